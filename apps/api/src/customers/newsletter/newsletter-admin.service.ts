import { Injectable, NotFoundException } from '@nestjs/common';
import type { Page, SubscriberRow, SubscriberSort, SubscriberStatus } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { DataVersions } from '../../platform/versions/data-versions.js';
import { TableCache, inOrder } from '../../platform/versions/table-cache.js';
import { isoTime } from '../../platform/database/iso-time.js';
import { readAll } from '../../platform/database/read-all.js';
import { searchKey } from '../../platform/database/search-key.js';
import { isIn } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import type { TableQuery } from '../../platform/http/table.query.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

export type SubscriberQuery = TableQuery<SubscriberSort> & { status: SubscriberStatus | '' };

const COLUMNS = 's.id, s.email, s.status, s.created_at AS createdAt, s.confirmed_at AS confirmedAt';
/** What searches and sorts read. */
interface Searched {
  id: number;
  email: string;
  status: SubscriberStatus;
  created: string;
}
const SEARCHED = {
  id: 'id',
  email: 'email_key',
  status: 'status',
  created: 'CAST(created_at AS CHAR(23))',
};

interface Row {
  id: number;
  email: string;
  status: SubscriberStatus;
  createdAt: Date | string;
  confirmedAt: Date | string | null;
}

@Injectable()
export class NewsletterAdminService {
  private readonly rows: TableCache<Searched>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    version: DataVersions,
  ) {
    this.rows = new TableCache(
      version.of('newsletter'),
      () => readAll<Searched>(dataSource, SEARCHED, 'newsletter_subscriber'),
      { created_at: ({ created }) => created, email: ({ email }) => email },
      ({ email }) => [email],
    );
  }

  /** The newest first, unless sorted. */
  async table(query: SubscriberQuery): Promise<Page<SubscriberRow>> {
    const { q, status, sort, page, pageSize } = query;
    const only = status ? (row: Searched) => row.status === status : undefined;
    const { ids, total } = await this.rows.page(
      { sort: sort || '-created_at', page, pageSize },
      searchKey(q),
      only,
    );
    const { text, values } = isIn('s.id', ids);
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${COLUMNS} FROM newsletter_subscriber s WHERE ${text}`,
      values,
    );
    const items = inOrder(ids, rows, ({ id }) => id).map(toRow);
    return { items, total, page, pageSize };
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
