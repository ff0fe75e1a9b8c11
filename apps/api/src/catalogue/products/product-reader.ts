import { REFERENCES, VALUES, referenceId, referenceName } from '@tivara/contracts';

import type { DataSource } from 'typeorm';
import { isIn, sql, type Sql } from '../../platform/database/sql.js';
import { omit } from '../../platform/omit.js';
import { positionOf } from '../position.js';
import { publicationOf, type PublicationRow } from '../publication.js';
import {
  NAMED_PICTURE_COLUMNS,
  PICTURE_COLUMNS,
  toPicture,
  type PictureRow,
} from '../../platform/media/picture.js';
import type { AdminProductDto, ProductDto, ProductColourDto } from './product-response.dto.js';
import type { PictureDto } from '../../platform/media/picture.dto.js';

type Queries = Pick<DataSource, 'query'>;

const MAX_IDS = 500;

type ColorRow = Omit<ProductColourDto, 'images'> & { product_id: number };
type ImageRow = PictureRow & { image_id: number; product_color_id: number };

const ATTRIBUTES = [
  ...REFERENCES.map(({ field }) => `${field}.name AS ${referenceName(field)}`),
  ...VALUES.map(({ field }) => `p.${field}`),
].join();
const JOINS = REFERENCES.map(
  ({ field }) => `LEFT JOIN ${field} ON ${field}.id = p.${referenceId(field)}`,
).join('\n     ');
/** Shoppers get that of the collection. */
const IDS = REFERENCES.filter(({ field }) => field !== 'collection').map(
  ({ field }) => `p.${referenceId(field)}`,
);

/** Columns for administrators. */
const ADMIN_COLUMNS = `, ${positionOf('p')} AS position, p.published, p.starts_at, p.ends_at, collection.published AS co_published, collection.starts_at AS co_starts_at, collection.ends_at AS co_ends_at, ${IDS.join()}`;

/** In the order of listings, colours and images in their positions. */
export const readProducts = (dataSource: Queries, where: Sql): Promise<ProductDto[]> =>
  read(dataSource, where, '', PICTURE_COLUMNS);

export async function readAdminProducts(
  dataSource: Queries,
  where: Sql,
): Promise<AdminProductDto[]> {
  const rows = await read<AdminRow>(dataSource, where, ADMIN_COLUMNS, NAMED_PICTURE_COLUMNS);
  return rows.map(({ co_published, co_starts_at, co_ends_at, ...product }) => ({
    ...product,
    ...publicationOf(product),
    collection: publicationOf({
      published: co_published,
      starts_at: co_starts_at,
      ends_at: co_ends_at,
    }),
  }));
}

type AdminRow = Omit<AdminProductDto, 'collection' | keyof PublicationRow> &
  PublicationRow & { [Column in keyof PublicationRow as `co_${Column}`]: PublicationRow[Column] };

/** Raw rows, as hydrating entities takes several times as long; outer joins, as MariaDB would otherwise start with a small table. */
async function read<T extends ProductDto>(
  dataSource: Queries,
  where: Sql,
  furtherColumns: string,
  pictureColumns: string,
): Promise<T[]> {
  const products: T[] = await dataSource.query(
    `SELECT p.id AS product_id, p.name AS product_name, p.description AS product_description,
       p.collection_id, ${ATTRIBUTES}, p.version${furtherColumns}
     FROM product p
     ${JOINS}
     WHERE ${where.text} ORDER BY ${positionOf('p')}, p.id`,
    where.values,
  );
  const ofProducts = idsOrAll(
    'pc.product_id',
    products.map(({ product_id }) => product_id),
    sql(`SELECT p.id FROM product p WHERE ${where.text}`, ...where.values),
  );
  const colors: ColorRow[] = await dataSource.query(
    `SELECT pc.id AS product_color_id, pc.product_id, pc.color_id, c.name AS color_name, c.code AS color_code, pc.gtin
     FROM product_color pc LEFT JOIN color c ON c.id = pc.color_id
     WHERE ${ofProducts.text} ORDER BY pc.product_id, pc.position`,
    ofProducts.values,
  );
  const ofColors = idsOrAll(
    'i.product_color_id',
    colors.map(({ product_color_id }) => product_color_id),
    sql(`SELECT pc.id FROM product_color pc WHERE ${ofProducts.text}`, ...ofProducts.values),
  );
  const images: ImageRow[] = await dataSource.query(
    `SELECT i.id AS image_id, i.product_color_id, i.alt, ${pictureColumns}
     FROM product_image i LEFT JOIN media m ON m.id = i.media_id
     WHERE ${ofColors.text} ORDER BY i.product_color_id, i.position`,
    ofColors.values,
  );
  const imagesOf = groupBy(images, (image) => image.product_color_id);
  const colorsOf = groupBy(colors, (color) => color.product_id);
  return products.map((product) => ({
    ...product,
    colors: (colorsOf.get(product.product_id) ?? []).map((color) => ({
      product_color_id: color.product_color_id,
      color_id: color.color_id,
      color_name: color.color_name,
      color_code: color.color_code,
      gtin: color.gtin,
      images: (imagesOf.get(color.product_color_id) ?? []).map((row) => {
        const { url, ...picture } = toPicture(row);
        return { image_id: row.image_id, image_url: url, ...picture };
      }),
    })),
  }));
}

/** By ids, or by a subquery where ids would exceed the parameter limit. */
const idsOrAll = (column: string, ids: number[], all: Sql): Sql =>
  ids.length <= MAX_IDS ? isIn(column, ids) : sql(`${column} IN (${all.text})`, ...all.values);

function groupBy<T>(rows: T[], key: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

/** The first of the first colour. */
export function firstPictureOf({ colors }: Pick<ProductDto, 'colors'>): PictureDto | null {
  const image = colors[0]?.images[0];
  if (!image) return null;
  const { image_url: url, ...picture } = omit(image, 'image_id');
  return { url, ...picture };
}
