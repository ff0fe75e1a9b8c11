import {
  API,
  SUBSCRIBER_SORTS,
  SUBSCRIBER_STATUSES,
  type Answer,
  type SubscriberRow,
  type SubscriberStatus,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Mark } from '../shared/ui/mark';
import { Time } from '../shared/ui/time';
import type { RowAction } from '../shared/table/actions';
import { TablePage, type TableColumn } from '../shared/table/table-page';
import type { TableSpec } from '../shared/table/table-spec';
import styles from '../shared/ui/link.module.css';

const WORDS: Readonly<Record<SubscriberStatus, string>> = {
  pending: 'Not confirmed',
  confirmed: 'On the list',
  unsubscribed: 'Left',
};
const TONES = { pending: 'waiting', confirmed: 'good', unsubscribed: 'quiet' } as const;

const SPEC: TableSpec = {
  section: 'newsletter',
  label: 'Addresses',
  path: API.adminNewsletter,
  exportPath: `${API.adminNewsletter}/export`,
  sorts: SUBSCRIBER_SORTS,
  defaultSort: '-created_at',
  filters: [
    {
      name: 'status',
      label: 'State',
      options: SUBSCRIBER_STATUSES.map((value) => ({ value, label: WORDS[value] })),
    },
  ],
};

const COLUMNS: readonly TableColumn<SubscriberRow>[] = [
  {
    key: 'email',
    header: 'Email',
    phone: 'title',
    sort: 'email',
    className: styles.long,
    cell: ({ email }) => email,
  },
  {
    key: 'created',
    header: 'Signed up',
    sort: 'created_at',
    cell: ({ created_at }) => <Time at={created_at} />,
  },
  {
    key: 'confirmed',
    header: 'Confirmed',
    cell: ({ confirmed_at }) => (confirmed_at ? <Time at={confirmed_at} /> : 'not yet'),
  },
  {
    key: 'status',
    header: 'State',
    phone: 'block',
    cell: ({ status }) => <Mark tone={TONES[status]}>{WORDS[status]}</Mark>,
  },
];

/** The addresses of the newsletter. */
export default function NewsletterSection() {
  const api = useApi();
  const actions = ({ subscriber_id, email }: SubscriberRow): RowAction[] => [
    {
      label: 'Remove',
      danger: true,
      confirm: {
        title: `Remove ${email}?`,
        text: 'The address is forgotten. It gets no newsletter unless its owner signs up again.',
        action: 'Remove',
      },
      run: () => api<Answer>(API.subscriber(subscriber_id), { method: 'DELETE' }),
    },
  ];
  return (
    <TablePage
      title="Newsletter"
      spec={SPEC}
      columns={COLUMNS}
      rowKey={(row) => row.subscriber_id}
      rowName={(row) => row.email}
      actions={actions}
      help="The form in the footer of every page adds to them."
    />
  );
}
