import type { EntityManager, EntityTarget, FindOptionsSelect } from 'typeorm';
import { In } from 'typeorm';
import { findAccountData, type AccountData } from '../../accounts/index.js';
import { Audit } from '../../platform/audit/audit.entity.js';
import { searchKey } from '../../platform/database/search-key.js';
import { Enquiry, EnquiryReply } from '../enquiries/enquiry.entity.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js';
import { SavedItem } from '../wishlists/saved-item.entity.js';
import { concerns } from './redact.js';

const AT_ONCE = 500;

export interface Person extends AccountData {
  key: string;
  enquiries: Enquiry[];
  /** To the enquiries. */
  replies: EnquiryReply[];
  subscriber: NewsletterSubscriber | null;
  mails: Mail[];
  savedItems: SavedItem[];
  /** Changes by the person and about it. */
  audit: Audit[];
}

export async function findPerson(manager: EntityManager, email: string): Promise<Person> {
  const key = searchKey(email);
  const is = (address: string) => searchKey(address) === key;
  const accountData = await findAccountData(manager, key);
  const { account, invitations } = accountData;
  const enquiries = await pick(manager, Enquiry, { id: true, toEmail: true }, (row) =>
    is(row.toEmail),
  );
  const enquiryIds = new Set(enquiries.map(({ id }) => id));
  const mails = await pick(
    manager,
    Mail,
    { id: true, recipient: true, replyTo: true, enquiryId: true },
    (row) =>
      is(row.recipient) || is(row.replyTo) || (row.enquiryId && enquiryIds.has(row.enquiryId)),
  );
  const about = subjectsOf({ account, invitations, enquiries, mails });
  const audit = await pick(manager, Audit, undefined, (row) => concerns(row, key, about));
  return {
    key,
    ...accountData,
    enquiries: await manager.find(Enquiry, {
      where: { id: In([...enquiryIds]) },
      relations: { items: true },
    }),
    replies: await manager.find(EnquiryReply, {
      where: { enquiryId: In([...enquiryIds]) },
      order: { id: 'ASC' },
    }),
    subscriber: await manager.findOneBy(NewsletterSubscriber, { emailKey: key }),
    mails: await manager.findBy(Mail, { id: In(mails.map(({ id }) => id)) }),
    savedItems: account ? await manager.findBy(SavedItem, { accountId: account.id }) : [],
    audit,
  };
}

/** As "entity id". */
export const subjectsOf = (person: {
  account: { id: number } | null;
  invitations: { id: number }[];
  enquiries: Pick<Enquiry, 'id'>[];
  mails: Pick<Mail, 'id'>[];
}): Set<string> =>
  new Set([
    ...(person.account ? [`account ${person.account.id}`] : []),
    ...person.invitations.map(({ id }) => `invitation ${id}`),
    ...person.enquiries.map(({ id }) => `enquiry ${id}`),
    ...person.mails.map(({ id }) => `mail ${id}`),
  ]);

/** Filters in code, as SQL does not fold case as searchKey does. @param select defaults to all columns */
async function pick<T extends { id: number }>(
  manager: EntityManager,
  target: EntityTarget<T>,
  select: FindOptionsSelect<T> | undefined,
  test: (row: T) => unknown,
): Promise<T[]> {
  const found: T[] = [];
  for (let last = 0; ;) {
    const rows = await manager
      .createQueryBuilder(target, 'row')
      .setFindOptions({ ...(select && { select }) })
      .where('row.id > :last', { last })
      .orderBy('row.id')
      .take(AT_ONCE)
      .getMany();
    found.push(...rows.filter(test));
    if (rows.length < AT_ONCE) return found;
    last = rows.at(-1)?.id ?? last;
  }
}
