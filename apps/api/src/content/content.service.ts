import {
  BadRequestException,
  ConflictException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import {
  FOCUS_POINTS,
  contentErrors,
  mapPictures,
  picturesIn,
  type AuditAction,
  type Focus,
} from '@tivara/contracts';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import {
  AuditedTransactions,
  type AuditedTransaction,
} from '../platform/audit/audited-transactions.js';
import { Clock } from '../platform/clock.js';
import { isUniqueViolation } from '../platform/database/errors.js';
import { insertRow } from '../platform/database/insert.js';
import { databaseTime, isoTime, withTimes, type RawRow } from '../platform/database/times.js';
import type { Actor } from '../platform/http/current-user.js';
import { failureOf } from '../platform/http/field-errors.js';
import { notFound } from '../platform/http/row-id.js';
import { Media } from '../platform/media/media.entity.js';
import { MediaService, type StoredPicture } from '../platform/media/media.service.js';
import { PreviewLinks } from '../platform/preview/preview-links.js';
import { readTimes, type PublicationBody } from '../platform/publication.js';
import type { DraftBody } from './content.dto.js';
import { Content, ContentPicture, ContentVersion } from './content.entity.js';
import {
  SUPERSEDED,
  mediaIn,
  readPreparedTexts,
  withPicture,
  type PreparedText,
} from './prepared-texts.js';
import { ContentReader, draftsOf } from './content-reader.js';
import { Declarations, type DeclaredBlock } from './declarations.js';
import type { Value } from './fit.js';
import type { StoredImage } from './stored-value.js';
import type { AdminContentDto, ContentRowDto, ContentVersionRowDto } from './content.dto.js';
import type { PictureDto } from '../platform/media/picture.dto.js';
import type { PreviewLinkDto } from '../platform/preview/preview-link.dto.js';

type Rows = Pick<EntityManager, 'query'>;
type ContentColumns = { id: number; version: number; draft: string | null };

/** What an edit changes: `also` between the two states that the audit records. */
interface ContentEdit {
  columns?: Pick<Content, 'draft'>;
  also?: () => Promise<unknown>;
  action?: AuditAction;
  logged?: boolean;
}

/** A content as others refer to it. */
export interface NamedContent {
  block: string;
  name: string;
}

const LONGEST_ALT = 300;
/** The value of a version that shows what the site came with, also after an upgrade. */
const DEFAULT = 'null';

/** Drafts, publications and their history. */
@Injectable()
export class ContentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: ContentReader,
    private readonly declarations: Declarations,
    private readonly changes: AuditedTransactions,
    private readonly media: MediaService,
    private readonly clock: Clock,
    private readonly previews: PreviewLinks,
  ) {}

  async list(): Promise<ContentRowDto[]> {
    const rows = await this.dataSource.query<
      (RawRow<Pick<ContentRowDto, 'changed_at' | 'changed_by'>> & {
        block: string;
        isDraft: number;
        scheduled: number;
      })[]
    >(
      `SELECT c.block, c.draft IS NOT NULL AS isDraft, c.changed_at, a.email AS changed_by,
         (SELECT COUNT(*) FROM content_version v
          WHERE v.content_id = c.id AND v.starts_at > ? AND NOT ${SUPERSEDED}) AS scheduled
       FROM content c LEFT JOIN account a ON a.id = c.account_id`,
      [databaseTime(this.clock.now())],
    );
    const listed = (await this.declarations.live()).map(async (declared) => {
      const { id, page, title, path } = declared;
      const row = rows.find(({ block }) => block === id);
      const { unfit } = await this.reader.shown(declared);
      return {
        ...{ block: id, page, path, content_name: title },
        draft: Boolean(row?.isDraft),
        scheduled: Number(row?.scheduled ?? 0),
        changed_at: row?.changed_at ? isoTime(row.changed_at) : null,
        changed_by: row?.changed_by ?? null,
        unfit: unfit.length > 0,
      };
    });
    return Promise.all(listed);
  }

  /** @throws NotFoundException for a block that no live release declares */
  async block(id: string): Promise<DeclaredBlock> {
    const block = await this.declarations.block(id);
    if (!block) throw notFound('content');
    return block;
  }

  async find(block: DeclaredBlock, transaction?: Rows): Promise<AdminContentDto> {
    const rows = transaction ?? this.dataSource;
    const [row] = await rows.query<ContentColumns[]>(
      'SELECT id, version, draft FROM content WHERE block = ?',
      [block.id],
    );
    const shown = await this.reader.shown(block, transaction);
    const live = await this.named(block, shown.value, rows);
    const draft = row?.draft ? await this.reader.resolve(block, row.draft, rows) : null;
    return {
      ...{ block: block.id, content_name: block.title, version: row?.version ?? 1 },
      ...{ page: block.page, path: block.path, fields: block.fields },
      draft: draft !== null,
      unfit_draft: draft === null && Boolean(row?.draft),
      value: draft ? await this.named(block, draft, rows) : live,
      live,
      versions: row ? await this.versions(row.id, rows, shown.unfit) : [],
    };
  }

  /** @throws ConflictException if the block was never edited */
  async preview(actor: Actor, block: DeclaredBlock): Promise<PreviewLinkDto> {
    const { id: name, path, title } = block;
    const row = await this.dataSource.getRepository(Content).findOneBy({ block: name });
    if (!row) throw new ConflictException('There is no draft to preview: save one first.');
    return this.previews.create(actor, {
      shows: draftsOf(block),
      path,
      entity: 'content',
      id: row.id,
      name: { content_name: title },
    });
  }

  frame = (block: DeclaredBlock): PreviewLinkDto =>
    this.previews.frame(draftsOf(block), block.path);

  /** @throws BadRequestException with the errors by field, ConflictException when the draft is newer */
  async save(actor: Actor, block: DeclaredBlock, body: DraftBody): Promise<AdminContentDto> {
    const { fields } = block;
    const errors = contentErrors(fields, body.value, isImage);
    if (Object.keys(errors).length) throw new BadRequestException(failureOf(errors));
    const images = (picturesIn(fields, body.value) as (Image | null)[]).filter(
      (image) => image !== null,
    );
    const pictures = await this.storePictures([...new Set(images.map(({ url }) => url))]);
    return this.edit(actor, block, body.version, async (change, content) => {
      const ids = new Map<string, number>();
      for (const [url, stored] of pictures)
        ids.set(url, await this.insertPicture(change.manager, content.id, url, stored));
      const draft = mapPictures(fields, body.value, (picture): StoredImage | null => {
        if (picture === null) return null;
        const { url, alt, focus } = picture as Image;
        return { media: ids.get(url) ?? 0, alt: alt.trim(), ...(focus && { focus }) };
      });
      const isGoingOn = content.draft !== null && content.accountId === actor.account.id;
      return {
        columns: { draft: JSON.stringify(draft) },
        logged: !(body.autosave && isGoingOn),
      };
    });
  }

  discard(actor: Actor, block: DeclaredBlock, version?: number): Promise<AdminContentDto> {
    return this.edit(actor, block, version, async () => ({ columns: { draft: null } }));
  }

  /** Shows the draft, now or at a time. */
  publish(
    actor: Actor,
    block: DeclaredBlock,
    { version, ...times }: PublicationBody,
  ): Promise<AdminContentDto> {
    return this.edit(actor, block, version, async (change, { id, draft }) => {
      if (draft === null) throw new ConflictException('There is no draft to publish.');
      if (!(await this.reader.resolve(block, draft, change.manager)))
        throw new ConflictException('This draft no longer fits the page. Save it again first.');
      const { startsAt, endsAt } = readTimes(times, change.at);
      return {
        columns: { draft: null },
        also: () =>
          this.insert(change, actor, id, {
            value: draft,
            startsAt: startsAt ?? change.at,
            endsAt,
          }),
        action: 'publish',
      };
    });
  }

  /** Shows an earlier version again, from now on. */
  revert(actor: Actor, block: DeclaredBlock, id: number): Promise<AdminContentDto> {
    return this.edit(actor, block, undefined, async (change, content) => {
      const { value } = await this.versionOf(change.manager, content.id, id);
      if (!(await this.reader.resolve(block, value, change.manager)))
        throw new ConflictException('This version does not fit the page any more.');
      const version = { value, startsAt: change.at, endsAt: null };
      return { also: () => this.insert(change, actor, content.id, version), action: 'publish' };
    });
  }

  /** Shows what the site came with, as a version like any other. */
  reset(actor: Actor, block: DeclaredBlock): Promise<AdminContentDto> {
    return this.edit(actor, block, undefined, async (change, content) => {
      const version = { value: DEFAULT, startsAt: change.at, endsAt: null };
      return { also: () => this.insert(change, actor, content.id, version), action: 'publish' };
    });
  }

  /** Removes a version that is not shown yet, and makes it the draft if there is none. */
  withdraw(actor: Actor, block: DeclaredBlock, id: number): Promise<AdminContentDto> {
    return this.edit(actor, block, undefined, async (change, content) => {
      const found = await this.versionOf(change.manager, content.id, id);
      if (found.startsAt <= change.at)
        throw new ConflictException('This version is shown already. Go back to an earlier one.');
      return {
        ...(content.draft === null && { columns: { draft: found.value } }),
        // With those that it superseded.
        also: () =>
          change.manager.delete(ContentVersion, {
            ...{ contentId: content.id, startsAt: found.startsAt },
            endsAt: found.endsAt ?? IsNull(),
          }),
      };
    });
  }

  /** What a version shows; null if it does not fit the block any more. */
  async version(block: DeclaredBlock, id: number): Promise<Value | null> {
    const content = await this.dataSource.manager.findOneBy(Content, { block: block.id });
    const { value } = await this.versionOf(this.dataSource.manager, content?.id ?? 0, id);
    const shown = await this.reader.resolve(block, value);
    return shown && this.named(block, shown, this.dataSource);
  }

  /** With the names of its pictures' files, which shoppers do not get. */
  private async named(block: DeclaredBlock, value: Value, rows: Rows): Promise<Value> {
    const { fields } = block;
    const pictures = picturesIn(fields, value) as (PictureDto | null)[];
    const urls = pictures.flatMap((picture) => picture?.url ?? []);
    const names = await this.media.namesOf(urls, rows);
    return mapPictures(fields, value, (picture) => {
      const shown = picture as PictureDto | null;
      const name = shown && (names.get(shown.url) ?? this.reader.pictures.row(shown.url)?.name);
      return name ? { ...shown, file_name: name } : shown;
    });
  }

  private async edit(
    actor: Actor,
    block: DeclaredBlock,
    version: number | undefined,
    work: (change: AuditedTransaction, content: Content) => Promise<ContentEdit>,
  ): Promise<AdminContentDto> {
    const id = await this.rowOf(block);
    return this.changes.run(actor, async (change) => {
      // Before the first read, which fixes what a transaction of MySQL sees.
      await change.lock(Content, id);
      const content = await change.manager.findOneByOrFail(Content, { id });
      const { columns, ...more } = await work(change, content);
      return change.edit({
        entity: 'content',
        target: Content,
        id,
        version,
        columns: {
          ...{ ...columns, name: block.title },
          ...{ changedAt: change.at, accountId: actor.account.id },
        },
        read: (rows) => this.find(block, rows),
        undoable: false,
        ...more,
      });
    });
  }

  /** The contents that show a picture, now or as they are prepared, by the picture's id. */
  async pictureUses(rows: Rows = this.dataSource): Promise<Map<number, NamedContent[]>> {
    const uses = new Map<number, NamedContent[]>();
    for (const { block, name, text } of await readPreparedTexts(rows, this.clock.now()))
      for (const media of mediaIn(text)) {
        const known = uses.get(media) ?? [];
        if (!known.some((each) => each.block === block))
          uses.set(media, [...known, { block, name }]);
      }
    return uses;
  }

  /** Gives drafts and what is or will be published another picture; undoable. @returns the number of blocks */
  async replacePicture(
    change: AuditedTransaction,
    actor: Actor,
    from: number,
    to: number,
  ): Promise<number> {
    const { manager } = change;
    const texts = await readPreparedTexts(manager, change.at);
    const affected = texts.filter(({ text }) => mediaIn(text).includes(from));
    const ids = [...new Set(affected.map(({ contentId }) => contentId))];
    for (const id of ids) {
      const own = affected.filter(({ contentId }) => contentId === id);
      const draft = own.find(({ versionId }) => versionId === null);
      const block = await this.declaredOrGone(own);
      await change.edit({
        entity: 'content',
        target: Content,
        id,
        version: undefined,
        columns: {
          ...(draft && { draft: withPicture(draft.text, from, to) }),
          changedAt: change.at,
          accountId: actor.account.id,
        },
        read: (rows) => this.find(block, rows),
        also: async () => {
          await this.usePicture(manager, id, to);
          for (const prepared of own) {
            if (prepared.versionId === null) continue;
            const { startsAt, endsAt } = await this.versionOf(manager, id, prepared.versionId);
            const value = withPicture(prepared.text, from, to);
            await this.insert(change, actor, id, { value, startsAt, endsAt });
          }
        },
      });
    }
    return ids.length;
  }

  /** Of texts of one block, which may be gone from the site: its pictures are replaced all the same. */
  private async declaredOrGone([text]: PreparedText[]): Promise<DeclaredBlock> {
    const { block: id = '', name: title = '' } = text ?? {};
    const gone = { id, title, app: '', page: '', path: '/', fields: {}, initial: {} };
    return (await this.declarations.block(id)) ?? gone;
  }

  /** In a transaction of its own: two people may edit a block for the first time. @returns the row's id */
  private async rowOf({ id: block, title: name }: DeclaredBlock): Promise<number> {
    const { manager } = this.dataSource;
    const known = await manager.findOneBy(Content, { block });
    if (known) return known.id;
    try {
      return await insertRow(manager, Content, { block, name, draft: null });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return (await manager.findOneByOrFail(Content, { block })).id;
    }
  }

  private insert(
    change: AuditedTransaction,
    actor: Actor,
    contentId: number,
    version: Pick<ContentVersion, 'value' | 'startsAt' | 'endsAt'>,
  ): Promise<number> {
    return insertRow(change.manager, ContentVersion, {
      ...version,
      contentId,
      createdAt: change.at,
      accountId: actor.account.id,
    });
  }

  private async versionOf(manager: EntityManager, contentId: number, id: number) {
    const found = await manager.findOneBy(ContentVersion, { id, contentId });
    if (!found) throw new NotFoundException('This version does not exist.');
    return found;
  }

  /** The latest first, without those that were superseded before they were shown. */
  private async versions(
    contentId: number,
    rows: Rows,
    unfit: readonly number[],
  ): Promise<ContentVersionRowDto[]> {
    const found = await rows.query<RawRow<ContentVersionRowDto>[]>(
      `SELECT v.id AS version_id, v.starts_at, v.ends_at, v.created_at, a.email AS created_by,
         ${SUPERSEDED} AS superseded
       FROM content_version v LEFT JOIN account a ON a.id = v.account_id
       WHERE v.content_id = ? AND (v.starts_at <= ? OR NOT ${SUPERSEDED})
       ORDER BY v.starts_at DESC, v.id DESC LIMIT 100`,
      [contentId, databaseTime(this.clock.now())],
    );
    return found.map((row) => ({
      ...withTimes<ContentVersionRowDto>(row),
      superseded: Boolean(row.superseded),
      unfit: unfit.includes(row.version_id),
    }));
  }

  /** Before the transaction; null for a picture that the site came with. */
  private async storePictures(urls: string[]): Promise<Map<string, StoredPicture | null>> {
    const stored = new Map<string, StoredPicture | null>();
    for (const url of urls)
      stored.set(url, this.reader.pictures.row(url) ? null : await this.media.store(url));
    return stored;
  }

  /** @returns the id of the picture's row */
  private async insertPicture(
    manager: EntityManager,
    contentId: number,
    url: string,
    stored: StoredPicture | null,
  ): Promise<number> {
    const mediaId = stored
      ? await this.media.insertRow(manager, stored)
      : await this.defaultId(manager, url);
    await this.usePicture(manager, contentId, mediaId);
    return mediaId;
  }

  private async usePicture(manager: EntityManager, contentId: number, mediaId: number) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(ContentPicture)
      .values({ contentId, mediaId })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  private async defaultId(manager: EntityManager, url: string): Promise<number> {
    const row = this.reader.pictures.row(url);
    if (!row) throw new BadRequestException('This picture is not on this site.');
    const { assetKey } = row;
    const known = await manager.findOneBy(Media, { assetKey });
    return known?.id ?? insertRow(manager, Media, row);
  }
}

interface Image {
  url: string;
  alt: string;
  focus?: Focus;
}

function isImage(value: unknown): value is Image {
  const { url, alt, focus } = (value ?? {}) as Partial<Image>;
  const hasUrl = typeof url === 'string' && url !== '';
  const hasAlt = typeof alt === 'string' && alt.length <= LONGEST_ALT;
  return hasUrl && hasAlt && (focus === undefined || FOCUS_POINTS.includes(focus));
}
