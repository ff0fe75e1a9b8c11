import { In, type EntityManager } from 'typeorm';
import type { AuditedTransaction } from '../platform/audit/audited-transactions.js';
import { isIn } from '../platform/database/sql.js';
import { Product, ProductColor, ProductImage } from './products/product.entity.js';
import { PRODUCT_RECORD } from './products/product-record.js';
import { REFERENCE_KINDS } from './reference/reference-kinds.js';
import { readReference } from './reference/reference-reader.js';
import type { AdminProductDto } from './products/product-response.dto.js';
import type { MediaUseDto } from '../platform/media/picture.dto.js';

const PICTURED = REFERENCE_KINDS.filter(({ pictureField }) => pictureField);

/** Whether the catalogue shows a row of `media m`, as SQL. */
export const IN_CATALOGUE = ['product_image', ...PICTURED.map(({ table }) => table)]
  .map((table) => `EXISTS (SELECT 1 FROM ${table} u WHERE u.media_id = m.id)`)
  .join(' OR ');

type CatalogueUse = MediaUseDto & { media_id: number };

export function findCatalogueUses(
  queries: Pick<EntityManager, 'query'>,
  mediaIds: readonly number[],
): Promise<CatalogueUse[]> {
  const { text, values } = isIn('u.media_id', mediaIds);
  const selects = [
    `SELECT DISTINCT u.media_id, 'product' AS entity, p.id AS record, p.name FROM product_image u
     JOIN product_color c ON c.id = u.product_color_id JOIN product p ON p.id = c.product_id
     WHERE ${text}`,
    ...PICTURED.map(
      ({ entity, table }) =>
        `SELECT u.media_id, '${entity}' AS entity, u.id AS record, u.name FROM ${table} u WHERE ${text}`,
    ),
  ];
  return queries.query(
    `${selects.join(' UNION ALL ')} ORDER BY name`,
    selects.flatMap(() => values),
  );
}

/** Gives products and reference data another picture; undoable. @returns their number */
export async function replaceInCatalogue(
  change: AuditedTransaction,
  from: number,
  to: number,
): Promise<number> {
  const { manager } = change;
  const uses = await findCatalogueUses(manager, [from]);
  for (const { entity, record } of uses)
    if (entity === 'product') await replaceInProduct(change, Number(record), from, to);
    else await replaceInReference(change, entity, Number(record), to);
  return uses.length;
}

const replaceInProduct = (change: AuditedTransaction, id: number, from: number, to: number) =>
  change.edit({
    entity: 'product',
    target: Product,
    id,
    read: (manager) => PRODUCT_RECORD.find(manager, id) as Promise<AdminProductDto | null>,
    version: undefined,
    columns: {},
    also: async (manager) => {
      const colors = await manager.findBy(ProductColor, { productId: id });
      const productColorId = In(colors.map((color) => color.id));
      await manager.update(ProductImage, { productColorId, mediaId: from }, { mediaId: to });
    },
  });

async function replaceInReference(
  change: AuditedTransaction,
  entity: MediaUseDto['entity'],
  id: number,
  to: number,
): Promise<void> {
  const kind = PICTURED.find((each) => each.entity === entity);
  if (!kind) return;
  const { target } = kind;
  await change.edit({
    entity: kind.entity,
    target,
    id,
    read: (manager) => readReference(manager, kind, id),
    version: undefined,
    columns: { mediaId: to } as object,
  });
}
