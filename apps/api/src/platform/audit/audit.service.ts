import { Injectable } from '@nestjs/common';
import { AUDIT_ENTITIES, AUDIT_SORTS } from '@tivara/contracts';
import type { AuditAction, AuditEntity, Page } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { DAY_MS, databaseTime, startOfDay, withTimes, type RawRow } from '../database/times.js';
import { readPage } from '../database/read-page.js';
import { searchKey } from '../database/search-key.js';
import { allOf, contains, isIn, join, matches, sql, type Sql } from '../database/sql.js';
import { OneOf, QueryId, QueryParam } from '../http/query.js';
import { omit } from '../omit.js';
import { nameIn } from './changed-names.js';
import { orderBy, tableQueryDto } from '../http/table.query.js';
import type { AuditRowDto } from './audit.dto.js';
import type { OverviewChangeDto } from './audit.dto.js';

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
  @QueryId() entity_id: number | null = null;
  @Day() from: Date | null = null;
  @Day() to: Date | null = null;
}

type Row = RawRow<Omit<AuditRowDto, 'name' | 'before' | 'after'>> & {
  valueBefore: string | null;
  valueAfter: string | null;
};

const NO_CHANGES: readonly AuditAction[] = ['log in', 'log-in failed', 'export'];

const COLUMNS = `id AS audit_id, at, actor, action, entity, entity_id, value_before AS valueBefore,
  value_after AS valueAfter, request_id,
  (SELECT COUNT(*) FROM revision r WHERE r.change_id = audit.request_id AND r.undone_at IS NULL) AS undoable`;

@Injectable()
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  async latest(count: number, entity?: AuditEntity): Promise<OverviewChangeDto[]> {
    // The last one of the rows of an import.
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${COLUMNS} FROM audit WHERE action NOT IN (${NO_CHANGES.map(() => '?').join()})
       AND NOT EXISTS (SELECT 1 FROM audit later WHERE audit.record_ids IS NOT NULL
         AND later.id = audit.id + 1 AND later.request_id = audit.request_id)
       ${entity ? 'AND entity = ?' : ''} ORDER BY id DESC LIMIT ?`,
      [...NO_CHANGES, ...(entity ? [entity] : []), count],
    );
    return rows.map((row) => omit(toRow(row), 'before', 'after', 'request_id', 'undoable'));
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
  }: AuditQueryDto): Promise<Page<AuditRowDto>> {
    const where = [matches({ entity })];
    if (q) where.push(await this.actorsOrNamesWith(searchKey(q)));
    if (entityId !== null) where.push(ofRecord(entityId));
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
  private async actorsOrNamesWith(part: string): Promise<Sql> {
    const rows: { actor: string }[] = await this.dataSource.query(
      'SELECT DISTINCT actor FROM audit',
    );
    const actors = rows.map(({ actor }) => actor);
    const found = actors.filter((actor) => searchKey(actor).includes(part));
    const either = join([isIn('actor', found), contains('names_key', part)], ' OR ');
    return sql(`(${either.text})`, ...either.values);
  }
}

/** Imports name their records in a column of their own. */
const ofRecord = (id: number): Sql => {
  const imported = contains('record_ids', `,${id},`);
  return sql(`(entity_id = ? OR entity_id = 0 AND ${imported.text})`, id, ...imported.values);
};

const parse = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);

function toRow({ valueBefore, valueAfter, ...row }: Row): AuditRowDto {
  const [before, after] = [parse(valueBefore), parse(valueAfter)];
  const name = nameIn(after) || nameIn(before);
  return {
    ...withTimes<Omit<AuditRowDto, 'name' | 'before' | 'after'>>(row),
    undoable: Number(row.undoable),
    name,
    before,
    after,
  };
}
