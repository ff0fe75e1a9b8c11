import { ConflictException, HttpException, Injectable } from '@nestjs/common';
import type { InUse, Page, ReferenceSort, SkippedRow, Versioned } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { isReferenced, isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { contains, isIn } from '../../platform/database/sql.js';
import type { Deletion } from '../../platform/http/bulk-deletion.js';
import type { Actor } from '../../platform/http/current-user.js';
import { atField, takenField } from '../../platform/http/field-errors.js';
import { orderBy, type TableQuery } from '../../platform/http/table.query.js';
import { MediaService } from '../../platform/media/media.service.js';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../../platform/media/picture.js';
import { usesOf, type ReferenceKind } from './reference-kinds.js';

type Row = { id: number; name: string; version: number };

@Injectable()
export class ReferenceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly media: MediaService,
  ) {}

  async list<A extends object>(kind: ReferenceKind<A>): Promise<A[]> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${columns(kind)} FROM ${from(kind)} ORDER BY t.id`,
    );
    return rows.map((row) => kind.toAnswer(row));
  }

  table<A extends object>(
    kind: ReferenceKind<A>,
    { q, sort, page, pageSize }: TableQuery<ReferenceSort>,
  ): Promise<Page<InUse<A>>> {
    const sorts = { name: ['t.name_key'], products: [usesOf(kind), 't.id'], newest: ['t.id'] };
    return readPage(
      this.dataSource,
      {
        id: 't.id',
        columns: `${columns(kind)}, ${usesOf(kind)} AS products`,
        from: from(kind),
        where: contains('t.name_key', searchKey(q)),
        order: orderBy(sort, sorts, 't.id'),
        page,
        pageSize,
      },
      (row: Row & PictureRow & { products: number }) => ({
        ...kind.toAnswer(row),
        ...(kind.pictureField && { picture: toPicture(row) }),
        version: row.version,
        products: Number(row.products),
      }),
    );
  }

  async find<A extends object>(
    kind: ReferenceKind<A>,
    id: number,
    manager: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<Versioned<A> | null> {
    const [row]: Row[] = await manager.query(
      `SELECT ${columns(kind)} FROM ${from(kind)} WHERE t.id = ?`,
      [id],
    );
    return row ? { ...kind.toAnswer(row), version: row.version } : null;
  }

  create<A extends object>(
    actor: Actor,
    kind: ReferenceKind<A>,
    body: object,
  ): Promise<Versioned<A>> {
    return this.withColumns(kind as ReferenceKind, body, (toColumns) =>
      this.changes.run(actor, async (change) => {
        const row = await toColumns(change.manager);
        const id = await insertRow(change.manager, kind.target, row);
        return change.created(this.subject(kind, id));
      }),
    );
  }

  /** @throws ConflictException for a taken name, or with the `current` row when it is newer than `version` */
  update<A extends object>(
    actor: Actor,
    kind: ReferenceKind<A>,
    id: number,
    body: { version?: number },
  ): Promise<Versioned<A>> {
    return this.withColumns(kind as ReferenceKind, body, (toColumns) =>
      this.changes.run(actor, async (change) =>
        change.edit({
          ...this.subject(kind, id),
          version: body.version,
          columns: await toColumns(change.manager),
        }),
      ),
    );
  }

  async remove(actor: Actor, kind: ReferenceKind, id: number): Promise<void> {
    const expectUnused = async (manager: Pick<EntityManager, 'query'>) => {
      const [row] = await manager.query<{ products: number }[]>(
        `SELECT ${usesOf(kind)} AS products FROM ${kind.table} t WHERE t.id = ?`,
        [id],
      );
      const count = Number(row?.products) === 1 ? '1 product' : `${row?.products} products`;
      if (Number(row?.products))
        throw new ConflictException(
          `This ${kind.entity} is used by ${count}. Give them another one first.`,
        );
    };
    try {
      await this.changes.run(actor, (change) =>
        change.remove(this.subject(kind, id), () => expectUnused(change.manager)),
      );
    } catch (error) {
      // A product started to use it in the meantime.
      if (isReferenced(error)) await expectUnused(this.dataSource);
      throw error;
    }
  }

  /** Deletes unused rows one by one, and reports why the others are skipped. */
  async removeSome(actor: Actor, kind: ReferenceKind, ids: number[]): Promise<Deletion> {
    const { text, values } = isIn('id', ids);
    const names: { id: number; name: string }[] = await this.dataSource.query(
      `SELECT id, name FROM ${kind.table} WHERE ${text}`,
      values,
    );
    const deleted: number[] = [];
    const skipped: SkippedRow[] = [];
    for (const id of ids)
      try {
        await this.remove(actor, kind, id);
        deleted.push(id);
      } catch (error) {
        if (!(error instanceof HttpException)) throw error;
        const name = names.find((row) => row.id === id)?.name ?? `${kind.entity} ${id}`;
        skipped.push({ id, name, reason: error.message });
      }
    return { deleted, skipped };
  }

  private subject = <A extends object>(kind: ReferenceKind<A>, id: number) => ({
    entity: kind.entity,
    target: kind.target,
    id,
    read: (manager: EntityManager) => this.find(kind, id, manager),
  });

  /** Stores the picture before `work` starts its transaction, in which it calls `toColumns`. */
  private async withColumns<T>(
    kind: ReferenceKind,
    body: object,
    work: (toColumns: (manager: EntityManager) => Promise<{ name: string }>) => Promise<T>,
  ): Promise<T> {
    const { columns, picture } = kind.valuesOf(body);
    const { name } = columns;
    const stored =
      picture === undefined
        ? null
        : await atField(kind.pictureField ?? '', this.media.take(picture));
    try {
      return await work(async (manager) => ({
        ...columns,
        nameKey: searchKey(name),
        ...(stored && { mediaId: await this.media.enter(manager, stored), alt: name }),
      }));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw takenField(kind.nameField, `There is a ${kind.entity} '${name}' already.`);
    }
  }
}

const columns = ({ columns, pictureField }: Pick<ReferenceKind, 'columns' | 'pictureField'>) =>
  [
    't.id, t.name, t.version',
    ...columns.map((column) => `t.${column}`),
    ...(pictureField ? ['t.alt', PICTURE_COLUMNS] : []),
  ].join(', ');

const from = ({ table, pictureField }: Pick<ReferenceKind, 'table' | 'pictureField'>) =>
  `${table} t${pictureField ? ' JOIN media m ON m.id = t.media_id' : ''}`;
