import { SUBSCRIBER_SORTS } from '@tivara/contracts';
import type { SubscriberRow, SubscriberStatus } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { useHistoryAction } from '../shared/table/history-action';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { Mark } from '../shared/ui/mark';
import { Time, timeColumn } from '../shared/ui/time';
import styles from '../shared/ui/shared.module.css';

const STATUS_LABELS: Readonly<Record<SubscriberStatus, string>> = {
  pending: 'Not confirmed',
  confirmed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};
const STATUS_TONES = { pending: 'waiting', confirmed: 'good', unsubscribed: 'quiet' } as const;

const SPEC: TablePageSpec<SubscriberRow> = {
  section: 'newsletter',
  title: 'Newsletter',
  label: 'Addresses',
  personal: true,
  path: '/api/admin/newsletter',
  permissions: { write: 'newsletter:write', export: 'newsletter:export' },
  sorts: SUBSCRIBER_SORTS,
  defaultSort: '-created_at',
  filters: [{ name: 'status', label: 'State', options: STATUS_LABELS }],
  columns: [
    {
      key: 'email',
      header: 'Email',
      phone: 'title',
      sort: 'email',
      className: styles.long,
      cell: ({ email }) => email,
    },
    timeColumn('created_at', 'Signed up'),
    {
      key: 'confirmed',
      header: 'Confirmed',
      cell: ({ confirmed_at }) => (confirmed_at ? <Time at={confirmed_at} /> : 'not yet'),
    },
    {
      key: 'status',
      header: 'State',
      phone: 'block',
      cell: ({ status }) => <Mark tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Mark>,
    },
  ],
  rowKey: (row) => row.subscriber_id,
  rowName: (row) => row.email,
  help: 'Visitors sign up in the footer of every page.',
};

export default function NewsletterSection() {
  const api = useApi();
  const history = useHistoryAction();
  const actions = ({ subscriber_id, email }: SubscriberRow): RowAction[] => [
    ...history('newsletter address', subscriber_id),
    {
      label: 'Remove',
      danger: true,
      confirm: {
        title: `Remove ${email}?`,
        text: 'The address is deleted and gets no newsletter unless its owner signs up again.',
      },
      run: () =>
        api('/api/admin/newsletter/{id}', { path: { id: subscriber_id }, method: 'DELETE' }),
    },
  ];
  return <TablePage spec={SPEC} actions={actions} />;
}
