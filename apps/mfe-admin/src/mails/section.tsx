import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { MAIL_SORTS, type MailRow } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, icons } from '@tivara/ui';
import { overviewQuery } from '../shared/overview-query';
import { detailPath } from '../shared/section-path';
import { useHistoryAction } from '../shared/table/history-action';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { TaskDialog, useTask } from '../shared/table/use-task';
import {
  MAIL_KIND_LABELS,
  MailMark,
  NoMailServer,
  useMailServer,
  useMailStateLabels,
  useRetryMail,
} from '../shared/mail-state';
import { timeColumn } from '../shared/ui/time';
import styles from '../shared/ui/shared.module.css';

const pageOf = ({ mail_id }: MailRow) => ({ to: detailPath('mails', mail_id) });

const SPEC: TablePageSpec<MailRow> = {
  section: 'mails',
  title: 'Mail',
  label: 'Mails',
  personal: true,
  path: '/api/admin/mails',
  permissions: { write: 'mails:write', export: 'mails:export' },
  sorts: MAIL_SORTS,
  defaultSort: '-created_at',
  columns: [
    {
      key: 'to',
      header: 'To',
      phone: 'title',
      sort: 'to',
      className: styles.name,
      cell: ({ to }) => to,
    },
    { key: 'kind', header: 'About', cell: ({ kind }) => MAIL_KIND_LABELS[kind] },
    timeColumn('created_at', 'Written'),
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
  ],
  rowKey: (row) => row.mail_id,
  rowName: (row) => `the mail to ${row.to}`,
};

export default function MailSection() {
  const retry = useRetryMail();
  const hasServer = useMailServer();
  const history = useHistoryAction();
  const spec: TablePageSpec<MailRow> = {
    ...SPEC,
    filters: [
      { name: 'state', label: 'State', options: useMailStateLabels() },
      { name: 'kind', label: 'About', options: MAIL_KIND_LABELS },
    ],
  };
  const actions = (row: MailRow): RowAction[] => [
    { label: 'Open', link: <Link {...pageOf(row)} /> },
    ...(row.state === 'sent' || !hasServer ? [] : [retry(row)]),
    ...history('mail', row.mail_id),
  ];
  return (
    <>
      {!hasServer && <NoMailServer />}
      <TablePage spec={spec} open={pageOf} actions={actions} add={hasServer && <RetryAll />} />
    </>
  );
}

function RetryAll() {
  const api = useApi();
  const { data } = useQuery(overviewQuery(api));
  const tasks = useTask();
  const dead = data?.mails?.dead ?? 0;
  // It stays mounted once used, since the focus returns to it.
  if (dead === 0 && !tasks.state.task) return null;
  return (
    <>
      <Button
        variant="ghost"
        icon={icons.retry}
        onClick={() =>
          tasks.start({
            label: 'Send again',
            run: () => api('/api/admin/mails/retry', { method: 'POST' }),
            confirm: {
              title: dead === 1 ? 'Send 1 mail again?' : `Send ${dead} mails again?`,
              text: 'All failed mails are sent now, and retried as often as new ones.',
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
