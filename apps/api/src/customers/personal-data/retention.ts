import { Inject, Injectable, Logger } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import { DataSource, In, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { deleteExpiredAccountData } from '../../accounts/index.js';
import { deleteSearchesBefore } from '../../catalogue/index.js';
import type { Task } from '../../platform/background/background.js';
import { Leases } from '../../platform/background/lease.js';
import { Clock } from '../../platform/clock.js';
import { DAY_MS } from '../../platform/database/times.js';
import { Audit } from '../../platform/audit/audit.entity.js';
import { IDEMPOTENCY_MS } from '../../platform/idempotency/idempotency.interceptor.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.entity.js';
import { Revision } from '../../platform/revisions/revision.entity.js';
import { deleteReportsBefore, deleteReportsBeyond } from '../../releases/index.js';
import { Enquiry } from '../enquiries/enquiry.entity.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { emitEvents } from '../../platform/webhooks/emit-events.js';
import { WebhookEvent } from '../../platform/webhooks/webhook.entity.js';
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js';
import { SharedWishlist } from '../wishlists/shared-wishlist.entity.js';

export const RETENTION_DAYS = {
  mailText: 30,
  deadMail: 90,
  mail: 365,
  enquiry: 730,
  unsubscribed: 365,
  reset: 1,
  invitation: 30,
  audit: 730,
  sharedWishlist: 30,
  report: 30,
  search: 90,
  webhookEvent: 30,
  revision: LIMITS.trashDays,
} as const;

const AT_ONCE = 500;

/** @returns numbers of deleted rows by kind */
export async function applyRetention(
  dataSource: DataSource,
  now: Date,
  { reportRows }: Pick<Settings, 'reportRows'>,
): Promise<Record<string, number>> {
  const { manager } = dataSource;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const ago = (ms: number) => LessThan(before(ms));
  const daysAgo = (kind: keyof typeof RETENTION_DAYS) => ago(RETENTION_DAYS[kind] * DAY_MS);
  const gone = async (work: Promise<{ affected?: number | null | undefined }>) =>
    (await work).affected ?? 0;
  return {
    ...(await deleteExpiredAccountData(manager, now, RETENTION_DAYS)),
    'unconfirmed addresses': await gone(
      manager.delete(NewsletterSubscriber, [
        { status: 'pending', confirmExpiresAt: ago(0) },
        // From before links expired.
        { status: 'pending', confirmExpiresAt: IsNull(), createdAt: ago(7 * DAY_MS) },
      ]),
    ),
    'unsubscribed addresses': await gone(
      manager.delete(NewsletterSubscriber, [
        { status: 'unsubscribed', unsubscribedAt: daysAgo('unsubscribed') },
        { status: 'unsubscribed', unsubscribedAt: IsNull(), createdAt: daysAgo('unsubscribed') },
      ]),
    ),
    'texts of mails': await gone(
      manager.update(
        Mail,
        { state: 'sent', sentAt: daysAgo('mailText'), payload: Not('') },
        { payload: '' },
      ),
    ),
    mails: await gone(
      manager.delete(Mail, [
        { state: 'dead', createdAt: daysAgo('deadMail') },
        { createdAt: daysAgo('mail') },
      ]),
    ),
    enquiries: await forgetEnquiries(dataSource, now, {
      status: 'done',
      createdAt: daysAgo('enquiry'),
    }),
    'shared wishlists': await gone(
      manager.delete(SharedWishlist, { expiresAt: daysAgo('sharedWishlist') }),
    ),
    ...(await deleteReportsBefore(manager, before(RETENTION_DAYS.report * DAY_MS))),
    'rows of reports beyond the limit': await deleteReportsBeyond(manager, reportRows),
    'counts of searches': await gone(
      deleteSearchesBefore(manager, before(RETENTION_DAYS.search * DAY_MS)),
    ),
    'events of webhooks': await gone(
      manager.delete(WebhookEvent, { createdAt: daysAgo('webhookEvent') }),
    ),
    'answers to repeated requests': await gone(
      manager.delete(IdempotencyKey, { createdAt: ago(IDEMPOTENCY_MS) }),
    ),
    revisions: await gone(manager.delete(Revision, { at: daysAgo('revision') })),
    'audit rows': await gone(manager.delete(Audit, { at: daysAgo('audit') })),
  };
}

async function forgetEnquiries(
  dataSource: DataSource,
  now: Date,
  where: { status: 'done'; createdAt: ReturnType<typeof LessThan<Date>> },
): Promise<number> {
  for (let all = 0; ;) {
    const due = await dataSource.manager.find(Enquiry, {
      select: { id: true },
      where,
      take: AT_ONCE,
    });
    if (!due.length) return all;
    const ids = due.map(({ id }) => id);
    await dataSource.transaction(async (manager) => {
      await blankAudit(manager, 'enquiry', ids);
      await manager.delete(Enquiry, { id: In(ids) });
      await emitEvents(
        manager,
        now,
        ids.map((id) => ({ type: 'enquiry.deleted', data: { id } })),
      );
    });
    all += ids.length;
  }
}

/** Keeps the fact that something changed. */
const blankAudit = (manager: EntityManager, entity: string, ids: number[]) =>
  manager.update(Audit, { entity, entityId: In(ids) }, { valueBefore: null, valueAfter: null });

/** Hourly, in one process at a time. (docs/reference/personal-data.md) */
@Injectable()
export class RetentionTask implements Task {
  readonly name = 'retention';
  readonly restMs = 3600_000;
  private readonly logger = new Logger('retention');

  constructor(
    private readonly dataSource: DataSource,
    private readonly leases: Leases,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'reportRows'>,
  ) {}

  async run(): Promise<boolean> {
    await this.leases.run(this.name, async () => {
      const gone = await applyRetention(this.dataSource, this.clock.now(), this.settings);
      const counts = Object.entries(gone).filter(([, rows]) => rows > 0);
      if (counts.length)
        this.logger.log(`forgotten: ${counts.map(([what, rows]) => `${rows} ${what}`).join(', ')}`);
    });
    return false;
  }
}
