import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditEntity, AuditRow, Page, StartChange } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { DataVersions } from '../versions/data-versions.js';
import { TableCache, inOrder } from '../versions/table-cache.js';
import { DAY_MS } from '../database/india-time.js';
import { databaseTime, isoTime } from '../database/iso-time.js';
import { readAll } from '../database/read-all.js';
import { searchKey } from '../database/search-key.js';
import { isIn } from '../database/sql.js';
import type { TableQuery } from '../http/table.query.js';

/** An empty filter is none; `q` is looked for in the actor's e-mail. */
export interface AuditQuery extends TableQuery {
  entity: AuditEntity | '';
  entityId: number | null;
  /** The starts of the first and the last day. */
  from: Date | null;
  to: Date | null;
}

interface Row {
  id: number;
  at: Date | string;
  actor: string;
  action: AuditAction;
  entity: AuditEntity;
  entityId: number;
  valueBefore: string | null;
  valueAfter: string | null;
  requestId: string;
}

/** What searches and filters read. */
interface Searched {
  id: number;
  actor: string;
  entity: AuditEntity;
  entityId: number;
  /** As databaseTime() writes it. */
  at: string;
}
const SEARCHED = {
  id: 'id',
  actor: 'actor',
  entity: 'entity',
  entityId: 'entity_id',
  at: 'CAST(at AS CHAR(23))',
};

const COLUMNS = `id, at, actor, action, entity, entity_id AS entityId, value_before AS valueBefore, value_after AS valueAfter,
  request_id AS requestId`;

/** What administrators changed, the newest first. */
@Injectable()
export class AuditService {
  private readonly rows: TableCache<Searched>;

  constructor(
    private readonly dataSource: DataSource,
    version: DataVersions,
  ) {
    this.rows = new TableCache(
      version.of('audit'),
      () => readAll<Searched>(dataSource, SEARCHED, 'audit'),
      // They are written one after the other.
      { at: ({ id }) => id },
      ({ actor }) => [searchKey(actor)],
    );
  }

  /** The newest, without what they changed. */
  async latest(count: number, entity?: AuditEntity): Promise<StartChange[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${COLUMNS} FROM audit ${entity ? 'WHERE entity = ?' : ''} ORDER BY id DESC LIMIT ?`,
      [...(entity ? [entity] : []), count],
    );
    return rows.map(toRow).map(({ audit_id, at, actor, action, entity, entity_id, name }) => ({
      audit_id,
      at,
      actor,
      action,
      entity,
      entity_id,
      name,
    }));
  }

  async table(query: AuditQuery): Promise<Page<AuditRow>> {
    const { q, entity, entityId, sort, page, pageSize } = query;
    const from = query.from && databaseTime(query.from);
    const to = query.to && databaseTime(new Date(query.to.getTime() + DAY_MS));
    const only = (row: Searched) =>
      (!entity || row.entity === entity) &&
      (entityId === null || row.entityId === entityId) &&
      (from === null || row.at >= from) &&
      (to === null || row.at < to);
    const { ids, total } = await this.rows.page(
      { sort: sort || '-at', page, pageSize },
      searchKey(q),
      only,
    );
    const { text, values } = isIn('id', ids);
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${COLUMNS} FROM audit WHERE ${text}`,
      values,
    );
    const items = inOrder(ids, rows, ({ id }) => id).map(toRow);
    return { items, total, page, pageSize };
  }
}

const parse = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);

function toRow(row: Row): AuditRow {
  const [before, after] = [parse(row.valueBefore), parse(row.valueAfter)];
  return {
    audit_id: row.id,
    at: isoTime(row.at),
    actor: row.actor,
    action: row.action,
    entity: row.entity,
    entity_id: row.entityId,
    name: nameIn(after) || nameIn(before),
    before,
    after,
    request_id: row.requestId,
  };
}

/** What rows call themselves, the first that there is. */
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
