import type { EntityManager } from 'typeorm';
import { isIn } from '../platform/database/sql.js';
import { databaseTime } from '../platform/database/times.js';
import { ContentVersion } from './content.entity.js';
import { imagesIn, mapImages } from './stored-value.js';

type Rows = Pick<EntityManager, 'query'>;

/** A value that is shown or will be, once it is published: a draft, or a version. */
export interface PreparedText {
  contentId: number;
  block: string;
  /** Of the block. */
  name: string;
  /** Null for the draft. */
  versionId: number | null;
  text: string;
}

/** Versions that were shown and will not be again are left out. */
export async function readPreparedTexts(rows: Rows, now: Date): Promise<PreparedText[]> {
  const contents = await rows.query<
    { contentId: number; block: string; name: string; draft: string | null }[]
  >('SELECT id AS contentId, block, COALESCE(name, block) AS name, draft FROM content ORDER BY id');
  const at = databaseTime(now);
  const versions = await rows.query<
    { id: number; contentId: number; isComing: number; isEndless: number }[]
  >(
    `SELECT v.id, v.content_id AS contentId, v.starts_at > ? AS isComing, v.ends_at IS NULL AS isEndless
     FROM content_version v WHERE (v.ends_at IS NULL OR v.ends_at > ?) AND NOT ${SUPERSEDED}
     ORDER BY v.starts_at DESC, v.id DESC`,
    [at, at],
  );
  const shown = contents.flatMap(({ contentId, block, name }) => {
    const own = versions.filter((version) => version.contentId === contentId);
    // What is below a version without an end is not shown again.
    const last = own.findIndex(({ isComing, isEndless }) => !isComing && isEndless);
    return own
      .slice(0, last < 0 ? undefined : last + 1)
      .map(({ id }) => ({ contentId, block, name, id }));
  });
  const { text, values } = isIn(
    'id',
    shown.map(({ id }) => id),
  );
  const found = await rows.query<Pick<ContentVersion, 'id' | 'value'>[]>(
    `SELECT id, value FROM content_version WHERE ${text}`,
    values,
  );
  const valueOf = new Map(found.map(({ id, value }) => [id, value]));
  return [
    ...contents.flatMap(({ draft, ...content }) =>
      draft === null ? [] : { ...content, versionId: null, text: draft },
    ),
    ...shown.flatMap(({ id, ...content }) => {
      const value = valueOf.get(id);
      return value === undefined ? [] : { ...content, versionId: id, text: value };
    }),
  ];
}

/** Whether a later version has the same times as `v`, as after the replacement of a picture. */
export const SUPERSEDED = `EXISTS (SELECT 1 FROM content_version w WHERE w.content_id = v.content_id AND w.id > v.id
  AND w.starts_at = v.starts_at AND (w.ends_at = v.ends_at OR (w.ends_at IS NULL AND v.ends_at IS NULL)))`;

export const mediaIn = (text: string): number[] =>
  imagesIn(JSON.parse(text)).map(({ media }) => media);

/** The text with another picture. */
export const withPicture = (text: string, from: number, to: number): string =>
  JSON.stringify(
    mapImages(JSON.parse(text), (image) =>
      image.media === from ? { ...image, media: to } : image,
    ),
  );
