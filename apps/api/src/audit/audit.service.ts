import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditEntity, AuditRow, Page } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { isoTime } from '../database/iso-time.js';
import { readPage } from '../database/read-page.js';
import { allOf, contains, sql, type Sql } from '../database/sql.js';
import type { TableQuery } from '../http/table.query.js';

/** An empty filter is none; `q` is looked for in the actor's e-mail. */
export interface AuditQuery extends TableQuery {
  entity: AuditEntity | '';
  entityId: number | null;
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

/** What administrators changed, the newest first. */
@Injectable()
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  table({ q, entity, entityId, sort, page, pageSize }: AuditQuery): Promise<Page<AuditRow>> {
    const pieces: Sql[] = [];
    if (entity) pieces.push(sql('entity = ?', entity));
    if (entityId !== null) pieces.push(sql('entity_id = ?', entityId));
    if (q) pieces.push(contains('LOWER(actor)', q.toLowerCase()));
    return readPage(
      this.dataSource,
      {
        columns:
          'id, at, actor, action, entity, entity_id AS entityId, value_before AS valueBefore, value_after AS valueAfter, request_id AS requestId',
        from: 'audit',
        where: allOf(pieces),
        order: sort === 'at' ? 'id' : 'id DESC',
        page,
        pageSize,
      },
      toRow,
    );
  }
}

const toRow = (row: Row): AuditRow => ({
  audit_id: row.id,
  at: isoTime(row.at),
  actor: row.actor,
  action: row.action,
  entity: row.entity,
  entity_id: row.entityId,
  before: row.valueBefore && (JSON.parse(row.valueBefore) as unknown),
  after: row.valueAfter && (JSON.parse(row.valueAfter) as unknown),
  request_id: row.requestId,
});
