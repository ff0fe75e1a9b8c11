import { Injectable, NotFoundException } from '@nestjs/common';
import type { Page, SubscriberRow, SubscriberSort, SubscriberStatus } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { Changes } from '../audit/changes.js';
import { isoTime } from '../database/iso-time.js';
import { readPage } from '../database/read-page.js';
import { searchKey } from '../database/search-key.js';
import { allOf, contains, sql } from '../database/sql.js';
import type { Actor } from '../http/actor.js';
import { orderBy, type TableQuery } from '../http/table.query.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

export type SubscriberQuery = TableQuery<SubscriberSort> & { status: SubscriberStatus | '' };

const COLUMNS = 's.id, s.email, s.status, s.created_at AS createdAt, s.confirmed_at AS confirmedAt';
const SORTS = { created_at: 's.created_at', email: 's.email_key' };

interface Row {
  id: number;
  email: string;
  status: SubscriberStatus;
  createdAt: Date | string;
  confirmedAt: Date | string | null;
}

@Injectable()
export class NewsletterAdminService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
  ) {}

  /** The newest first, unless sorted. */
  table({ q, status, sort, page, pageSize }: SubscriberQuery): Promise<Page<SubscriberRow>> {
    const where = allOf([
      ...(status ? [sql('s.status = ?', status)] : []),
      ...(q ? [contains('s.email_key', searchKey(q))] : []),
    ]);
    const order = orderBy(sort, SORTS, 's.id', 's.id DESC');
    return readPage(
      this.dataSource,
      { columns: COLUMNS, from: 'newsletter_subscriber s', where, order, page, pageSize },
      toRow,
    );
  }

  /** Forgets an address, as its owner may ask. @throws NotFoundException when there is none. */
  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, async (change) => {
      const row = await change.manager.findOneBy(NewsletterSubscriber, { id });
      if (!row) throw missing();
      await change.manager.delete(NewsletterSubscriber, { id });
      // Not the address: it is to be forgotten.
      await change.record('delete', 'newsletter address', id, { status: row.status }, null);
    });
  }
}

export const missing = () => new NotFoundException('This newsletter address does not exist.');

const toRow = ({ id, email, status, createdAt, confirmedAt }: Row): SubscriberRow => ({
  subscriber_id: id,
  email,
  status,
  created_at: isoTime(createdAt),
  confirmed_at: confirmedAt && isoTime(confirmedAt),
});
