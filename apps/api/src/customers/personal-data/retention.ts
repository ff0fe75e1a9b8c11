import { In, IsNull, LessThan, Not, type DataSource, type EntityManager } from 'typeorm';
import { deleteExpiredAccountData } from '../../accounts/index.js';
import { Audit } from '../../platform/audit/audit.entity.js';
import { deleteReportsBefore } from '../../releases/index.js';
import { Enquiry } from '../enquiries/enquiry.entity.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js';
import { SharedWishlist } from '../wishlists/shared-wishlist.entity.js';

const DAY_MS = 24 * 3600_000;

/** Retention of personal data in days. (docs/personal-data.md) */
export const RETENTION_DAYS = {
  /** The text of a mail, after it was sent. */
  mailText: 30,
  /** A mail that was given up, after it was written. */
  deadMail: 90,
  /** Who was written to and about what, after it was written. */
  mail: 365,
  /** An enquiry that is done, after it came. */
  enquiry: 730,
  /** An address that left the newsletter. */
  unsubscribed: 365,
  /** A link that grants access, after it expired or was used. */
  reset: 1,
  invitation: 30,
  audit: 730,
  /** A shared wishlist, after its link expired. */
  sharedWishlist: 30,
  /** Reports of visits. */
  report: 30,
} as const;

/** Enquiries that one transaction forgets. */
const AT_ONCE = 500;

/** Deletes data whose retention has ended. @returns numbers of rows by kind */
export async function applyRetention(
  dataSource: DataSource,
  now: Date,
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
        // From before links had an end.
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
    enquiries: await forgetEnquiries(dataSource, {
      status: 'done',
      createdAt: daysAgo('enquiry'),
    }),
    'shared wishlists': await gone(
      manager.delete(SharedWishlist, { expiresAt: daysAgo('sharedWishlist') }),
    ),
    ...(await deleteReportsBefore(manager, before(RETENTION_DAYS.report * DAY_MS))),
    'audit rows': await gone(manager.delete(Audit, { at: daysAgo('audit') })),
  };
}

async function forgetEnquiries(
  dataSource: DataSource,
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
      // Its items and mails go with it.
      await manager.delete(Enquiry, { id: In(ids) });
    });
    all += ids.length;
  }
}

/** That something was changed stays known; what it was does not. */
const blankAudit = (manager: EntityManager, entity: string, ids: number[]) =>
  manager.update(Audit, { entity, entityId: In(ids) }, { valueBefore: null, valueAfter: null });
