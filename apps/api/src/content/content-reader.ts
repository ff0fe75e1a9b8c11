import { Injectable } from '@nestjs/common';
import {
  CONTENT_BLOCKS,
  CONTENT_BLOCK_IDS,
  SITE_CONTENT,
  contentErrors,
  mapPictures,
  picturesIn,
  type ContentBlockId,
  type ContentPage,
  type Focus,
} from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { DataVersion, VersionedValue } from '../platform/database/data-version.js';
import { isIn } from '../platform/database/sql.js';
import { databaseTime, isoTime } from '../platform/database/times.js';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../platform/media/picture.js';
import { shownAt, type Shows } from '../platform/preview/previewed.js';
import type { SiteTexts } from '../platform/wording/wording.js';
import { readDefaultContent, type DefaultContent } from './default-content.js';

/** What a preview of content shows: every page as it is prepared. */
export const DRAFTS: Shows = 'content:drafts';

export type Value = Readonly<Record<string, unknown>>;
/** A picture as it is stored in a value. */
export interface StoredImage {
  media: number;
  alt: string;
  focus?: Focus;
}

interface Publication {
  id: number;
  block: string;
  startsAt: Date;
  endsAt: Date | null;
}
interface Published {
  all: Publication[];
  /** Of those that were shown, by id. */
  values: Map<number, Promise<Value | null>>;
}
type Rows = Pick<EntityManager, 'query'>;

/** Reads what is published. Nothing that is stored can break a page: what no longer fits its block is skipped. */
@Injectable()
export class ContentReader {
  private defaultContent: DefaultContent | null = null;
  private readonly published: VersionedValue<Published>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    version: DataVersion,
  ) {
    this.published = new VersionedValue(version, () => this.read(dataSource));
  }

  /** Read when a page first needs them. */
  get defaults(): DefaultContent {
    return (this.defaultContent ??= readDefaultContent());
  }

  /** @param shows what the visit previews */
  async page(page: ContentPage, shows: string | null): Promise<Record<string, Value>> {
    const blocks = CONTENT_BLOCK_IDS.filter((id) => CONTENT_BLOCKS[id].page === page);
    const read = (id: ContentBlockId) =>
      shows === DRAFTS
        ? this.prepared(id)
        : this.live(id, undefined, shownAt(shows, this.clock.now()));
    const shown = blocks.map(async (id) => [id, await read(id)] as const);
    return Object.fromEntries(await Promise.all(shown));
  }

  /** What a block shows now, or at a time. @param rows of a transaction, in which nothing else can be read */
  async live(block: ContentBlockId, rows?: Rows, at?: Date): Promise<Value> {
    return (await this.liveVersion(block, rows, at)) ?? this.defaults.values[block];
  }

  /** What mails and small pages are worded with. @param rows of a transaction, in which nothing else can be read */
  async siteTexts(rows?: Rows): Promise<SiteTexts> {
    // Without `defaults`, which come with pictures from a file.
    const read = async <Block extends keyof SiteTexts>(block: Block) =>
      ((await this.liveVersion(block, rows)) as SiteTexts[Block] | null) ?? SITE_CONTENT[block];
    return {
      'site-contact': await read('site-contact'),
      'site-wording': await read('site-wording'),
    };
  }

  /** What was published; null for the default. */
  private async liveVersion(
    block: ContentBlockId,
    rows?: Rows,
    at = this.clock.now(),
  ): Promise<Value | null> {
    const { all, values } = await (rows ? this.read(rows, block) : this.published.get());
    for (const publication of all) {
      if (publication.block !== block || !isShown(publication, at)) continue;
      const { id } = publication;
      const value = values.get(id) ?? this.publishedValue(block, id, rows ?? this.dataSource);
      values.set(id, value);
      const fitting = await value;
      if (fitting) return fitting;
    }
    return null;
  }

  /** What a block will show: its draft, else what was published for the latest time. */
  private async prepared(block: ContentBlockId): Promise<Value> {
    const [row] = await this.dataSource.query<Record<'draft' | 'latest', string | null>[]>(
      `SELECT c.draft, (SELECT v.value FROM content_version v
         WHERE v.content_id = c.id AND (v.ends_at IS NULL OR v.ends_at > ?)
         ORDER BY v.starts_at DESC, v.id DESC LIMIT 1) AS latest
       FROM content c WHERE c.block = ?`,
      [databaseTime(this.clock.now()), block],
    );
    for (const text of [row?.draft, row?.latest]) {
      const value = text && (await this.resolve(block, text));
      if (value) return value;
    }
    return this.live(block);
  }

  /** With its pictures, as answered; null if it does not fit the block's fields. */
  async resolve(
    block: ContentBlockId,
    text: string,
    rows: Rows = this.dataSource,
  ): Promise<Value | null> {
    const { fields } = CONTENT_BLOCKS[block];
    const stored = JSON.parse(text) as Value | null;
    if (stored === null) return this.defaults.values[block];
    const images = picturesIn(fields, stored) as (StoredImage | undefined)[];
    const ids = new Set(images.map((image) => image?.media ?? 0));
    const pictures = await this.pictures([...ids], rows);
    const value = mapPictures(fields, stored, (picture) => {
      const { media = 0, alt = '', focus } = (picture ?? {}) as Partial<StoredImage>;
      const row = pictures.get(media);
      return row ? { ...toPicture({ ...row, alt }), ...(focus && { focus }) } : null;
    });
    const errors = contentErrors(fields, value, (picture) => picture !== null);
    return Object.keys(errors).length ? null : value;
  }

  private async publishedValue(
    block: ContentBlockId,
    id: number,
    rows: Rows,
  ): Promise<Value | null> {
    const [row] = await rows.query<{ value: string }[]>(
      'SELECT value FROM content_version WHERE id = ?',
      [id],
    );
    return row ? this.resolve(block, row.value, rows) : null;
  }

  /** @param block the only one that is needed */
  private async read(rows: Rows, block?: ContentBlockId): Promise<Published> {
    return { all: await this.publications(rows, block), values: new Map() };
  }

  /** The latest start first. */
  private async publications(rows: Rows, block?: ContentBlockId): Promise<Publication[]> {
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

  private async pictures(ids: number[], rows: Rows): Promise<Map<number, PictureRow>> {
    if (!ids.length) return new Map();
    const { text, values } = isIn('m.id', ids);
    const found = await rows.query<({ id: number } & PictureRow)[]>(
      `SELECT m.id, ${PICTURE_COLUMNS} FROM media m WHERE ${text}`,
      values,
    );
    return new Map(found.map((row) => [row.id, row]));
  }
}

const isShown = ({ startsAt, endsAt }: Omit<Publication, 'id' | 'block'>, now: Date): boolean =>
  startsAt <= now && (endsAt === null || endsAt > now);
