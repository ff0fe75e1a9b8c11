import { Injectable } from '@nestjs/common';
import type { AdminProduct, Page } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { CATALOGUE_VERSION } from '../catalogue-version.js';
import { DataVersions } from '../../platform/versions/data-versions.js';
import { TableCache, inOrder } from '../../platform/versions/table-cache.js';
import { readAll } from '../../platform/database/read-all.js';
import { searchKey } from '../../platform/database/search-key.js';
import { isIn } from '../../platform/database/sql.js';
import { readAdminProducts } from './product-reader.js';
import type { ProductTableQuery } from './product.query.js';

/** What the table's searches and sorts read; texts as searchKey() makes them. */
interface Row {
  id: number;
  name: string;
  size: number;
  category: string;
  material: string;
  collection: string;
  published: number | boolean;
}

const COLUMNS = {
  id: 'p.id',
  name: 'p.name_key',
  size: 'p.size',
  category: 'ca.name_key',
  material: 'ma.name_key',
  collection: 'co.name_key',
  published: 'p.published',
};
const FROM = `product p
  JOIN category ca ON ca.id = p.category_id
  JOIN material ma ON ma.id = p.material_id
  JOIN collection co ON co.id = p.collection_id`;

/** The back office's table of all products, hidden ones too. */
@Injectable()
export class ProductTableService {
  private readonly rows: TableCache<Row>;

  constructor(
    private readonly dataSource: DataSource,
    version: DataVersions,
  ) {
    const read = () => readAll<Row>(dataSource, COLUMNS, FROM);
    this.rows = new TableCache(
      version.of(CATALOGUE_VERSION),
      read,
      {
        name: (row) => row.name,
        size: (row) => row.size,
        category: (row) => row.category,
        material: (row) => row.material,
        collection: (row) => row.collection,
        newest: (row) => row.id,
      },
      (row) => [row.name, row.category, row.material, row.collection],
    );
  }

  /** One page of what the text finds in names, categories, materials and collections. (SPEC 5, Admin tables search) */
  async page(query: ProductTableQuery): Promise<Page<AdminProduct>> {
    const { q, published, page, pageSize } = query;
    const shown = published === 'yes';
    const only = published ? (row: Row) => Boolean(row.published) === shown : undefined;
    const { ids, total } = await this.rows.page(query, searchKey(q), only);
    const products = await readAdminProducts(this.dataSource, isIn('p.id', ids));
    const items = inOrder(ids, products, ({ product_id }) => product_id);
    return { items, total, page, pageSize };
  }
}
