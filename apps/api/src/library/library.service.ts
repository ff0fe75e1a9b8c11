import { ForbiddenException, Injectable } from '@nestjs/common';
import type { Page } from '@tivara/contracts';
import { DataSource, In } from 'typeorm';
import { IN_CATALOGUE, findCatalogueUses, replaceInCatalogue } from '../catalogue/index.js';
import { ContentService, type NamedContent } from '../content/index.js';
import { AuditedTransactions } from '../platform/audit/audited-transactions.js';
import { readIds, inOrder } from '../platform/database/read-page.js';
import { searchKey } from '../platform/database/search-key.js';
import { allOf, contains, isIn, sql, type Sql } from '../platform/database/sql.js';
import { isoTime } from '../platform/database/times.js';
import type { Deletion, SkippedRowDto } from '../platform/http/bulk-deletion.dto.js';
import { may, type Actor, type ActorAccount } from '../platform/http/current-user.js';
import { invalidField } from '../platform/http/field-errors.js';
import { notFound } from '../platform/http/row-id.js';
import { orderBy } from '../platform/http/table.query.js';
import { Media } from '../platform/media/media.entity.js';
import { MediaService } from '../platform/media/media.service.js';
import { NAMED_PICTURE_COLUMNS, toPicture, type PictureRow } from '../platform/media/picture.js';
import type { MediaQueryDto } from './library.dto.js';
import type { MediaUseDto } from '../platform/media/picture.dto.js';
import type { MediaRowDto } from './library.dto.js';

type Row = Omit<PictureRow, 'alt'> & { id: number; bytes: number; createdAt: Date | string | null };

/** Pictures that are used, or were uploaded to be. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly media: MediaService,
    private readonly content: ContentService,
  ) {}

  async table(actor: Actor, query: MediaQueryDto): Promise<Page<MediaRowDto>> {
    const { q, used, sort, page, pageSize } = query;
    const blocks = await this.content.pictureUses();
    const isUsed = usedSql(blocks);
    const { ids, total } = await readIds(this.dataSource, {
      id: 'm.id',
      from: 'media m',
      where: allOf([
        used === 'yes' ? isUsed : used === 'no' ? unused(isUsed) : either(isUsed),
        contains('m.name_key', searchKey(q)),
      ]),
      order: orderBy(sort || '-newest', { newest: ['m.id'], name: ['m.name_key', 'm.id'] }, 'm.id'),
      page,
      pageSize,
    });
    const { text, values } = isIn('m.id', ids);
    const rows = await this.dataSource.query<Row[]>(
      `SELECT m.id, ${NAMED_PICTURE_COLUMNS}, m.bytes, m.created_at AS createdAt FROM media m WHERE ${text}`,
      values,
    );
    const uses = await this.usesOf(ids, blocks);
    const items = inOrder(ids, rows, ({ id }) => id).map(({ id, bytes, createdAt, ...picture }) => {
      const own = uses.get(id) ?? [];
      return {
        media_id: id,
        picture: toPicture({ ...picture, alt: '' }),
        bytes,
        uploaded_at: createdAt && isoTime(createdAt),
        used: own.length > 0,
        uses: own.filter(({ entity }) => mayRead(actor.account, entity)),
      };
    });
    return { items, total, page, pageSize };
  }

  /** Gives whatever shows a picture another one, in one change. @returns the number of records. @throws ForbiddenException, NotFoundException */
  async replace(actor: Actor, id: number, url: string): Promise<number> {
    const stored = await this.media.store(url);
    return this.changes.run(actor, async (change) => {
      const { manager } = change;
      await change.lock(Media, id);
      const old = await manager.findOneBy(Media, { id });
      if (!old) throw notFound('picture');
      const replacement = await this.media.insertRow(manager, stored);
      if (replacement === id) throw invalidField('url', 'This is the same picture.');
      const products = await replaceInCatalogue(change, id, replacement);
      expectPermission(actor, products, 'catalogue:write', 'Products');
      const blocks = await this.content.replacePicture(change, actor, id, replacement);
      expectPermission(actor, blocks, 'content:publish', 'Pages');
      // It takes the old one's place in the library too.
      await manager.update(Media, { id }, { retained: false });
      await manager.update(Media, { id: replacement }, { retained: true });
      const names = [old.name, stored.name].map((name) => ({ picture_name: name }));
      await change.record('update', 'picture', replacement, names[0] ?? null, names[1] ?? null);
      return products + blocks;
    });
  }

  remove(actor: Actor, ids: number[]): Promise<Deletion> {
    return this.changes.run(actor, async (change) => {
      const { manager } = change;
      await change.lock(Media, ...ids);
      const rows = await manager.findBy(Media, { id: In(ids) });
      const uses = await this.usesOf(ids, await this.content.pictureUses(manager), manager);
      const skipped: SkippedRowDto[] = [];
      const deleted: number[] = [];
      for (const id of ids) {
        const row = rows.find((each) => each.id === id);
        const name = row?.name || `Picture ${id}`;
        if (!row?.retained || uses.has(id)) {
          skipped.push({ id, name, reason: uses.has(id) ? IN_USE : NOT_THERE });
          continue;
        }
        await manager.update(Media, { id }, { retained: false });
        await change.record('delete', 'picture', id, { picture_name: row.name }, null);
        deleted.push(id);
      }
      return { deleted, skipped };
    });
  }

  private async usesOf(
    ids: readonly number[],
    blocks: Blocks,
    rows: Pick<DataSource, 'query'> = this.dataSource,
  ): Promise<Map<number, MediaUseDto[]>> {
    const found = await findCatalogueUses(rows, ids);
    const uses = new Map<number, MediaUseDto[]>();
    for (const { media_id, ...use } of found)
      uses.set(media_id, [...(uses.get(media_id) ?? []), use]);
    for (const id of ids)
      for (const { block, name } of blocks.get(id) ?? []) {
        const use: MediaUseDto = { entity: 'content', record: block, name };
        uses.set(id, [...(uses.get(id) ?? []), use]);
      }
    return uses;
  }
}

const IN_USE = 'It is in use. Replace it, or remove it where it is used.';
const NOT_THERE = 'It is not in the library any more.';

type Blocks = ReadonlyMap<number, readonly NamedContent[]>;

function usedSql(blocks: Blocks): Sql {
  const { text, values } = isIn('m.id', [...blocks.keys()]);
  return sql(`(${IN_CATALOGUE} OR ${text})`, ...values);
}
const unused = ({ text, values }: Sql) => sql(`m.retained = 1 AND NOT ${text}`, ...values);
const either = ({ text, values }: Sql) => sql(`(m.retained = 1 OR ${text})`, ...values);

const mayRead = (account: ActorAccount, entity: MediaUseDto['entity']): boolean =>
  may(account, entity === 'content' ? 'content:read' : 'catalogue:read');

function expectPermission(
  { account }: Actor,
  count: number,
  permission: 'catalogue:write' | 'content:publish',
  what: string,
): void {
  if (count && !may(account, permission))
    throw new ForbiddenException(
      `${what} show this picture, and you don’t have permission to change them.`,
    );
}
