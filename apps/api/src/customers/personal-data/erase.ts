import type { WebhookEvent } from '@tivara/contracts';
import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import { eraseAccountData, lockOwners } from '../../accounts/index.js';
import { chunksOf } from '../../platform/database/sql.js';
import { Audit } from '../../platform/audit/audit.entity.js';
import { Enquiry } from '../enquiries/enquiry.entity.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js';
import { emitEvents } from '../../platform/webhooks/emit-events.js';
import { findPerson, subjectsOf, type Person } from './person.js';
import { redact } from './redact.js';

const AT_ONCE = 500;

export type Erased = Record<string, number>;

/** Anonymises audit rows. @throws ConflictException for the last active owner */
export async function erase(
  dataSource: DataSource,
  email: string,
  { dryRun }: { dryRun: boolean },
): Promise<Erased> {
  try {
    return await dataSource.transaction(async (manager) => {
      await lockOwners(manager);
      const person = await findPerson(manager, email);
      await eraseFound(manager, person);
      if (dryRun) throw new Undo(countsOf(person));
      return countsOf(person);
    });
  } catch (error) {
    if (error instanceof Undo) return error.erased;
    throw error;
  }
}

class Undo extends Error {
  constructor(readonly erased: Erased) {
    super('A dry run changes nothing.');
  }
}

async function eraseFound(manager: EntityManager, person: Person): Promise<void> {
  const about = subjectsOf(person);
  for (const { id, ...row } of person.audit) {
    const { actor, valueBefore, valueAfter } = redact(row, person.key, about);
    await manager.update(Audit, { id }, { actor, valueBefore, valueAfter });
  }
  await remove(manager, Mail, person.mails);
  // With their replies.
  await remove(manager, Enquiry, person.enquiries);
  if (person.subscriber) await remove(manager, NewsletterSubscriber, [person.subscriber]);
  await emitEvents(manager, new Date(), [
    ...person.enquiries.map(({ id }) => deletionOf('enquiry.deleted', id)),
    ...(person.subscriber ? [deletionOf('newsletter.deleted', person.subscriber.id)] : []),
  ]);
  await eraseAccountData(manager, person);
}

const deletionOf = (type: WebhookEvent, id: number) => ({ type, data: { id } });

async function remove<T extends { id: number }>(
  manager: EntityManager,
  target: EntityTarget<T>,
  rows: T[],
): Promise<void> {
  for (const some of chunksOf(rows, AT_ONCE))
    await manager.delete(
      target,
      some.map(({ id }) => id),
    );
}

const countsOf = (person: Person): Erased => ({
  accounts: person.account ? 1 : 0,
  sessions: person.sessions.length,
  invitations: person.invitations.length,
  'saved frames': person.savedItems.length,
  enquiries: person.enquiries.length,
  'replies to enquiries': person.replies.length,
  'newsletter addresses': person.subscriber ? 1 : 0,
  mails: person.mails.length,
  'audit rows, made anonymous': person.audit.length,
});
