import { Injectable } from '@nestjs/common';
import { SITE_BLOCKS, mapPictures, type ContentBlock } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { DataVersion, VersionedValue } from '../platform/database/data-version.js';
import { isIn } from '../platform/database/sql.js';
import { databaseTime, isoTime } from '../platform/database/times.js';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../platform/media/picture.js';
import { shownAt, type Shows } from '../platform/preview/previewed.js';
import type { SiteTexts } from '../platform/wording/wording.js';
import { Declarations, type DeclaredBlock, type DeclaredPage } from './declarations.js';
import { fit, type Value } from './fit.js';
import { InitialPictures } from './initial-pictures.js';
import { imagesIn, mapImages } from './stored-value.js';

/** What a preview of a page's content shows: that page as it is prepared, and no draft of another. */
export const draftsOf = ({ app, page }: Pick<DeclaredPage, 'app' | 'page'>): Shows =>
  `content:${app}/${page}`;

type Block = Pick<DeclaredBlock, 'id' | 'fields' | 'initial'>;

interface Publication {
  id: number;
  block: string;
  startsAt: Date;
  endsAt: Date | null;
}
interface Published {
  all: Publication[];
  /** Of those that were shown, by id, with their pictures. */
  values: Map<number, Promise<unknown>>;
}
type Rows = Pick<EntityManager, 'query'>;

/** Reads what is published. Nothing that is stored can break a page: what no longer fits its block is skipped. */
@Injectable()
export class ContentReader {
  private knownPictures: InitialPictures | null = null;
  private readonly initial = new WeakMap<object, Value>();
  private readonly published: VersionedValue<Published>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly declarations: Declarations,
    private readonly clock: Clock,
    version: DataVersion,
  ) {
    this.published = new VersionedValue(version, () => this.read(dataSource));
  }

  /** Read when a page first needs them. */
  get pictures(): InitialPictures {
    return (this.knownPictures ??= new InitialPictures());
  }

  /** Empty for a page that no release has. @param shows what the visit previews */
  async page(page: DeclaredPage, shows: string | null): Promise<Record<string, Value>> {
    const read = (block: DeclaredBlock) =>
      shows === draftsOf(page)
        ? this.prepared(block)
        : this.live(block, undefined, shownAt(shows, this.clock.now()));
    const blocks = await this.declarations.page(page);
    const shown = blocks.map(async (block) => [block.id, await read(block)] as const);
    return Object.fromEntries(await Promise.all(shown));
  }

  /** What mails and small pages are worded with. @param rows of a transaction, in which nothing else can be read */
  async siteTexts(rows?: Rows): Promise<SiteTexts> {
    const read = async <Id extends keyof SiteTexts>(id: Id) =>
      (await this.live({ ...SITE_BLOCKS[id], id }, rows)) as SiteTexts[Id];
    return {
      'site-contact': await read('site-contact'),
      'site-wording': await read('site-wording'),
    };
  }

  /** What a block shows now, or at a time. @param rows of a transaction, in which nothing else can be read */
  async live(block: Block, rows?: Rows, at?: Date): Promise<Value> {
    return (await this.shown(block, rows, at)).value;
  }

  /** As `live`. @returns `unfit`: ids of the versions that would be shown, if the block could show them */
  async shown(
    block: Block,
    rows?: Rows,
    at = this.clock.now(),
  ): Promise<{ value: Value; unfit: number[] }> {
    const unfit: number[] = [];
    const { all, values } = await (rows ? this.read(rows, block.id) : this.published.get());
    for (const publication of all) {
      if (publication.block !== block.id || !isShown(publication, at)) continue;
      const { id } = publication;
      const value = values.get(id) ?? this.publishedValue(id, rows ?? this.dataSource);
      values.set(id, value);
      const fitting = this.fit(block, await value);
      if (fitting) return { value: fitting, unfit };
      unfit.push(id);
    }
    return { value: this.initialOf(block), unfit };
  }

  /** What a block will show: its draft, else what was published for the latest time. */
  private async prepared(block: Block): Promise<Value> {
    const [row] = await this.dataSource.query<Record<'draft' | 'latest', string | null>[]>(
      `SELECT c.draft, (SELECT v.value FROM content_version v
         WHERE v.content_id = c.id AND (v.ends_at IS NULL OR v.ends_at > ?)
         ORDER BY v.starts_at DESC, v.id DESC LIMIT 1) AS latest
       FROM content c WHERE c.block = ?`,
      [databaseTime(this.clock.now()), block.id],
    );
    for (const text of [row?.draft, row?.latest]) {
      const value = text && (await this.resolve(block, text));
      if (value) return value;
    }
    return this.live(block);
  }

  /** A stored value as answered; null if the block cannot show it. */
  async resolve(block: Block, text: string, rows: Rows = this.dataSource): Promise<Value | null> {
    return this.fit(block, await this.withPictures(text, rows));
  }

  /** @param value null for what the site came with */
  private fit(block: Block, value: unknown): Value | null {
    const initial = this.initialOf(block);
    return value === null ? initial : fit(block.fields, value, initial);
  }

  private initialOf(block: Pick<ContentBlock, 'fields' | 'initial'>): Value {
    const { fields, initial } = block;
    const known = this.initial.get(initial);
    if (known) return known;
    const value = mapPictures(fields, initial, (name) => this.pictures.named(String(name)));
    this.initial.set(initial, value);
    return value;
  }

  private async withPictures(text: string, rows: Rows): Promise<unknown> {
    const stored: unknown = JSON.parse(text);
    const pictures = await this.rowsOf(
      imagesIn(stored).map(({ media }) => media),
      rows,
    );
    return mapImages(stored, ({ media, alt, focus }) => {
      const row = pictures.get(media);
      return row ? { ...toPicture({ ...row, alt }), ...(focus && { focus }) } : null;
    });
  }

  /** Undefined for one that was withdrawn meanwhile. */
  private async publishedValue(id: number, rows: Rows): Promise<unknown> {
    const [row] = await rows.query<{ value: string }[]>(
      'SELECT value FROM content_version WHERE id = ?',
      [id],
    );
    return row && this.withPictures(row.value, rows);
  }

  /** @param block the only one that is needed */
  private async read(rows: Rows, block?: string): Promise<Published> {
    return { all: await this.publications(rows, block), values: new Map() };
  }

  /** The latest start first. */
  private async publications(rows: Rows, block?: string): Promise<Publication[]> {
    const found = await rows.query<
      { id: number; block: string; startsAt: Date | string; endsAt: Date | string | null }[]
    >(
      `SELECT v.id, c.block, v.starts_at AS startsAt, v.ends_at AS endsAt
       FROM content_version v JOIN content c ON c.id = v.content_id
       ${block ? 'WHERE c.block = ?' : ''} ORDER BY v.starts_at DESC, v.id DESC`,
      block ? [block] : [],
    );
    return found.map(({ startsAt, endsAt, ...row }) => ({
      ...row,
      startsAt: new Date(isoTime(startsAt)),
      endsAt: endsAt === null ? null : new Date(isoTime(endsAt)),
    }));
  }

  private async rowsOf(ids: number[], rows: Rows): Promise<Map<number, PictureRow>> {
    if (!ids.length) return new Map();
    const { text, values } = isIn('m.id', [...new Set(ids)]);
    const found = await rows.query<({ id: number } & PictureRow)[]>(
      `SELECT m.id, ${PICTURE_COLUMNS} FROM media m WHERE ${text}`,
      values,
    );
    return new Map(found.map((row) => [row.id, row]));
  }
}

const isShown = ({ startsAt, endsAt }: Omit<Publication, 'id' | 'block'>, now: Date): boolean =>
  startsAt <= now && (endsAt === null || endsAt > now);
