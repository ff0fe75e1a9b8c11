import { createHash, randomBytes } from 'node:crypto';
import { BadRequestException, Inject, Injectable, PayloadTooLargeException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS, searchKey } from '@tivara/contracts';
import pLimit from 'p-limit';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { chunksOf } from '../database/sql.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { inspectPicture } from './inspect-picture.js';
import { Media } from './media.entity.js';
import { PICTURE_COLUMNS, fileNamed, toPicture, type PictureRow } from './picture.js';
import { PIPELINE_VERSION, renditionSpecOf } from './rendition-spec.js';
import type { Rendition } from './renditions.js';
import { STORAGE, type MediaStorage } from './storage.js';

export type StoredPicture = Pick<
  Media,
  'assetKey' | 'width' | 'height' | 'widths' | 'squares' | 'formats' | 'bytes' | 'origin' | 'name'
>;

/** A lossless copy from which AVIF is made; never served. */
export const SOURCE_NAME = 'source';
/** Limits memory. */
const AT_ONCE = 2;
const MIB = 1024 * 1024;

const KEYS_PER_QUERY = 500;

type NamedRow = Pick<Media, 'id' | 'name' | 'assetKey'>;

/** (DECISIONS, Data: images) */
@Injectable()
export class MediaService {
  private readonly limit = pLimit(AT_ONCE);
  /** By hash, so that concurrent copies are stored once. */
  private readonly running = new Map<string, Promise<StoredPicture>>();

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Media) private readonly pictures: Repository<Media>,
    @Inject(STORAGE) private readonly storage: MediaStorage,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Call it before the transaction. @param source a data URL, the URL of a picture of this site, or bytes. @param name of the file. @throws BadRequestException, PayloadTooLargeException, ServiceUnavailableException */
  async store(source: string | Buffer, name = ''): Promise<StoredPicture> {
    if (typeof source !== 'string') {
      const stored = await this.storeBytes(source);
      return name ? { ...stored, name } : stored;
    }
    if (!/^data:/i.test(source)) return this.ours(source);
    return this.storeBytes(readDataUrl(source));
  }

  /** In the caller's transaction. @returns the row's id */
  async insertRow(manager: EntityManager, stored: StoredPicture): Promise<number> {
    const upload = stored.origin === 'upload';
    if (upload)
      await manager
        .createQueryBuilder()
        .insert()
        .into(Media)
        .values({ ...stored, ...fileNamed(stored.name), createdAt: new Date() })
        // Formats of a row from another transaction may be newer.
        .orUpdate(['created_at', ...(stored.name ? ['name', 'name_key'] : [])], ['asset_key'])
        .updateEntity(false)
        .execute();
    const mysql = manager.connection.options.type === 'mysql';
    // The lock reads past the snapshot, which may lack the row.
    const rows = await manager.query<{ id: number }[]>(
      `SELECT id FROM media WHERE asset_key = ?${upload && mysql ? ' FOR UPDATE' : ''}`,
      [stored.assetKey],
    );
    if (!rows[0]) throw notOurs();
    return rows[0].id;
  }

  async find(manager: EntityManager, url: string): Promise<Media | null> {
    const assetKey = this.assetKeyOf(url);
    return assetKey === null ? null : manager.findOneBy(Media, { assetKey });
  }

  async idsOf(
    urls: readonly string[],
    queries: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<Map<string, number>> {
    const rows = await this.rowsOf(urls, queries);
    return new Map([...rows].map(([url, { id }]) => [url, id]));
  }

  /** The names of their files. */
  async namesOf(
    urls: readonly string[],
    queries: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<Map<string, string>> {
    const rows = await this.rowsOf(urls, queries);
    return new Map([...rows].map(([url, { name }]) => [url, name]));
  }

  /** Of pictures in the library, by searchKey of the name. */
  async urlsOfFiles(names: readonly string[]): Promise<Map<string, string[]>> {
    const urls = new Map<string, string[]>();
    for (const some of chunksOf([...new Set(names.map(searchKey))], KEYS_PER_QUERY)) {
      const rows = await this.dataSource.query<(Omit<PictureRow, 'alt'> & { nameKey: string })[]>(
        `SELECT ${PICTURE_COLUMNS}, m.name_key AS nameKey FROM media m
         WHERE m.retained = 1 AND m.name_key IN (${some.map(() => '?').join()})`,
        some,
      );
      for (const { nameKey, ...row } of rows)
        urls.set(nameKey, [...(urls.get(nameKey) ?? []), toPicture({ ...row, alt: '' }).url]);
    }
    return urls;
  }

  private async rowsOf(
    urls: readonly string[],
    queries: Pick<EntityManager, 'query'>,
  ): Promise<Map<string, NamedRow>> {
    const assetKeys = [...new Set(urls.flatMap((url) => this.assetKeyOf(url) ?? []))];
    const found = new Map<string, NamedRow>();
    for (const some of chunksOf(assetKeys, KEYS_PER_QUERY)) {
      const rows: NamedRow[] = await queries.query(
        `SELECT id, name, asset_key AS assetKey FROM media WHERE asset_key IN (${some.map(() => '?').join()})`,
        some,
      );
      for (const row of rows) found.set(row.assetKey, row);
    }
    return new Map(
      urls.flatMap((url) => {
        const row = found.get(this.assetKeyOf(url) ?? '');
        return row ? [[url, row]] : [];
      }),
    );
  }

  private async storeBytes(bytes: Buffer): Promise<StoredPicture> {
    if (bytes.length > LIMITS.picture.bytes) throw tooLarge();
    await inspectPicture(bytes);
    const hash = createHash('sha256')
      .update(`${PIPELINE_VERSION}\n`)
      .update(bytes)
      .digest('hex')
      .slice(0, 32);
    const running = this.running.get(hash) ?? this.storeOnce(hash, bytes);
    this.running.set(hash, running);
    try {
      return await running;
    } finally {
      this.running.delete(hash);
    }
  }

  private async storeOnce(hash: string, bytes: Buffer): Promise<StoredPicture> {
    const known = await this.reuse('asset_key >= ? AND asset_key < ?', `${hash}-`, `${hash}.`);
    if (known) return known;
    return this.limit(async () => {
      // The library takes 30 MB.
      const { decode, encodeLossless, render } = await import('./renditions.js');
      const pixels = await decode(bytes);
      const spec = renditionSpecOf(pixels);
      // Keys are never reused, so that sweeping cannot race with storing.
      const assetKey = `${hash}-${randomBytes(4).toString('hex')}`;
      let size = 0;
      async function* files(): AsyncGenerator<Rendition> {
        for await (const file of render(pixels, spec, spec.formats)) {
          size += file.bytes.length;
          yield file;
        }
        yield { name: SOURCE_NAME, bytes: await encodeLossless(pixels) };
      }
      await this.storage.create(assetKey, files());
      return {
        assetKey,
        width: spec.width,
        height: spec.height,
        widths: spec.widths.join(),
        squares: spec.squares.join(),
        formats: spec.formats.join(),
        bytes: size,
        origin: 'upload',
        name: '',
      };
    });
  }

  private async ours(url: string): Promise<StoredPicture> {
    const assetKey = this.assetKeyOf(url);
    const known = assetKey === null ? null : await this.reuse('asset_key = ?', assetKey);
    if (!known) throw notOurs();
    return known;
  }

  private assetKeyOf(url: string): string | null {
    const { publicOrigin } = this.settings;
    const own = publicOrigin !== null && url.startsWith(`${publicOrigin}/`);
    const path = own ? url.slice(publicOrigin.length) : url;
    return /^\/media\/([\w./ -]{1,160})\/[^/]+$/.exec(path)?.[1] ?? null;
  }

  /** Restarts its age, so that the sweep does not remove it while it is being saved. */
  private async reuse(where: string, ...values: string[]): Promise<StoredPicture | null> {
    const [row] = await this.dataSource.query<(StoredPicture & { id: number })[]>(
      `SELECT id, asset_key AS assetKey, width, height, widths, squares, formats, bytes, origin, name FROM media WHERE ${where} LIMIT 1`,
      values,
    );
    if (!row) return null;
    const { id, ...stored } = row;
    if (stored.origin === 'demo') return stored;
    const { affected } = await this.pictures.update({ id }, { createdAt: new Date() });
    return affected ? stored : null;
  }
}

const notOurs = () =>
  new BadRequestException(
    'The picture is neither a data URL nor the URL of a picture on this site. Upload it again.',
  );

const tooLarge = () =>
  new PayloadTooLargeException(
    `The picture has more than ${LIMITS.picture.bytes / MIB} MB. Send a smaller one.`,
  );

/** Whatever type it names, or none. */
function readDataUrl(url: string): Buffer {
  const comma = url.indexOf(',');
  if (!/^data:[^,]*;base64$/i.test(url.slice(0, Math.min(comma, 100))))
    throw new BadRequestException(
      'The picture is not a base64 data URL. Send data:image/png;base64,… or similar.',
    );
  if (((url.length - comma) * 3) / 4 > LIMITS.picture.bytes + 4) throw tooLarge();
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  // Node ignores invalid base64; the length reveals it.
  const expected = Math.floor(((url.length - comma - 1 - padding) * 3) / 4);
  if (bytes.length !== expected)
    throw new BadRequestException('The picture was damaged in transit: its base64 is not valid.');
  return bytes;
}
