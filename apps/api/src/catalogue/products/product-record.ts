import { sql } from '../../platform/database/sql.js';
import type { RecordKind } from '../../platform/revisions/snapshots.js';
import { Product, ProductColor, ProductImage } from './product.entity.js';
import { readAdminProducts } from './product-reader.js';

export const PRODUCT_RECORD: RecordKind = {
  entity: 'product',
  tables: [
    { target: Product },
    { target: ProductColor, parent: 'productId' },
    { target: ProductImage, parent: 'productColorId' },
  ],
  read: 'catalogue:read',
  write: 'catalogue:write',
  async find(manager, id) {
    const [product] = await readAdminProducts(manager, sql('p.id = ?', id));
    return product ?? null;
  },
};
