import { Injectable } from '@nestjs/common';
import { AUDIT_ENTITIES, AUDIT_SORTS } from '@tivara/contracts';
import type { AuditAction, AuditEntity, AuditRow, Page, OverviewChange } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { DAY_MS, databaseTime, startOfDay, withTimes, type RawRow } from '../database/times.js';
import { readPage } from '../database/read-page.js';
import { searchKey } from '../database/search-key.js';
import { allOf, isIn, matches, sql, type Sql } from '../database/sql.js';
import { OneOf, QueryParam } from '../http/query.js';
import { idOf } from '../http/row-id.js';
import { omit } from '../omit.js';
import { orderBy, tableQueryDto } from '../http/table.query.js';

const Day = () =>
  QueryParam(
    (text) => (text ? (startOfDay(text) ?? undefined) : null),
    'a day such as 2026-11-21',
    {
      type: String,
      format: 'date',
    },
  );

export class AuditQueryDto extends tableQueryDto(AUDIT_SORTS) {
  @OneOf(AUDIT_ENTITIES) entity: AuditEntity | '' = '';
  @QueryParam((text) => (text ? (idOf(text) ?? undefined) : null), 'a whole number', {
    type: 'integer',
    minimum: 1,
  })
  entity_id: number | null = null;
  @Day() from: Date | null = null;
  @Day() to: Date | null = null;
}

type Row = RawRow<Omit<AuditRow, 'name' | 'before' | 'after'>> & {
  valueBefore: string | null;
  valueAfter: string | null;
};

const NO_CHANGES: readonly AuditAction[] = ['log in', 'log-in failed', 'export'];

const COLUMNS = `id AS audit_id, at, actor, action, entity, entity_id, value_before AS valueBefore,
  value_after AS valueAfter, request_id`;

@Injectable()
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  async latest(count: number, entity?: AuditEntity): Promise<OverviewChange[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${COLUMNS} FROM audit WHERE action NOT IN (${NO_CHANGES.map(() => '?').join()})
       ${entity ? 'AND entity = ?' : ''} ORDER BY id DESC LIMIT ?`,
      [...NO_CHANGES, ...(entity ? [entity] : []), count],
    );
    return rows.map((row) => omit(toRow(row), 'before', 'after', 'request_id'));
  }

  async table({
    q,
    entity,
    entity_id: entityId,
    from,
    to,
    sort,
    page,
    pageSize,
  }: AuditQueryDto): Promise<Page<AuditRow>> {
    const where = [matches({ entity })];
    if (q) where.push(await this.actorsWith(searchKey(q)));
    if (entityId !== null) where.push(sql('entity_id = ?', entityId));
    if (from) where.push(sql('at >= ?', databaseTime(from)));
    if (to) where.push(sql('at < ?', databaseTime(new Date(to.getTime() + DAY_MS))));
    return readPage(
      this.dataSource,
      {
        columns: COLUMNS,
        id: 'id',
        from: 'audit',
        where: allOf(where),
        order: orderBy(sort || '-at', { at: ['id'] }, 'id'),
        page,
        pageSize,
      },
      toRow,
    );
  }

  /** Few administrators, so their e-mails are compared here. */
  private async actorsWith(part: string): Promise<Sql> {
    const rows: { actor: string }[] = await this.dataSource.query(
      'SELECT DISTINCT actor FROM audit',
    );
    const actors = rows.map(({ actor }) => actor);
    return isIn(
      'actor',
      actors.filter((actor) => searchKey(actor).includes(part)),
    );
  }
}

const parse = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);

function toRow({ valueBefore, valueAfter, ...row }: Row): AuditRow {
  const [before, after] = [parse(valueBefore), parse(valueAfter)];
  const name = nameIn(after) || nameIn(before);
  return { ...withTimes<Omit<AuditRow, 'name' | 'before' | 'after'>>(row), name, before, after };
}

const NAMES = [
  'product_name',
  'store_name',
  'category_name',
  'material_name',
  'color_name',
  'collection_name',
  'finishing_name',
  'frame_type_name',
  'shape_name',
  'reference',
  'subject',
  'email',
  'app',
];

function nameIn(value: Record<string, unknown> | null): string {
  const name = NAMES.map((field) => value?.[field]).find((text) => typeof text === 'string');
  return typeof name === 'string' ? name : '';
}
