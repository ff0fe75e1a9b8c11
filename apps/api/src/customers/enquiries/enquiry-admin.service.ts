import { BadRequestException, Injectable } from '@nestjs/common';
import type {
  Enquiry as EnquiryAnswer,
  EnquiryRow,
  EnquirySort,
  EnquiryStatus,
  Page,
} from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { DataVersions } from '../../platform/versions/data-versions.js';
import { TableCache, inOrder } from '../../platform/versions/table-cache.js';
import { isoTime } from '../../platform/database/iso-time.js';
import { readAll } from '../../platform/database/read-all.js';
import { searchKey } from '../../platform/database/search-key.js';
import { isIn, sql } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import type { TableQuery } from '../../platform/http/table.query.js';
import { readMails } from '../../platform/mail/mail-row.js';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../../platform/media/picture.js';
import type { EnquiryEditDto } from './enquiry.dto.js';
import { Enquiry } from './enquiry.entity.js';

export type EnquiryQuery = TableQuery<EnquirySort> & { status: EnquiryStatus | '' };

const COLUMNS = `e.id, e.reference, e.to_name AS toName, e.to_email AS toEmail, e.to_number AS toNumber,
  e.status, e.note, e.version, e.created_at AS createdAt,
  (SELECT COUNT(*) FROM enquiry_item i WHERE i.enquiry_id = e.id) AS items`;
/** What searches and sorts read. */
interface Searched {
  id: number;
  name: string;
  email: string;
  number: string;
  reference: string;
  status: EnquiryStatus;
}
const SEARCHED = {
  id: 'id',
  name: 'to_name',
  email: 'to_email',
  number: 'to_number',
  reference: 'reference',
  status: 'status',
};

interface Row {
  id: number;
  reference: string;
  toName: string;
  toEmail: string;
  toNumber: string;
  status: EnquiryStatus;
  note: string;
  version: number;
  createdAt: Date | string;
  items: number;
}

@Injectable()
export class EnquiryAdminService {
  private readonly rows: TableCache<Searched>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    version: DataVersions,
  ) {
    this.rows = new TableCache(
      version.of('enquiry'),
      () => readAll<Searched>(dataSource, SEARCHED, 'enquiry'),
      {
        // They come one after the other.
        created_at: ({ id }) => id,
        to_name: ({ name }) => searchKey(name),
        status: ({ status }) => status,
      },
      ({ name, email, number, reference }) => [name, email, number, reference].map(searchKey),
    );
  }

  /** The newest first, unless sorted. */
  async table(query: EnquiryQuery): Promise<Page<EnquiryRow>> {
    const { q, status, sort, page, pageSize } = query;
    const only = status ? (row: Searched) => row.status === status : undefined;
    const { ids, total } = await this.rows.page(
      { sort: sort || '-created_at', page, pageSize },
      searchKey(q),
      only,
    );
    const { text, values } = isIn('e.id', ids);
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${COLUMNS} FROM enquiry e WHERE ${text}`,
      values,
    );
    const items = inOrder(ids, rows, ({ id }) => id).map(toRow);
    return { items, total, page, pageSize };
  }

  async find(manager: Pick<EntityManager, 'query'>, id: number): Promise<EnquiryAnswer | null> {
    const [row] = await manager.query<Row[]>(`SELECT ${COLUMNS} FROM enquiry e WHERE e.id = ?`, [
      id,
    ]);
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
        picture: picture.stem ? toPicture({ ...picture, alt: productName }) : null,
      })),
      mails: await readMails(manager, sql('m.enquiry_id = ?', id)),
    };
  }

  one = (id: number) => this.find(this.dataSource, id);

  /** @throws ConflictException with the `current` enquiry when it is newer than `version`. */
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

const toRow = ({ id, toName, toEmail, toNumber, createdAt, ...row }: Row): EnquiryRow => ({
  enquiry_id: id,
  reference: row.reference,
  to_name: toName,
  to_email: toEmail,
  to_number: toNumber,
  status: row.status,
  note: row.note,
  version: row.version,
  items: Number(row.items),
  created_at: isoTime(createdAt),
});
