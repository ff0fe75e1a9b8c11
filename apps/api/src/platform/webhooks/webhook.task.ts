import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../audit/audited-transactions.js';
import type { Task } from '../background/background.js';
import { Queue } from '../background/queue.js';
import { Clock } from '../clock.js';
import { databaseTime, DAY_MS } from '../database/times.js';
import { MailService } from '../mail/mail.service.js';
import { decrypt, encrypt } from '../security/encryption.js';
import { SETTINGS, adminUrl, type Settings } from '../settings/settings.js';
import { message } from '../wording/message.js';
import { isGone, postEvent, type Outcome } from './post-event.js';
import { Webhook, WebhookDelivery, WebhookEvent } from './webhook.entity.js';
import { NOT_FAILING, SECRET_OWNER, disableWebhook, readWebhook } from './webhook-row.js';

const REST_MS = 1_000;
/** To one receiver. */
const AT_ONCE = 4;
/** Receivers. */
const MAX_LANES = 20;
/** Back-off quadruples up to the maximum: about a day in total. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 6 * 3600_000;
export const ATTEMPTS = 11;
const GIVE_UP_MS = DAY_MS;

export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 4 ** (failures - 1), LONGEST_PAUSE_MS);

const DISABLED_MAIL = {
  subject: message('The webhook {name} was disabled'),
  text: message(
    'Another system could not be reached for a day, or wants no more events. It is sent none until you enable its webhook again.',
  ),
  url: message('Address'),
  error: message('Last error'),
  action: message('Open its deliveries'),
};

/** Sends events, each at least once, to each receiver apart from the others, so that a slow one holds up itself alone. */
@Injectable()
export class WebhookTask implements Task, BeforeApplicationShutdown {
  readonly name = 'webhooks';
  readonly restMs = REST_MS;
  private readonly logger = new Logger(this.name);
  private readonly queue: Queue<WebhookDelivery>;
  private readonly lanes = new Map<number, Promise<void>>();
  private isStopping = false;
  private renewal: Promise<void> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(WebhookDelivery) deliveries: Repository<WebhookDelivery>,
    private readonly changes: AuditedTransactions,
    private readonly mail: MailService,
    private readonly clock: Clock,
    @Inject(SETTINGS)
    private readonly settings: Settings,
  ) {
    this.queue = new Queue(deliveries, clock);
  }

  async run(): Promise<boolean> {
    this.renewal ??= this.encryptAnew();
    await this.renewal.catch((error: unknown) => {
      this.renewal = null;
      throw error;
    });
    for (const id of await this.dueWebhooks()) {
      if (this.lanes.has(id) || this.lanes.size === MAX_LANES) continue;
      const lane = this.sendAll(id)
        .catch((error: Error) => this.logger.error(error.stack))
        .finally(() => this.lanes.delete(id));
      this.lanes.set(id, lane);
    }
    return false;
  }

  /** Resolves when all that was due when `run` was called has been attempted. */
  async settled(): Promise<void> {
    await Promise.all(this.lanes.values());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    const patience = new AbortController();
    const late = delay(this.settings.deadlines.tasks, undefined, { signal: patience.signal });
    await Promise.race([this.settled().then(() => patience.abort()), late.catch(() => undefined)]);
  }

  /** Once per process, so that an earlier SECRET is not needed any more. */
  private async encryptAnew(): Promise<void> {
    const { manager } = this.dataSource;
    for (const { id, secret: sealed } of await manager.find(Webhook)) {
      const secret = decrypt(this.settings, sealed, SECRET_OWNER);
      if (secret === null) continue;
      const anew = { secret: encrypt(this.settings, secret, SECRET_OWNER) };
      await manager.update(Webhook, { id }, anew);
    }
  }

  private async dueWebhooks(): Promise<number[]> {
    const now = databaseTime(this.clock.now());
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM webhook w WHERE (retry_at IS NULL OR retry_at <= ?) AND EXISTS
         (SELECT 1 FROM webhook_delivery d
          WHERE d.webhook_id = w.id AND d.state = 'pending' AND d.next_attempt_at <= ?)`,
      [now, now],
    );
    return rows.map(({ id }) => id);
  }

  private async sendAll(webhookId: number): Promise<void> {
    while (!this.isStopping) {
      const due = await this.queue.due(AT_ONCE, `webhook_id = :webhookId AND ${NOT_WAITING}`, {
        webhookId,
      });
      if (!due.length) return;
      await Promise.all(due.map((id) => this.queue.work(id, (row) => this.attempt(row))));
    }
  }

  private async attempt(delivery: WebhookDelivery): Promise<Partial<WebhookDelivery>> {
    const { manager } = this.dataSource;
    const webhook = await manager.findOneByOrFail(Webhook, { id: delivery.webhookId });
    const event = await manager.findOneByOrFail(WebhookEvent, { id: delivery.webhookEventId });
    const outcome = await this.post(webhook, event);
    const last = { lastStatus: outcome.status, lastError: (outcome.error ?? '').slice(0, 1000) };
    if (outcome.error === null) {
      if (webhook.failures) await manager.update(Webhook, { id: webhook.id }, NOT_FAILING);
      return { ...last, state: 'delivered', deliveredAt: this.clock.now() };
    }
    this.logger.warn(`${event.type} was not delivered to ${webhook.name}: ${outcome.error}`);
    const isDisabled = await this.afterFailure(webhook, outcome);
    if (isDisabled || delivery.attempts >= ATTEMPTS) return { ...last, state: 'failed' };
    return { ...last, nextAttemptAt: this.in(pauseAfter(delivery.attempts)) };
  }

  private async post({ url, secret: sealed }: Webhook, event: WebhookEvent): Promise<Outcome> {
    const secret = decrypt(this.settings, sealed, SECRET_OWNER);
    if (secret === null)
      return {
        status: null,
        error: 'Its secret cannot be decrypted, as SECRET has changed. Make the webhook anew.',
      };
    const { webhookNetworks: networks, deadlines } = this.settings;
    return postEvent({ url, secret }, event, { networks, deadline: deadlines.webhook });
  }

  /** @returns whether its webhook is disabled */
  private async afterFailure(
    { id, failures }: Pick<Webhook, 'id' | 'failures'>,
    outcome: Outcome,
  ): Promise<boolean> {
    const now = this.clock.now();
    return this.changes.run(ACTOR, async (change) => {
      const { manager } = change;
      await change.lock(Webhook, id);
      const webhook = await manager.findOneByOrFail(Webhook, { id });
      if (webhook.disabledAt) return true;
      const failingSince = webhook.failingSince ?? now;
      const retryAt = this.in(pauseAfter(failures + 1));
      // Concurrent attempts count as one failure.
      await manager.update(Webhook, { id }, { failures: failures + 1, failingSince, retryAt });
      const isLong = now.getTime() - failingSince.getTime() >= GIVE_UP_MS;
      if (!isLong && !isGone(outcome)) return false;
      const before = await readWebhook(manager, id);
      await disableWebhook(manager, id, now);
      await change.record('update', 'webhook', id, before, await readWebhook(manager, id));
      await this.mailOwners(manager, webhook, outcome);
      return true;
    });
  }

  private in = (ms: number) => new Date(this.clock.now().getTime() + ms);

  private async mailOwners(
    manager: EntityManager,
    { id, name, url }: Webhook,
    { error }: Outcome,
  ): Promise<void> {
    const owners = await manager.query<{ email: string }[]>(
      "SELECT email FROM account WHERE role = 'owner' AND status = 'active'",
    );
    const path = `/admin/webhooks/deliveries?webhook=${id}`;
    for (const { email } of owners)
      await this.mail.enqueue(manager, {
        kind: 'account',
        to: email,
        subject: DISABLED_MAIL.subject.with({ name }),
        paragraphs: [DISABLED_MAIL.text],
        facts: [
          [DISABLED_MAIL.url, url],
          [DISABLED_MAIL.error, error ?? ''],
        ],
        action: { label: DISABLED_MAIL.action, url: adminUrl(this.settings, path) },
      });
  }
}

/** In a query of deliveries. */
const NOT_WAITING =
  'EXISTS (SELECT 1 FROM webhook w WHERE w.id = webhook_id AND (w.retry_at IS NULL OR w.retry_at <= :now))';

const ACTOR = {
  account: { id: null, email: 'webhook delivery', role: null },
  requestId: 'webhook delivery',
};
