import { randomBytes } from 'node:crypto';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { LIMITS, WEBHOOK_TEST, type Page } from '@tivara/contracts';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { AuditedTransactions } from '../audit/audited-transactions.js';
import { Clock } from '../clock.js';
import { insertRow } from '../database/insert.js';
import { readPage } from '../database/read-page.js';
import { searchKey } from '../database/search-key.js';
import { allOf, contains, matches, sql } from '../database/sql.js';
import { withTimes, type RawRow } from '../database/times.js';
import type { Actor } from '../http/current-user.js';
import { invalidField } from '../http/field-errors.js';
import { notFound } from '../http/row-id.js';
import { orderBy } from '../http/table.query.js';
import { encrypt } from '../security/encryption.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { storeEvents } from './emit-events.js';
import { Webhook, WebhookDelivery } from './webhook.entity.js';
import {
  NOT_FAILING,
  SECRET_OWNER,
  WEBHOOK_COLUMNS,
  disableWebhook,
  readWebhook,
  toWebhook,
} from './webhook-row.js';
import type {
  DeliveryDto,
  DeliveryQueryDto,
  WebhookBody,
  WebhookDto,
  WebhookEditBody,
  WebhookQueryDto,
} from './webhook.dto.js';

const SECRET_BYTES = 32;

const SORTS = { name: ['w.search_key', 'w.id'], created_at: ['w.id'] };
// Ids ascend with time.
const DELIVERY_SORTS = { created_at: ['d.id'], attempts: ['d.attempts', 'd.id'] };

const DELIVERY_COLUMNS = `d.id AS delivery_id, d.webhook_id, w.name AS webhook_name, e.id AS event_id,
  e.type AS event, e.payload, d.state, d.attempts, d.last_status, d.last_error, e.created_at, d.delivered_at,
  CASE WHEN d.state = 'pending' THEN d.next_attempt_at END AS next_attempt_at`;
const DELIVERIES = `webhook_delivery d JOIN webhook w ON w.id = d.webhook_id
  JOIN webhook_event e ON e.id = d.webhook_event_id`;

@Injectable()
export class WebhookService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'production' | 'secrets'>,
  ) {}

  table({ q, state, sort, page, pageSize }: WebhookQueryDto): Promise<Page<WebhookDto>> {
    const isState = `(CASE WHEN w.disabled_at IS NULL THEN 'active' ELSE 'disabled' END)`;
    return readPage(
      this.dataSource,
      {
        id: 'w.id',
        columns: WEBHOOK_COLUMNS,
        from: 'webhook w',
        where: allOf([contains('w.search_key', searchKey(q)), matches({ [isState]: state })]),
        order: orderBy(sort || 'name', SORTS, 'w.id'),
        page,
        pageSize,
      },
      toWebhook,
    );
  }

  /** @returns the secret, which is nowhere else, and the row. @throws ConflictException beyond the limit */
  create(actor: Actor, body: WebhookBody): Promise<{ secret: string } & WebhookDto> {
    const columns = this.columnsOf(body);
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    return this.changes.run(actor, async (change) => {
      if ((await change.manager.count(Webhook)) >= LIMITS.webhooks)
        throw new ConflictException(
          `There are ${LIMITS.webhooks} webhooks already. Delete one first.`,
        );
      const id = await insertRow(change.manager, Webhook, {
        ...columns,
        secret: encrypt(this.settings, secret, SECRET_OWNER),
        accountId: actor.account.id,
        createdAt: change.at,
      });
      return { secret, ...(await change.created(subjectOf(id))) };
    });
  }

  /** @throws NotFoundException, or ConflictException with the `current` row when it is newer than `version` */
  update(
    actor: Actor,
    id: number,
    { version, enabled, ...body }: WebhookEditBody,
  ): Promise<WebhookDto> {
    const columns = this.columnsOf(body);
    return this.changes.edit(actor, {
      ...subjectOf(id),
      version,
      columns: {
        ...columns,
        ...(enabled && { disabledAt: null, ...NOT_FAILING }),
      },
      also: async (manager, before) => {
        if (!enabled && before.state === 'active')
          await disableWebhook(manager, id, this.clock.now());
      },
    });
  }

  /** With its deliveries. */
  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, (change) => change.remove(subjectOf(id)));
  }

  /** Sends an event of its own. @throws ConflictException while it is disabled */
  async test(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await activeIn(manager, id);
      const data = { message: 'A test of this webhook.' };
      await storeEvents(manager, this.clock.now(), [
        { type: WEBHOOK_TEST, data, webhookIds: [id] },
      ]);
    });
  }

  deliveries(query: DeliveryQueryDto): Promise<Page<DeliveryDto>> {
    const { q, webhook, state, event, sort, page, pageSize } = query;
    return readPage(
      this.dataSource,
      {
        id: 'd.id',
        columns: DELIVERY_COLUMNS,
        from: DELIVERIES,
        where: allOf([
          contains('e.payload', q),
          matches({ 'd.state': state, 'e.type': event }),
          ...(webhook === null ? [] : [sql('d.webhook_id = ?', webhook)]),
        ]),
        order: orderBy(sort || '-created_at', DELIVERY_SORTS, 'd.id'),
        page,
        pageSize,
      },
      withTimes<DeliveryDto>,
    );
  }

  /** Whatever its state is. @throws NotFoundException, ConflictException while its webhook is disabled */
  resend(actor: Actor, id: number): Promise<DeliveryDto> {
    return this.changes.run(actor, async (change) => {
      const { manager, at } = change;
      const before = await readDelivery(manager, id);
      await activeIn(manager, before.webhook_id);
      await sendAgain(manager, { id, webhookId: before.webhook_id }, at);
      const after = await readDelivery(manager, id);
      const { webhook_id, webhook_name, event, event_id } = after;
      const named = { webhook_name, event, event_id };
      await change.record('retry', 'webhook', webhook_id, named, named);
      return after;
    });
  }

  /** What was given up. @returns how many. @throws ConflictException while the webhook is disabled */
  resendFailed(actor: Actor, webhookId: number): Promise<number> {
    return this.changes.run(actor, async (change) => {
      const { webhook_name } = await activeIn(change.manager, webhookId);
      const failed = { webhookId, state: 'failed' as const };
      const deliveries = await sendAgain(change.manager, failed, change.at);
      if (deliveries)
        await change.record('retry', 'webhook', webhookId, null, { webhook_name, deliveries });
      return deliveries;
    });
  }

  private columnsOf({ webhook_name: name, url, events }: WebhookBody) {
    const violation = urlViolation(url, this.settings);
    if (violation) throw invalidField('url', violation);
    return { name, searchKey: searchKey(name), url, events };
  }
}

const subjectOf = (id: number) => ({
  entity: 'webhook' as const,
  target: Webhook,
  id,
  read: (manager: EntityManager) => readWebhook(manager, id),
});

function urlViolation(text: string, { production }: Pick<Settings, 'production'>): string | null {
  if (!URL.canParse(text)) return 'Enter a whole URL, such as https://erp.example/tivara.';
  const { protocol, username, password, hash } = new URL(text);
  if (protocol !== 'https:' && (production || protocol !== 'http:'))
    return 'The URL must begin with https://.';
  if (username || password) return 'The URL cannot have a password: check the signature instead.';
  return hash ? 'The URL cannot have a part after #.' : null;
}

async function activeIn(manager: EntityManager, id: number): Promise<WebhookDto> {
  const webhook = await readWebhook(manager, id);
  if (!webhook) throw notFound('webhook');
  if (webhook.state === 'disabled')
    throw new ConflictException('This webhook is disabled. Enable it first.');
  return webhook;
}

async function readDelivery(manager: EntityManager, id: number): Promise<DeliveryDto> {
  const [row] = await manager.query<RawRow<DeliveryDto>[]>(
    `SELECT ${DELIVERY_COLUMNS} FROM ${DELIVERIES} WHERE d.id = ?`,
    [id],
  );
  if (!row) throw notFound('delivery');
  return withTimes<DeliveryDto>(row);
}

async function sendAgain(
  manager: EntityManager,
  where: FindOptionsWhere<WebhookDelivery> & { webhookId: number },
  at: Date,
): Promise<number> {
  await manager.update(Webhook, { id: where.webhookId }, { retryAt: null });
  const again = { state: 'pending' as const, attempts: 0, nextAttemptAt: at };
  return (await manager.update(WebhookDelivery, where, again)).affected ?? 0;
}
