import { Injectable } from '@nestjs/common';
import { SUBSCRIBER_SORTS, SUBSCRIBER_STATUSES } from '@tivara/contracts';
import type { Page, SubscriberStatus } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { withTimes } from '../../platform/database/times.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { allOf, contains, matches } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import { OneOf } from '../../platform/http/query.js';
import { notFound } from '../../platform/http/row-id.js';
import { orderBy, tableQueryDto } from '../../platform/http/table.query.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';
import type { SubscriberRowDto } from './newsletter.dto.js';

export class SubscriberQueryDto extends tableQueryDto(SUBSCRIBER_SORTS) {
  @OneOf(SUBSCRIBER_STATUSES) status: SubscriberStatus | '' = '';
}

const COLUMNS = 's.id AS subscriber_id, s.email, s.status, s.created_at, s.confirmed_at';
const SORTS = { created_at: ['s.created_at', 's.id'], email: ['s.email_key'] };

@Injectable()
export class NewsletterAdminService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
  ) {}

  table({ q, status, sort, page, pageSize }: SubscriberQueryDto): Promise<Page<SubscriberRowDto>> {
    return readPage(
      this.dataSource,
      {
        columns: COLUMNS,
        id: 's.id',
        from: 'newsletter_subscriber s',
        where: allOf([contains('s.email_key', searchKey(q)), matches({ 's.status': status })]),
        order: orderBy(sort || '-created_at', SORTS, 's.id'),
        page,
        pageSize,
      },
      withTimes<SubscriberRowDto>,
    );
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, async (change) => {
      const row = await change.manager.findOneBy(NewsletterSubscriber, { id });
      if (!row) throw notFound('newsletter address');
      await change.manager.delete(NewsletterSubscriber, { id });
      // Without the address, which must be forgotten.
      await change.record('delete', 'newsletter address', id, { status: row.status }, null);
    });
  }
}
