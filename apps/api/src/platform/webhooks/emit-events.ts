import { randomBytes } from 'node:crypto';
import {
  REFERENCE_ENTITIES,
  type AuditAction,
  type AuditEntity,
  type SentEvent,
} from '@tivara/contracts';
import { IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import { insertAll } from '../database/insert.js';
import { Webhook, WebhookDelivery, WebhookEvent } from './webhook.entity.js';

/** What the receiver needs to read the record; nothing of a person. */
interface EventData {
  id: number;
  name?: string;
  version?: number;
  /** Of a reference list: which one. */
  list?: string;
}

interface NewEvent {
  type: SentEvent;
  data: object;
  /** By which an event that several processes notice is stored once. */
  id?: string;
}

/** In the caller's transaction, so that an event is sent only if its change commits. @param at when it happened: later webhooks are not sent it */
export async function emitEvents(
  manager: EntityManager,
  at: Date,
  events: readonly NewEvent[],
): Promise<void> {
  if (!events.length) return;
  const webhooks = await manager.find(Webhook, {
    select: { id: true, events: true },
    where: { disabledAt: IsNull(), createdAt: LessThanOrEqual(at) },
  });
  const receivers = (type: SentEvent) =>
    webhooks.filter((webhook) => webhook.events.some((each) => each === type));
  await storeEvents(
    manager,
    at,
    events.flatMap((event) => {
      const webhookIds = receivers(event.type).map(({ id }) => id);
      return webhookIds.length ? [{ ...event, webhookIds }] : [];
    }),
  );
}

export async function storeEvents(
  manager: EntityManager,
  at: Date,
  events: readonly (NewEvent & { webhookIds: number[] })[],
): Promise<void> {
  const rows = events.map(({ type, data, id = newEventId(), webhookIds }) => ({
    event: { id, type, payload: payloadOf(type, at, data), createdAt: at },
    deliveries: webhookIds.map((webhookId) => ({
      webhookId,
      webhookEventId: id,
      nextAttemptAt: at,
    })),
  }));
  await insertAll(
    manager,
    WebhookEvent,
    rows.map(({ event }) => event),
  );
  await insertAll(
    manager,
    WebhookDelivery,
    rows.flatMap(({ deliveries }) => deliveries),
  );
}

const newEventId = () => `msg_${randomBytes(16).toString('base64url')}`;

/** (Standard Webhooks, Payload structure) */
const payloadOf = (type: SentEvent, at: Date, data: object) =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

type Subject = 'product' | 'store' | 'enquiry' | 'reference';
const SUBJECTS: Partial<Record<AuditEntity, Subject>> = {
  product: 'product',
  store: 'store',
  enquiry: 'enquiry',
  ...Object.fromEntries(REFERENCE_ENTITIES.map((entity) => [entity, 'reference'])),
};
/** They leave the record as it is, or gone as it was. */
const WITHOUT_EVENT: readonly AuditAction[] = ['export', 'preview link', 'purge'];

export type RecordChange = 'created' | 'updated' | 'deleted';

/** The event of a change that the audit records; none for what is not sent. */
export function eventsOfChange(
  action: AuditAction,
  entity: AuditEntity,
  change: RecordChange,
  { id, name, version }: EventData,
): NewEvent[] {
  if (!id || WITHOUT_EVENT.includes(action)) return [];
  if (entity === 'newsletter address') return [{ type: 'newsletter.deleted', data: { id } }];
  const subject = SUBJECTS[entity];
  if (!subject) return [];
  const list = subject === 'reference' ? { list: entity } : {};
  const data: EventData = { id, ...(name && { name }), ...(version && { version }), ...list };
  return [{ type: `${subject}.${change}`, data }];
}
