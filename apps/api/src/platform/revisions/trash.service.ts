import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { LIMITS, MESSAGES, REVERTIBLE_ENTITIES, TRASH_SORTS } from '@tivara/contracts';
import type { Page, RevertibleEntity } from '@tivara/contracts';
import { DataSource, In, IsNull } from 'typeorm';
import { AuditedTransactions } from '../audit/audited-transactions.js';
import { readPage } from '../database/read-page.js';
import { searchKey } from '../database/search-key.js';
import { allOf, contains, isIn, matches, sql } from '../database/sql.js';
import { DAY_MS, withTimes, type RawRow } from '../database/times.js';
import { may, type Actor } from '../http/current-user.js';
import { OneOf } from '../http/query.js';
import { notFound } from '../http/row-id.js';
import { orderBy, tableQueryDto } from '../http/table.query.js';
import { Revision } from './revision.entity.js';
import { RECORD_KINDS, readable, type RecordKind } from './snapshots.js';
import type { MessageResponse } from '../http/message.dto.js';
import type { TrashRowDto } from './trash.dto.js';

export class TrashQueryDto extends tableQueryDto(TRASH_SORTS) {
  @OneOf(REVERTIBLE_ENTITIES) entity: RevertibleEntity | '' = '';
}

type Row = RawRow<Omit<TrashRowDto, 'expires_at'>>;

/** Deleted records, for LIMITS.trashDays. */
@Injectable()
export class TrashService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    @Inject(RECORD_KINDS) private readonly kinds: readonly RecordKind[],
  ) {}

  table(actor: Actor, query: TrashQueryDto): Promise<Page<TrashRowDto>> {
    const { q, entity, sort, page, pageSize } = query;
    const entities = readable(this.kinds, actor.account).map((kind) => kind.entity);
    return readPage(
      this.dataSource,
      {
        id: 'r.id',
        columns: `r.id AS trash_id, r.at, r.entity, r.entity_id, r.name,
          (SELECT email FROM account a WHERE a.id = r.account_id) AS deleted_by`,
        from: 'revision r',
        where: allOf([
          sql('r.version_after IS NULL AND r.undone_at IS NULL'),
          isIn('r.entity', entities),
          matches({ 'r.entity': entity }),
          contains('r.name_key', searchKey(q)),
        ]),
        order: orderBy(
          sort || '-at',
          { at: ['r.at', 'r.id'], name: ['r.name_key', 'r.id'] },
          'r.id',
        ),
        page,
        pageSize,
      },
      (row: Row) => {
        const answer = withTimes<Omit<TrashRowDto, 'expires_at'>>(row);
        const expires = new Date(answer.at).getTime() + LIMITS.trashDays * DAY_MS;
        return { ...answer, expires_at: new Date(expires).toISOString() };
      },
    );
  }

  /** With every earlier state of the records. */
  async purge(actor: Actor, ids: number[]): Promise<MessageResponse> {
    await this.changes.run(actor, async (change) => {
      await change.lock(Revision, ...ids);
      const deleted = await change.manager.findBy(Revision, {
        id: In(ids),
        versionAfter: IsNull(),
        undoneAt: IsNull(),
      });
      if (deleted.length < ids.length) throw notFound('record');
      for (const { entity, entityId, name } of deleted) {
        const kind = change.kindOf(entity);
        if (!kind || !may(actor.account, kind.write))
          throw new ForbiddenException(MESSAGES.noPermission);
        await change.manager.delete(Revision, { entity, entityId });
        await change.record('purge', entity, entityId, { name }, null);
      }
    });
    return { message: ids.length === 1 ? 'Deleted for good' : `${ids.length} deleted for good` };
  }
}
