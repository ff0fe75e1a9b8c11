import type { Versioned } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { positionOf } from '../position.js';
import { publicationOf, type PublicationRow } from '../publication.js';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../../platform/media/picture.js';
import type { ReferenceKind } from './reference-kinds.js';

/** `position` where the kind has one. */
export type ReferenceRow = { id: number; name: string; version: number; position?: number };

export async function readReference<A extends object>(
  manager: Pick<EntityManager, 'query'>,
  kind: ReferenceKind<A>,
  id: number,
): Promise<Versioned<A> | null> {
  const [row]: ReferenceRow[] = await manager.query(
    `SELECT ${adminColumns(kind)} FROM ${from(kind)} WHERE t.id = ?`,
    [id],
  );
  return row ? toAdminAnswer(kind, row) : null;
}

/** With what shoppers do not get. */
export const toAdminAnswer = <A extends object>(
  kind: ReferenceKind<A>,
  row: ReferenceRow,
): Versioned<A> => ({
  ...kind.toAnswer(row),
  ...(kind.pictureField && { picture: toPicture(row as ReferenceRow & PictureRow) }),
  ...(kind.isPublished && publicationOf(row as ReferenceRow & PublicationRow)),
  ...(kind.isPositioned && { position: row.position }),
  version: row.version,
});

export const columns = ({
  columns,
  pictureField,
  isPublished,
}: Pick<ReferenceKind, 'columns' | 'pictureField' | 'isPublished'>) =>
  [
    't.id, t.name, t.version',
    ...(isPublished ? ['t.published, t.starts_at, t.ends_at'] : []),
    ...columns.map((column) => `t.${column}`),
    ...(pictureField ? ['t.alt', PICTURE_COLUMNS] : []),
  ].join(', ');

export const adminColumns = (
  kind: Parameters<typeof columns>[0] & Pick<ReferenceKind, 'isPositioned'>,
) =>
  [
    columns(kind),
    ...(kind.pictureField ? ['m.name AS fileName'] : []),
    ...(kind.isPositioned ? [`${positionOf('t')} AS position`] : []),
  ].join(', ');

/** The order of listings. */
export const listedBy = ({ isPositioned }: Pick<ReferenceKind, 'isPositioned'>) =>
  isPositioned ? `${positionOf('t')}, t.id` : 't.id';

export const from = ({ table, pictureField }: Pick<ReferenceKind, 'table' | 'pictureField'>) =>
  `${table} t${pictureField ? ' JOIN media m ON m.id = t.media_id' : ''}`;
