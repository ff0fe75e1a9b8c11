import {
  DELIVERY_SORTS,
  WEBHOOK_EVENTS,
  WEBHOOK_TEST,
  type ApiCall,
  type Delivery,
  type DeliveryState,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { TextLink } from '@tivara/ui';
import { Link } from 'react-router-dom';
import { tableReturnPath } from '../shared/table/table-place';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { Mark } from '../shared/ui/mark';
import { soon, timeColumn } from '../shared/ui/time';
import shared from '../shared/ui/shared.module.css';
import styles from './webhooks.module.css';

const STATE_LABELS: Record<DeliveryState, string> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};
const TONES = { pending: 'waiting', delivered: 'good', failed: 'bad' } as const;

const webhookChoices = (api: ApiCall) => ({
  queryKey: ['admin', 'webhooks', 'choices'],
  queryFn: (): Promise<unknown> => api('/api/admin/webhooks', { query: { pageSize: 100 } }),
  select: (answer: unknown) =>
    (answer as { items: { webhook_id: number; webhook_name: string }[] }).items.map(
      ({ webhook_id, webhook_name }) => [String(webhook_id), webhook_name] as const,
    ),
});

const SPEC: TablePageSpec<Delivery> = {
  section: 'webhooks/deliveries',
  title: 'Deliveries',
  label: 'Deliveries',
  path: '/api/admin/webhooks/deliveries',
  permissions: { write: 'webhooks:write' },
  sorts: DELIVERY_SORTS,
  defaultSort: '-created_at',
  filters: [
    { name: 'state', label: 'State', options: STATE_LABELS },
    {
      name: 'event',
      label: 'Event',
      options: Object.fromEntries([...WEBHOOK_EVENTS, WEBHOOK_TEST].map((name) => [name, name])),
    },
    { name: 'webhook', label: 'Webhook', options: 'id', choices: webhookChoices, isFurther: true },
  ],
  columns: [
    {
      key: 'event',
      header: 'Event',
      phone: 'title',
      className: shared.name,
      cell: ({ event }) => event,
    },
    { key: 'webhook', header: 'To', cell: ({ webhook_name }) => webhook_name },
    timeColumn('created_at', 'Happened'),
    {
      key: 'attempts',
      header: 'Attempts',
      sort: 'attempts',
      cell: ({ attempts }) => (attempts === 1 ? '1 attempt' : `${attempts} attempts`),
    },
    { key: 'state', header: 'State', phone: 'block', cell: (row) => <State {...row} /> },
    {
      key: 'answer',
      header: 'Answer',
      phone: 'block',
      cell: ({ last_error, last_status }) => last_error || last_status,
    },
    {
      key: 'payload',
      header: 'Data',
      phone: 'block',
      className: shared.clipped,
      cell: ({ payload }) => <code className={styles.payload}>{dataOf(payload)}</code>,
    },
  ],
  rowKey: (row) => row.delivery_id,
  rowName: (row) => `${row.event} to ${row.webhook_name}`,
  searchHint: 'Searches what was sent',
  help: 'What webhooks were sent in the last 30 days, and how it was answered.',
};

const dataOf = (payload: string) => JSON.stringify((JSON.parse(payload) as { data: object }).data);

/** The attempt that is under way counts among the attempts. */
const isUnderWay = (next: string) => Date.parse(next) <= Date.now();

function State({ state, attempts, next_attempt_at: next }: Delivery) {
  const isRetried = attempts > 0 && next !== null && !isUnderWay(next);
  return (
    <Mark tone={TONES[state]}>
      {isRetried ? `Sending again ${soon(next)}` : STATE_LABELS[state]}
    </Mark>
  );
}

export default function DeliverySection() {
  const api = useApi();
  const actions = ({ delivery_id: id, state }: Delivery): RowAction[] => [
    {
      label: state === 'pending' ? 'Send now' : 'Send again',
      run: () =>
        api('/api/admin/webhooks/deliveries/{id}/resend', { path: { id }, method: 'POST' }),
    },
  ];
  return (
    <TablePage
      spec={SPEC}
      actions={actions}
      add={<TextLink render={<Link to={tableReturnPath('webhooks')} />}>All webhooks</TextLink>}
    />
  );
}
