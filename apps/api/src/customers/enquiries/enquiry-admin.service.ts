import { BadRequestException, Injectable } from '@nestjs/common';
import { ENQUIRY_SORTS, ENQUIRY_STATUSES, STAFF_ROLES, hasPermission } from '@tivara/contracts';
import type { EnquiryStatus, Page } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { findProductsNamed } from '../../catalogue/index.js';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { withTimes, type RawRow } from '../../platform/database/times.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import {
  allOf,
  contains,
  isIn,
  join,
  matches,
  sql,
  type Sql,
} from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import { invalidField } from '../../platform/http/field-errors.js';
import { OneOf, QueryParam } from '../../platform/http/query.js';
import { idOf } from '../../platform/http/row-id.js';
import { orderBy, tableQueryDto } from '../../platform/http/table.query.js';
import { readMails } from '../../platform/mail/mail-row.js';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../../platform/media/picture.js';
import type { EnquiryEditBody } from './enquiry.dto.js';
import { Enquiry, EnquiryAssignment } from './enquiry.entity.js';
import { readThread } from './enquiry-thread.js';
import type {
  ColleagueDto,
  EnquiryDto,
  EnquiryDetailDto,
  EnquiryRowDto,
} from './enquiry-response.dto.js';

/** `me`: who asks; `none`: no one. */
type Assignee = 'me' | 'none' | number;
const readAssignee = (text: string): Assignee | null | undefined => {
  if (!text) return null;
  return text === 'me' || text === 'none' ? text : (idOf(text) ?? undefined);
};

export class EnquiryQueryDto extends tableQueryDto(ENQUIRY_SORTS) {
  @OneOf(ENQUIRY_STATUSES) status: EnquiryStatus | '' = '';
  @QueryParam(readAssignee, 'me, none or the id of an account', { type: String })
  assignee: Assignee | null = null;
}

type Row = RawRow<Omit<EnquiryRowDto, 'assignee'>> & {
  assigneeId: number | null;
  assignee: string;
};

const COLUMNS = `e.id AS enquiry_id, e.reference, e.to_name, e.to_email, e.to_number, e.status, e.note, e.version,
  e.created_at, (SELECT COUNT(*) FROM enquiry_item i WHERE i.enquiry_id = e.id) AS items,
  (SELECT s.account_id FROM enquiry_assignment s WHERE s.enquiry_id = e.id) AS assigneeId,
  (SELECT a.username FROM enquiry_assignment s JOIN account a ON a.id = s.account_id
   WHERE s.enquiry_id = e.id) AS assignee`;
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

  table(actor: Actor, query: EnquiryQueryDto): Promise<Page<EnquiryRowDto>> {
    const { q, status, assignee, sort, page, pageSize } = query;
    return readPage(
      this.dataSource,
      {
        columns: COLUMNS,
        id: 'e.id',
        from: 'enquiry e',
        where: allOf([
          matchText(searchKey(q)),
          matches({ 'e.status': status }),
          assignedTo(assignee === 'me' ? actor.account.id : assignee),
        ]),
        order: orderBy(sort || '-created_at', SORTS, 'e.id'),
        page,
        pageSize,
      },
      toRow,
    );
  }

  /** Without the thread, which the audit needs not repeat. */
  async find(manager: Pick<EntityManager, 'query'>, id: number): Promise<EnquiryDto | null> {
    const [row] = await manager.query<(Row & { store: string; visit: string })[]>(
      `SELECT ${COLUMNS}, e.store, e.visit FROM enquiry e WHERE e.id = ?`,
      [id],
    );
    if (!row) return null;
    const items = await manager.query<(PictureRow & { productName: string; colorName: string })[]>(
      `SELECT i.product_name AS productName, i.color_name AS colorName, ${PICTURE_COLUMNS}
       FROM enquiry_item i LEFT JOIN media m ON m.id = i.media_id
       WHERE i.enquiry_id = ? ORDER BY i.position`,
      [id],
    );
    const products = await findProductsNamed(
      manager,
      items.map(({ productName }) => productName),
    );
    return {
      ...toRow(row),
      store: row.store,
      visit: row.visit,
      items: items.map(({ productName, colorName, ...picture }, place) => ({
        product_name: productName,
        color_name: colorName,
        picture: picture.assetKey ? toPicture({ ...picture, alt: productName }) : null,
        product: products[place] ?? null,
      })),
      mails: await readMails(manager, sql('m.enquiry_id = ?', id)),
    };
  }

  async one(id: number): Promise<EnquiryDetailDto | null> {
    const enquiry = await this.find(this.dataSource, id);
    return enquiry && { ...enquiry, thread: await readThread(this.dataSource, id) };
  }

  assignees = (): Promise<ColleagueDto[]> => readColleagues(this.dataSource);

  /** @throws BadRequestException, NotFoundException, or ConflictException with the `current` row when it is newer than `version` */
  async update(actor: Actor, id: number, body: EnquiryEditBody): Promise<EnquiryDetailDto> {
    const { version, status, note, assignee_id: assigneeId } = body;
    if (status === undefined && note === undefined && assigneeId === undefined)
      throw new BadRequestException(
        'Name the status, the note or the assignee that the enquiry is to have.',
      );
    const enquiry = await this.changes.edit(actor, {
      entity: 'enquiry',
      target: Enquiry,
      id,
      version,
      columns: { ...(status !== undefined && { status }), ...(note !== undefined && { note }) },
      read: (manager) => this.find(manager, id),
      also: async (manager, { assignee }) => {
        if (assigneeId !== undefined && assigneeId !== (assignee?.account_id ?? null))
          await assign(manager, id, assigneeId);
      },
    });
    return { ...enquiry, thread: await readThread(this.dataSource, id) };
  }
}

async function assign(
  manager: EntityManager,
  enquiryId: number,
  accountId: number | null,
): Promise<void> {
  await manager.delete(EnquiryAssignment, { enquiryId });
  if (accountId === null) return;
  const colleagues = await readColleagues(manager);
  if (!colleagues.some(({ account_id }) => account_id === accountId))
    throw invalidField('assignee_id', 'This account can’t work on enquiries. Choose another one.');
  await manager.insert(EnquiryAssignment, { enquiryId, accountId });
}

const WORKERS = STAFF_ROLES.filter((role) => hasPermission(role, 'enquiries:write'));

/** Active accounts that may work on enquiries. */
function readColleagues(manager: Pick<EntityManager, 'query'>): Promise<ColleagueDto[]> {
  const { text, values } = isIn('role', WORKERS);
  return manager.query<ColleagueDto[]>(
    `SELECT id AS account_id, username FROM account
     WHERE status = 'active' AND ${text} ORDER BY search_key, id`,
    values,
  );
}

/** In the shopper's data, the reference or the name of a frame. */
const matchText = (part: string): Sql =>
  part
    ? join(
        [
          sql('('),
          contains('e.search_key', part),
          sql(
            'OR e.id IN (SELECT enquiry_id FROM enquiry_item WHERE INSTR(name_key, ?) > 0))',
            part,
          ),
        ],
        ' ',
      )
    : allOf([]);

function assignedTo(assignee: number | 'none' | null): Sql {
  if (assignee === null) return allOf([]);
  return assignee === 'none'
    ? sql('e.id NOT IN (SELECT enquiry_id FROM enquiry_assignment)')
    : sql('e.id IN (SELECT enquiry_id FROM enquiry_assignment WHERE account_id = ?)', assignee);
}

const toRow = ({ assigneeId, assignee, ...row }: Row): EnquiryRowDto => ({
  ...withTimes<Omit<EnquiryRowDto, 'assignee'>>(row),
  // MySQL returns counts as text.
  items: Number(row.items),
  assignee: assigneeId === null ? null : { account_id: assigneeId, username: assignee },
});
