import type { AdminProduct, Product, ProductColour } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../../platform/media/picture.js';
import { isIn, sql, type Sql } from '../../platform/database/sql.js';

type Queries = Pick<DataSource, 'query'>;

const MOST_IDS = 500;

interface ProductRow {
  id: number;
  name: string;
  description: string;
  category: string;
  material: string;
  collectionId: number;
  collection: string;
  finishing: string;
  frameType: string;
  shape: string;
  size: number;
  version: number;
  published: number | boolean;
  categoryId: number;
  materialId: number;
  finishingId: number;
  frameTypeId: number;
  shapeId: number;
}
interface ColorRow {
  id: number;
  productId: number;
  colorId: number;
  name: string;
  code: string;
}
interface ImageRow extends PictureRow {
  id: number;
  productColorId: number;
}

/** Raw rows, as hydrating entities takes several times as long; outer joins, as MariaDB would otherwise start with a small table. */
export const readProducts = (dataSource: Queries, where: Sql): Promise<Product[]> =>
  read(dataSource, where, toProduct);

export const readAdminProducts = (dataSource: Queries, where: Sql): Promise<AdminProduct[]> =>
  read(dataSource, where, (row, colors) => ({
    ...toProduct(row, colors),
    published: Boolean(row.published),
    category_id: row.categoryId,
    material_id: row.materialId,
    finishing_id: row.finishingId,
    frame_type_id: row.frameTypeId,
    shape_id: row.shapeId,
  }));

async function read<T>(
  dataSource: Queries,
  where: Sql,
  toAnswer: (row: ProductRow, colors: ProductColour[]) => T,
): Promise<T[]> {
  const products: ProductRow[] = await dataSource.query(
    `SELECT p.id, p.name, p.description, p.size, p.version, p.published,
       p.category_id AS categoryId, p.material_id AS materialId, p.finishing_id AS finishingId,
       p.frame_type_id AS frameTypeId, p.shape_id AS shapeId, ca.name AS category,
       ma.name AS material, co.id AS collectionId, co.name AS collection, fi.name AS finishing,
       ft.name AS frameType, sh.name AS shape
     FROM product p
     LEFT JOIN category ca ON ca.id = p.category_id
     LEFT JOIN material ma ON ma.id = p.material_id
     LEFT JOIN collection co ON co.id = p.collection_id
     LEFT JOIN finishing fi ON fi.id = p.finishing_id
     LEFT JOIN frame_type ft ON ft.id = p.frame_type_id
     LEFT JOIN shape sh ON sh.id = p.shape_id
     WHERE ${where.text} ORDER BY p.id`,
    where.values,
  );
  const ofProducts = idsOrAll(
    'pc.product_id',
    products,
    sql(`SELECT p.id FROM product p WHERE ${where.text}`, ...where.values),
  );
  const colors: ColorRow[] = await dataSource.query(
    `SELECT pc.id, pc.product_id AS productId, pc.color_id AS colorId, c.name, c.code
     FROM product_color pc LEFT JOIN color c ON c.id = pc.color_id
     WHERE ${ofProducts.text} ORDER BY pc.product_id, pc.position`,
    ofProducts.values,
  );
  const ofColors = idsOrAll(
    'i.product_color_id',
    colors,
    sql(`SELECT pc.id FROM product_color pc WHERE ${ofProducts.text}`, ...ofProducts.values),
  );
  const images: ImageRow[] = await dataSource.query(
    `SELECT i.id, i.product_color_id AS productColorId, i.alt, ${PICTURE_COLUMNS}
     FROM product_image i LEFT JOIN media m ON m.id = i.media_id
     WHERE ${ofColors.text} ORDER BY i.product_color_id, i.position`,
    ofColors.values,
  );
  const imagesOf = groupBy(images, (image) => image.productColorId);
  const colorsOf = groupBy(colors, (color) => color.productId);
  return products.map((row) =>
    toAnswer(
      row,
      (colorsOf.get(row.id) ?? []).map((color) => toColour(color, imagesOf.get(color.id) ?? [])),
    ),
  );
}

const toProduct = (row: ProductRow, colors: ProductColour[]): Product => ({
  product_id: row.id,
  product_name: row.name,
  product_description: row.description,
  category_name: row.category,
  material_name: row.material,
  collection_id: row.collectionId,
  collection_name: row.collection,
  finishing_name: row.finishing,
  frame_type_name: row.frameType,
  shape_name: row.shape,
  size: row.size,
  version: row.version,
  colors,
});

const toColour = (color: ColorRow, images: ImageRow[]): ProductColour => ({
  product_color_id: color.id,
  color_id: color.colorId,
  color_name: color.name,
  color_code: color.code,
  images: images.map((row) => {
    const { url, ...picture } = toPicture(row);
    return { image_id: row.id, image_url: url, ...picture };
  }),
});

/** By ids, or by a subquery where ids would exceed the parameter limit. */
const idsOrAll = (column: string, rows: { id: number }[], all: Sql): Sql =>
  rows.length <= MOST_IDS
    ? isIn(
        column,
        rows.map(({ id }) => id),
      )
    : sql(`${column} IN (${all.text})`, ...all.values);

function groupBy<T>(rows: T[], key: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
