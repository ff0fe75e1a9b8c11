import { useState } from 'react';
import { Link } from 'react-router-dom';
import { WEBHOOK_SORTS, type Webhook, type WebhookState } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, icons } from '@tivara/ui';
import { describeChoices } from '../shared/form/choice-areas';
import { sectionPath } from '../shared/section-path';
import { useHistoryAction } from '../shared/table/history-action';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { Mark } from '../shared/ui/mark';
import { timeColumn, when } from '../shared/ui/time';
import { EVENT_AREAS } from './events';
import { WebhookDialog, type EditedWebhook } from './webhook-dialog';
import shared from '../shared/ui/shared.module.css';
import styles from './webhooks.module.css';

const STATE_LABELS: Record<WebhookState, string> = { active: 'Active', disabled: 'Disabled' };

const deliveriesOf = ({ webhook_id: id }: Webhook) => ({
  to: sectionPath('webhooks/deliveries', new URLSearchParams({ webhook: String(id) })),
});

const SPEC: TablePageSpec<Webhook> = {
  section: 'webhooks',
  title: 'Webhooks',
  label: 'Webhooks',
  path: '/api/admin/webhooks',
  permissions: { write: 'webhooks:write' },
  sorts: WEBHOOK_SORTS,
  defaultSort: 'name',
  filters: [{ name: 'state', label: 'State', options: STATE_LABELS }],
  columns: [
    {
      key: 'name',
      header: 'Name',
      phone: 'title',
      sort: 'name',
      className: shared.name,
      cell: (row) => row.webhook_name,
    },
    {
      key: 'url',
      header: 'URL',
      phone: 'block',
      cell: ({ url }) => <code className={styles.url}>{url}</code>,
    },
    {
      key: 'events',
      header: 'Events',
      phone: 'block',
      cell: ({ events }) => (
        <ul className={styles.events}>
          {describeChoices(EVENT_AREAS, events).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    },
    timeColumn('created_at', 'Created'),
    { key: 'undelivered', header: 'Not delivered', cell: (row) => undelivered(row) },
    { key: 'state', header: 'State', phone: 'block', cell: (row) => <State {...row} /> },
  ],
  rowKey: (row) => row.webhook_id,
  rowName: (row) => row.webhook_name,
  help: 'A webhook tells another system of changes as they happen: an ERP, a marketplace, a till.',
};

const undelivered = ({ pending, failed }: Webhook) =>
  [...(pending ? [`${pending} waiting`] : []), ...(failed ? [`${failed} failed`] : [])].join(', ');

function State({ state, failing_at: since }: Webhook) {
  if (state === 'disabled') return <Mark tone="bad">{STATE_LABELS.disabled}</Mark>;
  if (since) return <Mark tone="waiting">Not reached since {when(since)}</Mark>;
  return <Mark tone="good">{STATE_LABELS.active}</Mark>;
}

export default function WebhookSection() {
  const api = useApi();
  const history = useHistoryAction();
  const [edited, setEdited] = useState<EditedWebhook | null>(null);
  const actions = (row: Webhook): RowAction[] => {
    const { webhook_id: id, webhook_name: name, state, failed } = row;
    const test: RowAction = {
      label: 'Send a test event',
      run: () => api('/api/admin/webhooks/{id}/test', { path: { id }, method: 'POST' }),
    };
    const resend: RowAction = {
      label: 'Send failed events again',
      run: () => api('/api/admin/webhooks/{id}/resend', { path: { id }, method: 'POST' }),
    };
    return [
      { label: 'Deliveries', link: <Link {...deliveriesOf(row)} /> },
      { label: 'Edit', onSelect: () => setEdited(row) },
      ...(state === 'active' ? [test] : []),
      ...(state === 'active' && failed ? [resend] : []),
      ...history('webhook', id),
      {
        label: 'Delete',
        danger: true,
        confirm: {
          title: `Delete ${name}?`,
          text: 'It is sent nothing more, and its deliveries are forgotten.',
        },
        run: () => api('/api/admin/webhooks/{id}', { path: { id }, method: 'DELETE' }),
      },
    ];
  };
  return (
    <>
      <TablePage
        spec={SPEC}
        open={deliveriesOf}
        actions={actions}
        add={
          <Button icon={icons.plus} onClick={() => setEdited('new')}>
            New webhook
          </Button>
        }
      />
      <WebhookDialog edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}
