import { ConflictException, HttpException, Injectable, NotFoundException } from '@nestjs/common';
import type {
  BulkDeletion,
  InUse,
  SkippedRow,
  Page,
  ReferenceSort,
  Versioned,
} from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { isReferenced, isUniqueViolation } from '../../platform/database/errors.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { contains } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import { orderBy, type TableQuery } from '../../platform/http/table.query.js';
import { MediaService } from '../../platform/media/media.service.js';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../../platform/media/picture.js';
import { takenField, atField } from '../../platform/http/field-errors.js';
import { usesOf, type ReferenceKind, type WritableKind } from './reference-kinds.js';

/** The lists that products refer to. */
@Injectable()
export class ReferenceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly media: MediaService,
  ) {}

  /** All rows in the order of their ids. */
  async list<A extends object>(kind: ReferenceKind<A>): Promise<A[]> {
    const rows: never[] = await this.dataSource.query(
      `SELECT ${columns(kind)} FROM ${from(kind)} ORDER BY t.id`,
    );
    return rows.map((row) => kind.answer(row));
  }

  /** A page of the admin table. */
  table<A extends object>(
    kind: ReferenceKind<A>,
    { q, sort, page, pageSize }: TableQuery<ReferenceSort>,
  ): Promise<Page<InUse<A>>> {
    const sorts = { name: ['t.name_key'], products: [usesOf(kind), 't.id'], newest: ['t.id'] };
    return readPage(
      this.dataSource,
      {
        id: 't.id',
        columns: `${columns(kind)}, t.version, ${usesOf(kind)} AS products`,
        from: from(kind),
        where: contains('t.name_key', searchKey(q)),
        order: orderBy(sort, sorts, 't.id'),
        page,
        pageSize,
      },
      (row: PictureRow & { id: number; version: number; products: number }) => ({
        ...kind.answer(row as never),
        ...(kind.pictured && { picture: toPicture(row) }),
        version: row.version,
        products: Number(row.products),
      }),
    );
  }

  /** A row with its version, for editing; null if there is none. */
  one<A extends object>(kind: ReferenceKind<A>, id: number): Promise<Versioned<A> | null> {
    return this.find(this.dataSource.manager, kind, id);
  }

  /** @throws ConflictException when the name is taken. */
  async create<B extends object, A extends object>(
    actor: Actor,
    kind: WritableKind<B, A>,
    body: B,
  ): Promise<Versioned<A>> {
    const { picture, ...values } = kind.values(body);
    const stored =
      picture === undefined
        ? null
        : await atField(kind.pictureField ?? '', this.media.take(picture));
    return this.unique(kind, values.name, () =>
      this.changes.run(actor, async (change) => {
        const { manager } = change;
        const row = {
          ...values,
          nameKey: searchKey(values.name),
          ...(stored && { mediaId: await this.media.enter(manager, stored), alt: values.name }),
        };
        const { identifiers } = await manager.insert(kind.target, row);
        const id = (identifiers[0] as { id: number }).id;
        const after = await this.find(manager, kind, id);
        if (!after) throw new Error(`The new ${kind.entity} ${id} cannot be read.`);
        await change.record('create', kind.entity, id, null, after);
        return after;
      }),
    );
  }

  /** @throws ConflictException when the name is taken, or with the `current` row when it is newer than `version`. */
  async update<B extends object, A extends object>(
    actor: Actor,
    kind: WritableKind<B, A>,
    id: number,
    { version, ...body }: B & { version?: number },
  ): Promise<Versioned<A>> {
    const { picture, ...values } = kind.values(body as unknown as B);
    const stored =
      picture === undefined
        ? null
        : await atField(kind.pictureField ?? '', this.media.take(picture));
    return this.unique(kind, values.name, () =>
      this.changes.run(actor, async (change) =>
        change.edit({
          entity: kind.entity,
          target: kind.target,
          id,
          version,
          columns: {
            ...values,
            nameKey: searchKey(values.name),
            ...(stored && {
              mediaId: await this.media.enter(change.manager, stored),
              alt: values.name,
            }),
          },
          read: (manager) => this.find(manager, kind, id),
        }),
      ),
    );
  }

  /** @throws ConflictException with the number of products that use it. */
  async remove(actor: Actor, kind: ReferenceKind, id: number): Promise<void> {
    try {
      await this.changes.run(actor, async (change) => {
        await change.lock(kind.target, id);
        const before = await this.find(change.manager, kind, id);
        if (!before) throw new NotFoundException(`This ${kind.entity} does not exist.`);
        const products = await uses(change.manager, kind, id);
        if (products) throw new ConflictException(inUse(kind, products));
        await change.manager.delete(kind.target, { id });
        await change.record('delete', kind.entity, id, before, null);
      });
    } catch (error) {
      // A product that took it in the meantime.
      if (isReferenced(error))
        throw new ConflictException(inUse(kind, await uses(this.dataSource, kind, id)));
      throw error;
    }
  }

  /** Deletes unused rows one by one, and reports why the others are skipped. */
  async removeSome(
    actor: Actor,
    kind: ReferenceKind,
    ids: number[],
  ): Promise<Omit<BulkDeletion, 'message' | 'kept'>> {
    const names: { id: number; name: string }[] = await this.dataSource.query(
      `SELECT id, name FROM ${kind.table} WHERE id IN (${ids.map(() => '?').join()})`,
      ids,
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

  private async find<A extends object>(
    manager: EntityManager,
    kind: ReferenceKind<A>,
    id: number,
  ): Promise<Versioned<A> | null> {
    const [row]: { version: number }[] = await manager.query(
      `SELECT ${columns(kind)}, t.version FROM ${from(kind)} WHERE t.id = ?`,
      [id],
    );
    return row ? { ...kind.answer(row as never), version: row.version } : null;
  }

  private async unique<T>(
    kind: Pick<WritableKind, 'entity'> & { nameField: string },
    name: string,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw takenField(kind.nameField, `There is a ${kind.entity} '${name}' already.`);
    }
  }
}

const columns = ({ columns, pictured }: ReferenceKind) =>
  [
    't.id, t.name',
    ...columns.map((column) => `t.${column}`),
    ...(pictured ? ['t.alt', PICTURE_COLUMNS] : []),
  ].join(', ');

const from = ({ table, pictured }: ReferenceKind) =>
  `${table} t${pictured ? ' JOIN media m ON m.id = t.media_id' : ''}`;

async function uses(
  manager: Pick<EntityManager, 'query'>,
  kind: ReferenceKind,
  id: number,
): Promise<number> {
  const [row] = await manager.query<{ products: number }[]>(
    `SELECT ${usesOf(kind)} AS products FROM ${kind.table} t WHERE t.id = ?`,
    [id],
  );
  return Number(row?.products);
}

const inUse = ({ entity }: ReferenceKind, products: number) =>
  `This ${entity} is used by ${products} ${products === 1 ? 'product' : 'products'}. Give them another one first.`;
