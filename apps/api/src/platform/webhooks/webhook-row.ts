import type { WebhookEvent } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { withTimes, type RawRow } from '../database/times.js';
import type { WebhookDto } from './webhook.dto.js';
import { Webhook, WebhookDelivery } from './webhook.entity.js';

/** Its secret is encrypted for it. */
export const SECRET_OWNER = 'webhook';

export const WEBHOOK_COLUMNS = `w.id AS webhook_id, w.name AS webhook_name, w.url, w.events, w.created_at, w.failing_since AS failing_at,
  CASE WHEN w.disabled_at IS NULL THEN 'active' ELSE 'disabled' END AS state, w.version,
  (SELECT email FROM account a WHERE a.id = w.account_id) AS created_by,
  (SELECT COUNT(*) FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'pending') AS pending,
  (SELECT COUNT(*) FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'failed') AS failed`;

export type WebhookRow = RawRow<Omit<WebhookDto, 'events'>> & { events: string };

export const toWebhook = ({ events, pending, failed, ...row }: WebhookRow): WebhookDto => ({
  ...withTimes<Omit<WebhookDto, 'events' | 'pending' | 'failed'>>(row),
  events: JSON.parse(events) as WebhookEvent[],
  pending: Number(pending),
  failed: Number(failed),
});

export async function readWebhook(
  manager: Pick<EntityManager, 'query'>,
  id: number,
): Promise<WebhookDto | null> {
  const [row] = await manager.query<WebhookRow[]>(
    `SELECT ${WEBHOOK_COLUMNS} FROM webhook w WHERE w.id = ?`,
    [id],
  );
  return row ? toWebhook(row) : null;
}

/** As after a success. */
export const NOT_FAILING = { failingSince: null, failures: 0, retryAt: null };

/** Gives up what it was to be sent. */
export async function disableWebhook(
  manager: EntityManager,
  id: number,
  disabledAt: Date,
): Promise<void> {
  await manager.update(Webhook, { id }, { disabledAt });
  await manager.update(
    WebhookDelivery,
    { webhookId: id, state: 'pending' },
    { state: 'failed', lastError: 'The webhook was disabled.' },
  );
}
