import { ConflictException, HttpException, Injectable } from '@nestjs/common';
import type {
  InUse,
  Page,
  PublicationState,
  ReferenceSort,
  REFERENCE_USED,
  Versioned,
} from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { isReferenced, isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { Clock } from '../../platform/clock.js';
import { counted } from '../../platform/counted.js';
import { allOf, contains, isIn, sql } from '../../platform/database/sql.js';
import type { Deletion, SkippedRowDto } from '../../platform/http/bulk-deletion.dto.js';
import type { Actor } from '../../platform/http/current-user.js';
import { atField, invalidField, takenField } from '../../platform/http/field-errors.js';
import { notFound } from '../../platform/http/row-id.js';
import { orderBy, type TableQuery } from '../../platform/http/table.query.js';
import { MediaService } from '../../platform/media/media.service.js';
import {
  isInState,
  newPublication,
  publish,
  republish,
  shownCollections,
  type PublishBody,
} from '../publication.js';
import { isSimilarName } from '../../platform/similar-names.js';
import { replaceInProducts } from './replace-in-products.js';
import { usesOf, type ReferenceKind } from './reference-kinds.js';
import {
  adminColumns,
  columns,
  from,
  listedBy,
  readReference,
  toAdminAnswer,
  type ReferenceRow as Row,
} from './reference-reader.js';
import type { PublicationDto } from '../../platform/publication.dto.js';
import type { SimilarRowDto } from '../../platform/http/similar-row.dto.js';

const MOST_SIMILAR = 3;

interface ReferenceQuery extends TableQuery<ReferenceSort> {
  used: (typeof REFERENCE_USED)[number] | '';
  /** Of a kind that is published. */
  state?: PublicationState | '';
}

@Injectable()
export class ReferenceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  /** What shoppers see. @param shows what the visit previews */
  async list<A extends object>(kind: ReferenceKind<A>, shows: string | null = null): Promise<A[]> {
    const { text, values } = kind.isPublished
      ? shownCollections(this.clock.now(), shows, 't')
      : allOf([]);
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${columns(kind)} FROM ${from(kind)} WHERE ${text} ORDER BY ${listedBy(kind)}`,
      values,
    );
    return rows.map((row) => kind.toAnswer(row));
  }

  table<A extends object>(
    kind: ReferenceKind<A>,
    { q, used, state, sort, page, pageSize }: ReferenceQuery,
  ): Promise<Page<InUse<A>>> {
    const sorts = { name: ['t.name_key'], products: [usesOf(kind), 't.id'], newest: ['t.id'] };
    return readPage(
      this.dataSource,
      {
        id: 't.id',
        columns: `${adminColumns(kind)}, ${usesOf(kind)} AS products`,
        from: from(kind),
        where: allOf([
          contains('t.name_key', searchKey(q)),
          ...(used ? [sql(`${usesOf(kind)} ${used === 'yes' ? '>' : '='} 0`)] : []),
          ...(state ? [isInState(state, 't', this.clock.now())] : []),
        ]),
        order: orderBy(sort, sorts, listedBy(kind)),
        page,
        pageSize,
      },
      (row: Row & { products: number }) => ({
        ...toAdminAnswer(kind, row),
        products: Number(row.products),
      }),
    );
  }

  /** Of all rows, as there are few. */
  async similar({ table }: ReferenceKind, name: string): Promise<SimilarRowDto[]> {
    const rows: SimilarRowDto[] = await this.dataSource.query(
      `SELECT id, name FROM ${table} ORDER BY name_key`,
    );
    return rows.filter((row) => isSimilarName(row.name, name)).slice(0, MOST_SIMILAR);
  }

  find<A extends object>(
    kind: ReferenceKind<A>,
    id: number,
    manager: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<Versioned<A> | null> {
    return readReference(manager, kind, id);
  }

  create<A extends object>(
    actor: Actor,
    kind: ReferenceKind<A>,
    body: { published?: boolean },
  ): Promise<Versioned<A>> {
    return this.withColumns(kind as ReferenceKind, body, (toColumns) =>
      this.changes.run(actor, async (change) => {
        const row = {
          ...(await toColumns(change.manager)),
          ...(kind.isPublished && newPublication(body.published ?? true, change.at)),
        };
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
    body: { version?: number; published?: boolean },
  ): Promise<Versioned<A>> {
    return this.withColumns(kind as ReferenceKind, body, (toColumns) =>
      this.changes.run(actor, async (change) =>
        change.edit({
          ...this.subject(kind, id),
          version: body.version,
          columns: await toColumns(change.manager),
          also: (manager, before) =>
            republish(manager, kind.target, id, before as object, body.published, change.at),
        }),
      ),
    );
  }

  /** Of a kind that is published. */
  publish(
    actor: Actor,
    kind: ReferenceKind,
    id: number,
    body: PublishBody,
  ): Promise<Versioned<PublicationDto>> {
    const subject = this.subject(kind as ReferenceKind<PublicationDto>, id);
    return this.changes.run(actor, (change) => publish(change, subject, body));
  }

  async remove(actor: Actor, kind: ReferenceKind, id: number): Promise<void> {
    const expectUnused = async (manager: Pick<EntityManager, 'query'>) => {
      const [row] = await manager.query<{ products: number }[]>(
        `SELECT ${usesOf(kind)} AS products FROM ${kind.table} t WHERE t.id = ?`,
        [id],
      );
      const count = Number(row?.products);
      if (count)
        throw new ConflictException(
          `This ${kind.entity} is used by ${counted(count, 'product')}. Give them another one first.`,
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
    const skipped: SkippedRowDto[] = [];
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

  /** Gives the products of a value another one, and deletes it. @returns their number */
  replace(actor: Actor, kind: ReferenceKind, id: number, replacementId: number): Promise<number> {
    return this.changes.run(actor, async (change) => {
      const { manager } = change;
      await change.lock(kind.target, id, replacementId);
      const value = await manager.findOneBy(kind.target, { id });
      const replacement = await manager.findOneBy(kind.target, { id: replacementId });
      if (!value) throw notFound(kind.entity);
      if (!replacement || replacementId === id)
        throw invalidField('replacement_id', `Choose another ${kind.entity}.`);
      const products = await replaceInProducts(change, kind, value, replacement);
      await change.remove(this.subject(kind, id));
      return products;
    });
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
        : await atField(kind.pictureField ?? '', this.media.store(picture));
    try {
      return await work(async (manager) => ({
        ...columns,
        nameKey: searchKey(name),
        ...(stored && { mediaId: await this.media.insertRow(manager, stored), alt: name }),
      }));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw takenField(kind.nameField, `There is a ${kind.entity} '${name}' already.`);
    }
  }
}
