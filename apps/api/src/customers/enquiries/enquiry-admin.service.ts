import { BadRequestException, Injectable } from '@nestjs/common';
import { ENQUIRY_SORTS, ENQUIRY_STATUSES } from '@tivara/contracts';
import type { Enquiry as EnquiryAnswer, EnquiryRow, EnquiryStatus, Page } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { withTimes, type RawRow } from '../../platform/database/times.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { allOf, contains, matches, sql } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import { OneOf } from '../../platform/http/query.js';
import { orderBy, tableQueryDto } from '../../platform/http/table.query.js';
import { readMails } from '../../platform/mail/mail-row.js';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../../platform/media/picture.js';
import type { EnquiryEditDto } from './enquiry.dto.js';
import { Enquiry } from './enquiry.entity.js';

export class EnquiryQueryDto extends tableQueryDto(ENQUIRY_SORTS) {
  @OneOf(ENQUIRY_STATUSES) status: EnquiryStatus | '' = '';
}

const COLUMNS = `e.id AS enquiry_id, e.reference, e.to_name, e.to_email, e.to_number, e.status, e.note, e.version,
  e.created_at, (SELECT COUNT(*) FROM enquiry_item i WHERE i.enquiry_id = e.id) AS items`;
const SORTS = {
  created_at: ['e.id'],
  to_name: ['e.search_key', 'e.id'],
  status: ['e.status', 'e.id'],
};

@Injectable()
export class EnquiryAdminService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
  ) {}

  table({ q, status, sort, page, pageSize }: EnquiryQueryDto): Promise<Page<EnquiryRow>> {
    return readPage(
      this.dataSource,
      {
        columns: COLUMNS,
        id: 'e.id',
        from: 'enquiry e',
        where: allOf([contains('e.search_key', searchKey(q)), matches({ 'e.status': status })]),
        order: orderBy(sort || '-created_at', SORTS, 'e.id'),
        page,
        pageSize,
      },
      toRow,
    );
  }

  async find(manager: Pick<EntityManager, 'query'>, id: number): Promise<EnquiryAnswer | null> {
    const [row] = await manager.query<RawRow<EnquiryRow>[]>(
      `SELECT ${COLUMNS} FROM enquiry e WHERE e.id = ?`,
      [id],
    );
    if (!row) return null;
    const items = await manager.query<(PictureRow & { productName: string; colorName: string })[]>(
      `SELECT i.product_name AS productName, i.color_name AS colorName, ${PICTURE_COLUMNS}
       FROM enquiry_item i LEFT JOIN media m ON m.id = i.media_id
       WHERE i.enquiry_id = ? ORDER BY i.position`,
      [id],
    );
    return {
      ...toRow(row),
      items: items.map(({ productName, colorName, ...picture }) => ({
        product_name: productName,
        color_name: colorName,
        picture: picture.assetKey ? toPicture({ ...picture, alt: productName }) : null,
      })),
      mails: await readMails(manager, sql('m.enquiry_id = ?', id)),
    };
  }

  one = (id: number) => this.find(this.dataSource, id);

  update(
    actor: Actor,
    id: number,
    { version, status, note }: EnquiryEditDto,
  ): Promise<EnquiryAnswer> {
    if (status === undefined && note === undefined)
      throw new BadRequestException('Say which status or note the enquiry is to have.');
    return this.changes.edit(actor, {
      entity: 'enquiry',
      target: Enquiry,
      id,
      version,
      columns: { ...(status !== undefined && { status }), ...(note !== undefined && { note }) },
      read: (manager) => this.find(manager, id),
    });
  }
}

const toRow = (row: RawRow<EnquiryRow>): EnquiryRow => ({
  ...withTimes<EnquiryRow>(row),
  // MySQL returns counts as text.
  items: Number(row.items),
});
