import { ConflictException } from '@nestjs/common';

import type { EntityManager } from 'typeorm';
import type { AuditedTransaction } from '../../platform/audit/audited-transactions.js';
import { isIn } from '../../platform/database/sql.js';
import { Product, ProductColor, ProductImage } from '../products/product.entity.js';
import { readAdminProducts } from '../products/product-reader.js';
import { PRODUCT_RECORD } from '../products/product-record.js';
import { altOf } from '../products/product-writes.service.js';
import type { ReferenceKind } from './reference-kinds.js';
import type { AdminProductDto } from '../products/product-response.dto.js';

interface Value {
  id: number;
  name: string;
}
/** Of those that block a replacement. */
const NAMED = 3;

/** @returns the number of products. @throws ConflictException when a product has both colours */
export async function replaceInProducts(
  change: AuditedTransaction,
  kind: ReferenceKind,
  value: Value,
  replacement: Value,
): Promise<number> {
  const { manager } = change;
  const isColor = kind.entity === 'color';
  const ids = await usersOf(manager, kind, value.id);
  const products = ids.length ? await readAdminProducts(manager, isIn('p.id', ids)) : [];
  if (isColor) expectFree(products, replacement);
  for (const { product_id: id } of products)
    await change.edit({
      entity: 'product',
      target: Product,
      id,
      read: (reader) => PRODUCT_RECORD.find(reader, id) as Promise<AdminProductDto | null>,
      version: undefined,
      columns: isColor ? {} : { [`${kind.table}_id`]: replacement.id },
      also: (_, before) =>
        isColor ? recolor(manager, before, value, replacement) : Promise.resolve(),
    });
  return products.length;
}

async function usersOf(
  manager: EntityManager,
  { entity, table }: ReferenceKind,
  id: number,
): Promise<number[]> {
  const rows: { id: number }[] = await manager.query(
    entity === 'color'
      ? 'SELECT product_id AS id FROM product_color WHERE color_id = ? ORDER BY product_id'
      : `SELECT id FROM product WHERE ${table}_id = ? ORDER BY id`,
    [id],
  );
  return rows.map((row) => row.id);
}

function expectFree(products: readonly AdminProductDto[], { id, name }: Value): void {
  const both = products.filter(({ colors }) => colors.some(({ color_id }) => color_id === id));
  if (!both.length) return;
  const names = both.slice(0, NAMED).map(({ product_name }) => product_name);
  const more = both.length > NAMED ? ` and ${both.length - NAMED} more` : '';
  throw new ConflictException(
    `${names.join(', ')}${more} already ${both.length === 1 ? 'has' : 'have'} ${name}. Remove one of the two colors there first.`,
  );
}

/** Derived texts follow the colour; written ones do not. */
async function recolor(
  manager: EntityManager,
  { product_id: productId, product_name, colors }: AdminProductDto,
  value: Value,
  replacement: Value,
): Promise<void> {
  await manager.update(ProductColor, { productId, colorId: value.id }, { colorId: replacement.id });
  const images = colors.find(({ color_id }) => color_id === value.id)?.images ?? [];
  for (const [view, { image_id: id, alt }] of images.entries())
    if (alt === altOf(product_name, value.name, view))
      await manager.update(
        ProductImage,
        { id },
        { alt: altOf(product_name, replacement.name, view) },
      );
}
