import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  API,
  MAIL_KINDS,
  MAIL_SORTS,
  MAIL_STATES,
  type Answer,
  type MailRow,
  type Saved,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button } from '@tivara/ui';
import { detailPath } from '../shared/section-path';
import { Time } from '../shared/ui/time';
import { overviewQuery } from '../overview/api';
import type { RowAction } from '../shared/table/actions';
import { TablePage, type TableColumn } from '../shared/table/table-page';
import type { TableSpec } from '../shared/table/table-spec';
import { TaskDialog } from '../shared/table/task-dialog';
import { useTask } from '../shared/table/use-task';
import { MAIL_KIND_LABELS, MAIL_STATE_LABELS, MailMark } from './mail-labels';
import styles from '../shared/ui/link.module.css';

const SPEC: TableSpec = {
  section: 'mails',
  label: 'Mails',
  path: API.adminMails,
  exportPath: `${API.adminMails}/export`,
  sorts: MAIL_SORTS,
  defaultSort: '-created_at',
  filters: [
    {
      name: 'state',
      label: 'State',
      options: MAIL_STATES.map((value) => ({ value, label: MAIL_STATE_LABELS[value] })),
    },
    {
      name: 'kind',
      label: 'About',
      options: MAIL_KINDS.map((value) => ({ value, label: MAIL_KIND_LABELS[value] })),
    },
  ],
};

const pathOf = ({ mail_id }: MailRow) => detailPath('mails', mail_id);

const COLUMNS: readonly TableColumn<MailRow>[] = [
  {
    key: 'to',
    header: 'To',
    phone: 'title',
    sort: 'to',
    cell: (row) => (
      <Link to={pathOf(row)} className={styles.link}>
        {row.to}
      </Link>
    ),
  },
  { key: 'kind', header: 'About', cell: ({ kind }) => MAIL_KIND_LABELS[kind] },
  {
    key: 'created',
    header: 'Written',
    sort: 'created_at',
    cell: ({ created_at }) => <Time at={created_at} />,
  },
  {
    key: 'attempts',
    header: 'Attempts',
    sort: 'attempts',
    cell: ({ attempts }) => (attempts === 1 ? '1 attempt' : `${attempts} attempts`),
  },
  {
    key: 'state',
    header: 'State',
    phone: 'block',
    sort: 'state',
    cell: (row) => <MailMark {...row} />,
  },
  {
    key: 'error',
    header: 'Last error',
    phone: 'block',
    className: styles.clipped,
    cell: ({ last_error }) => last_error && <span title={last_error}>{last_error}</span>,
  },
];

/** The outbox. */
export default function MailSection() {
  const api = useApi();
  const actions = (row: MailRow): RowAction[] => [
    { label: 'Open', link: <Link to={pathOf(row)} /> },
    ...(row.state === 'sent'
      ? []
      : [
          {
            label: row.state === 'dead' ? 'Send again' : 'Try now',
            run: () => api<Saved<MailRow>>(API.retryMail(row.mail_id), { method: 'POST' }),
          },
        ]),
  ];
  return (
    <TablePage
      title="Mail"
      spec={SPEC}
      columns={COLUMNS}
      rowKey={(row) => row.mail_id}
      rowName={(row) => `the mail to ${row.to}`}
      actions={actions}
      add={<RetryAll />}
    />
  );
}

/** Sends all again that were given up; there only while there are some. */
function RetryAll() {
  const api = useApi();
  const { data } = useQuery(overviewQuery(api));
  const tasks = useTask();
  const { state, start } = tasks;
  const dead = data?.mails.dead ?? 0;
  // It stays mounted once used, as the focus returns to it.
  if (dead === 0 && !state.task) return null;
  return (
    <>
      <Button
        variant="ghost"
        icon="retry"
        onClick={() =>
          start({
            run: () => api<Answer>(API.retryMails, { method: 'POST' }),
            confirm: {
              title: dead === 1 ? 'Send 1 mail again?' : `Send ${dead} mails again?`,
              text: 'All that were given up are tried again at once, and then as often as a new one.',
              action: 'Send again',
            },
          })
        }
      >
        Send all failed mails again
      </Button>
      <TaskDialog tasks={tasks} />
    </>
  );
}
