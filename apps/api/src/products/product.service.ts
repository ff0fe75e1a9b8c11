import { Injectable } from '@nestjs/common';
import {
  FILTER_GROUPS,
  type AdminProduct,
  type FacetGroup,
  type Facets,
  type Page,
  type Product,
  type ProductPage,
  type ProductQuery,
} from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { allOf, isIn, join, sql, type Sql } from '../database/sql.js';
import {
  FACET_COLUMNS,
  FACET_TABLES,
  baseConditions,
  groupConditions,
  tableCondition,
  type FacetValue,
} from './product-conditions.js';
import { readAdminProducts, readProducts } from './product-reader.js';
import type { ProductTableQuery } from './product.query.js';

type Conditions = Partial<Record<FacetGroup, Sql>>;

/** The sort's table (`p` for the product's own) and column. */
const SORTS: Readonly<Record<string, { join?: string; column: string }>> = {
  name: { column: 'p.name_key' },
  size: { column: 'p.size' },
  category: { join: 'JOIN category s ON s.id = p.category_id', column: 's.name_key' },
  material: { join: 'JOIN material s ON s.id = p.material_id', column: 's.name_key' },
  collection: { join: 'JOIN collection s ON s.id = p.collection_id', column: 's.name_key' },
  newest: { column: 'p.id' },
};

/** The catalogue: the published one, and the back office's table of all of it. */
@Injectable()
export class ProductService {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<Product[]> {
    return readProducts(this.dataSource, sql('p.published = 1'));
  }

  async find(id: number): Promise<Product | null> {
    const where = sql('p.published = 1 AND p.id = ?', id);
    const [product] = await readProducts(this.dataSource, where);
    return product ?? null;
  }

  /** One page of what the query finds, with the counts of every value of every group. */
  async search(query: ProductQuery): Promise<ProductPage> {
    const values = await this.facetValues();
    const base = baseConditions(query, values);
    const groups = groupConditions(query, values);
    const where = allOf([base, ...Object.values(groups)]);
    const { total, facets } = await this.count(base, groups, values);
    const { page, pageSize } = query;
    return {
      items: await this.readPage(where, query, readProducts),
      total,
      page,
      pageSize,
      facets,
    };
  }

  /** One product of the back office, hidden or not. */
  async findAny(
    id: number,
    manager: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<AdminProduct | null> {
    const [product] = await readAdminProducts(manager, sql('p.id = ?', id));
    return product ?? null;
  }

  /** One page of the back office's table. */
  async table(query: ProductTableQuery): Promise<Page<AdminProduct>> {
    const { q, page, pageSize } = query;
    const where = q ? tableCondition(q, await this.facetValues()) : allOf([]);
    const [counted]: { products: number }[] = await this.dataSource.query(
      `SELECT COUNT(*) AS products FROM product p WHERE ${where.text}`,
      where.values,
    );
    const items = await this.readPage(where, query, readAdminProducts);
    return { items, total: Number(counted?.products), page, pageSize };
  }

  private async readPage<T extends Product>(
    where: Sql,
    query: ProductTableQuery,
    read: (dataSource: DataSource, where: Sql) => Promise<T[]>,
  ): Promise<T[]> {
    const ids = await this.pageOfIds(where, query);
    const products = await read(this.dataSource, isIn('p.id', ids));
    const byId = new Map(products.map((product) => [product.product_id, product]));
    // A product that was deleted between the two queries is left out.
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private facetValues(): Promise<FacetValue[]> {
    const selects = FILTER_GROUPS.map(
      (facet) =>
        `SELECT '${facet}' AS facet, id, name, name_key AS nameKey FROM ${FACET_TABLES[facet]}`,
    );
    return this.dataSource.query(`${selects.join(' UNION ALL ')} ORDER BY facet, id`);
  }

  private async pageOfIds(
    where: Sql,
    { sort, page, pageSize }: ProductTableQuery,
  ): Promise<number[]> {
    const by = SORTS[sort.replace(/^-/, '')];
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    const order = by ? `${by.column} ${direction}, p.id` : 'p.id';
    const rows: { id: number }[] = await this.dataSource.query(
      `SELECT p.id FROM product p ${by?.join ?? ''} WHERE ${where.text}
       ORDER BY ${order} LIMIT ? OFFSET ?`,
      [...where.values, pageSize, (page - 1) * pageSize],
    );
    return rows.map(({ id }) => id);
  }

  /** All counts in one statement: text and size are evaluated once, each group then leaves its own choice out. */
  private async count(
    base: Sql,
    groups: Conditions,
    values: FacetValue[],
  ): Promise<{ total: number; facets: Facets }> {
    const without = (own?: FacetGroup) =>
      allOf(FILTER_GROUPS.flatMap((group) => (group === own ? [] : (groups[group] ?? []))));
    const counts = FILTER_GROUPS.flatMap((group) =>
      group === 'Color' ? countColors(values, without(group)) : countByValue(group, without(group)),
    );
    const everything = without();
    counts.push(
      sql(
        `SELECT 'total' AS facet, 0 AS id, COUNT(*) AS products FROM hit p WHERE ${everything.text}`,
        ...everything.values,
      ),
    );
    const statement = join(counts, ' UNION ALL ');
    const rows: { facet: FacetGroup | 'total'; id: number; products: number }[] =
      await this.dataSource.query(
        `WITH hit AS (
           SELECT p.id, ${Object.values(FACET_COLUMNS).join()} FROM product p WHERE ${base.text}
         ) ${statement.text}`,
        [...base.values, ...statement.values],
      );
    const found = new Map(rows.map(({ facet, id, products }) => [`${facet} ${id}`, products]));
    const facets = Object.fromEntries(
      FILTER_GROUPS.map((group) => [
        group,
        Object.fromEntries(
          values
            .filter(({ facet }) => facet === group)
            .map(({ id, name }) => [name, Number(found.get(`${group} ${id}`) ?? 0)]),
        ),
      ]),
    ) as Facets;
    return { total: Number(found.get('total 0')), facets };
  }
}

/** Products per value of a group. */
function countByValue(group: keyof typeof FACET_COLUMNS, where: Sql): Sql {
  const column = FACET_COLUMNS[group];
  return sql(
    `SELECT '${group}' AS facet, p.${column} AS id, COUNT(*) AS products
     FROM hit p WHERE ${where.text} GROUP BY p.${column}`,
    ...where.values,
  );
}

/**
 * A colour counts the products that choosing it would find: those with any colour whose name contains its own. Most names are
 * part of no other, so one grouping counts them; joining colours by name instead costs ten times as much.
 */
function countColors(values: FacetValue[], where: Sql): Sql[] {
  const colors = values.filter(({ facet }) => facet === 'Color');
  const matches = colors.map(({ id, name }) => ({
    id,
    ids: colors.filter((color) => color.name.includes(name)).map((color) => color.id),
  }));
  const alone = isIn(
    'pc.color_id',
    matches.filter(({ ids }) => ids.length === 1).map(({ id }) => id),
  );
  const from = 'FROM product_color pc JOIN hit p ON p.id = pc.product_id WHERE';
  return [
    sql(
      `SELECT 'Color' AS facet, pc.color_id AS id, COUNT(*) AS products
       ${from} ${where.text} AND ${alone.text} GROUP BY pc.color_id`,
      ...where.values,
      ...alone.values,
    ),
    ...matches
      .filter(({ ids }) => ids.length > 1)
      .map(({ id, ids }) => {
        const any = isIn('pc.color_id', ids);
        return sql(
          `SELECT 'Color' AS facet, ${id} AS id, COUNT(DISTINCT p.id) AS products
           ${from} ${where.text} AND ${any.text}`,
          ...where.values,
          ...any.values,
        );
      }),
  ];
}
