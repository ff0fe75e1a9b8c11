import { ApiProperty } from '../platform/http/openapi-decorators.js';
import { publicationState, type PublicationState } from '@tivara/contracts';
import { IsBoolean } from 'class-validator';
import type { AuditedTransaction, Edit } from '../platform/audit/audited-transactions.js';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { allOf, join, sql, type Sql } from '../platform/database/sql.js';
import { databaseTime, isoTime } from '../platform/database/times.js';
import { invalidField } from '../platform/http/field-errors.js';
import { notFound } from '../platform/http/row-id.js';
import { previewedId, shownAt } from '../platform/preview/previewed.js';
import { PublicationBody, readTimes } from '../platform/publication.js';
import { LACKS_PICTURES } from './products/required-pictures.js';
import type { PublicationDto } from '../platform/publication.dto.js';

/** Columns that say when shoppers see a record. They are read against the clock, so that nothing has to run at a start or an end. */
export interface Published {
  published: boolean;
  /** Null for a draft, and if it was published before there were times. */
  startsAt: Date | null;
  endsAt: Date | null;
}

/** The columns above as a raw row. */
export interface PublicationRow {
  published: boolean | number;
  starts_at: Date | string | null;
  ends_at: Date | string | null;
}

export const publicationOf = (row: PublicationRow): PublicationDto => ({
  published: Boolean(row.published),
  starts_at: row.starts_at && isoTime(row.starts_at),
  ends_at: row.ends_at && isoTime(row.ends_at),
});

export class PublishBody extends PublicationBody {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: 'published must be true or false.' })
  published: boolean;
}

/** Of a new record. */
export const newPublication = (published: boolean, at: Date): Published => ({
  published,
  startsAt: published ? at : null,
  endsAt: null,
});

/** @throws BadRequestException at the field that is wrong. @returns the columns that change */
export function changedPublication(
  before: PublicationDto,
  { published, ...times }: Pick<PublishBody, 'published' | 'starts_at' | 'ends_at'>,
  at: Date,
): Published {
  const state = publicationState(before, at);
  const startedAt = before.starts_at === null ? at : new Date(before.starts_at);
  const isShown = state === 'published';
  const { startsAt, endsAt } = readTimes(times, at);
  if (published) return { published, startsAt: startsAt ?? (isShown ? startedAt : at), endsAt };
  if (startsAt ?? endsAt)
    throw invalidField(startsAt ? 'starts_at' : 'ends_at', 'What is hidden has no times.');
  // What shoppers have not seen is a draft again.
  const wasShown = isShown || state === 'hidden';
  return { published, startsAt: wasShown ? startedAt : null, endsAt: null };
}

/** With an edit that may leave `published` out. */
export async function republish(
  manager: EntityManager,
  target: EntityTarget<ObjectLiteral>,
  id: number,
  before: object,
  published: boolean | undefined,
  at: Date,
): Promise<void> {
  const publication = before as PublicationDto;
  if (published === undefined || published === publication.published) return;
  await manager.update(target, { id }, changedPublication(publication, { published }, at));
}

/** Publishes or hides a record. @param check may reject the publication. @throws NotFoundException, BadRequestException, or ConflictException with the `current` row */
export async function publish<
  T extends { id: number; version: number },
  A extends PublicationDto & { version: number },
>(
  change: AuditedTransaction,
  subject: Pick<Edit<T, A>, 'entity' | 'target' | 'id' | 'read'>,
  body: PublishBody,
  check?: (before: A) => void,
): Promise<A> {
  // Before the first read, which fixes what a transaction of MySQL sees.
  await change.lock(subject.target, subject.id);
  const before = await subject.read(change.manager);
  if (!before) throw notFound(subject.entity);
  if (body.published) check?.(before);
  return change.edit({
    ...subject,
    action: body.published ? 'publish' : 'hide',
    version: body.version,
    columns: changedPublication(before, body, change.at) as unknown as Edit<T, A>['columns'],
  });
}

/** 'Product scheduled' */
export function publishedMessage(what: string, row: PublicationDto, at: Date): string {
  const done = { draft: 'hidden', hidden: 'hidden', scheduled: 'scheduled', published: 'shown' };
  return `${what} ${done[publicationState(row, at)]}`;
}

type Alias = 'p' | 'co' | 't';

const notEnded = (row: Alias, now: Date): Sql =>
  sql(`(${row}.ends_at IS NULL OR ${row}.ends_at > ?)`, databaseTime(now));

/** As publicationState. */
const STATES: Record<PublicationState, (row: Alias, now: Date) => Sql> = {
  draft: (row) => sql(`${row}.published = 0 AND ${row}.starts_at IS NULL`),
  scheduled: (row, now) => sql(`${row}.published = 1 AND ${row}.starts_at > ?`, databaseTime(now)),
  published: (row, now) =>
    allOf([
      sql(
        `${row}.published = 1 AND (${row}.starts_at IS NULL OR ${row}.starts_at <= ?)`,
        databaseTime(now),
      ),
      notEnded(row, now),
    ]),
  hidden: (row, now) =>
    sql(
      `(${row}.published = 0 AND ${row}.starts_at IS NOT NULL OR ${row}.published = 1 AND ${row}.ends_at <= ?)`,
      databaseTime(now),
    ),
};

export const isInState = (state: PublicationState, row: Alias, now: Date): Sql =>
  STATES[state](row, now);

const anyOf = (parts: Sql[]): Sql => {
  const { text, values } = join(parts, ' OR ');
  return sql(`(${text})`, ...values);
};

/** The collections that shoppers see. @param shows what the visit previews, as if it were published */
export function shownCollections(now: Date, shows: string | null, row: 'co' | 't' = 'co'): Sql {
  const shown = isInState('published', row, shownAt(shows, now));
  if (shows === null) return shown;
  return anyOf([
    shown,
    sql(`${row}.id = ?`, previewedId('collection', shows)),
    sql(
      `${row}.id IN (SELECT collection_id FROM product WHERE id = ?)`,
      previewedId('product', shows),
    ),
  ]);
}

/** The `product p` that shoppers see: not in a hidden collection. @param shows what the visit previews, as if it were published */
export function shownProducts(now: Date, shows: string | null): Sql {
  const at = shownAt(shows, now);
  const collections = shownCollections(now, shows);
  const shown = allOf([
    isInState('published', 'p', at),
    sql(
      `p.collection_id IN (SELECT co.id FROM collection co WHERE ${collections.text})`,
      ...collections.values,
    ),
  ]);
  if (shows === null) return shown;
  return anyOf([
    shown,
    // Its pictures may have been removed since the link was made.
    sql(`p.id = ? AND NOT ${LACKS_PICTURES.text}`, previewedId('product', shows)),
    // With those that are scheduled: they may start with their collection.
    allOf([
      sql('p.published = 1 AND p.collection_id = ?', previewedId('collection', shows)),
      notEnded('p', at),
    ]),
  ]);
}
