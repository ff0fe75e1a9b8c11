import { Injectable } from '@nestjs/common';
import {
  type AdminProduct,
  type Facets,
  type Product,
  type ProductPage,
  type ProductQuery,
  type TermAnswer,
  lockOf,
  withLock,
  type ProductSort,
} from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { TableQuery } from '../http/table.query.js';
import { allOf, isIn, sql, type Sql } from '../database/sql.js';
import {
  FACET_COLUMNS,
  baseConditions,
  chosenIds,
  groupConditions,
  namesByGroup,
  textCondition,
  type ChosenIds,
  readFacetValues,
  type FacetValue,
} from './product-conditions.js';
import { countFacets, type AlikeRow } from './facet-counts.js';
import { readAdminProducts, readProducts } from './product-reader.js';
import { CatalogueNames } from './catalogue-names.js';
import { nearTerm } from './near-term.js';

/** The sort's table (`p` for the product's own) and column. */
const SORTS: Readonly<Record<string, { join?: string; column: string }>> = {
  name: { column: 'p.name_key' },
  size: { column: 'p.size' },
  category: { join: 'JOIN category s ON s.id = p.category_id', column: 's.name_key' },
  material: { join: 'JOIN material s ON s.id = p.material_id', column: 's.name_key' },
  collection: { join: 'JOIN collection s ON s.id = p.collection_id', column: 's.name_key' },
  newest: { column: 'p.id' },
};

/** The published catalogue, and any product by its id for the back office. */
@Injectable()
export class ProductService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: CatalogueNames,
  ) {}

  list(): Promise<Product[]> {
    return readProducts(this.dataSource, sql('p.published = 1'));
  }

  /** Of every published product, ascending. */
  async ids(): Promise<number[]> {
    const rows: { id: number }[] = await this.dataSource.query(
      'SELECT id FROM product WHERE published = 1 ORDER BY id',
    );
    return rows.map(({ id }) => id);
  }

  /** The published ones among them, by id. */
  some(ids: number[]): Promise<Product[]> {
    return readProducts(this.dataSource, allOf([sql('p.published = 1'), isIn('p.id', ids)]));
  }

  async find(id: number): Promise<Product | null> {
    const where = sql('p.published = 1 AND p.id = ?', id);
    const [product] = await readProducts(this.dataSource, where);
    return product ?? null;
  }

  /** One page of what the query finds, with the counts of every value of every group. */
  async search(query: ProductQuery): Promise<ProductPage> {
    const values = await this.facetValues();
    if (!query.term) return this.answer(query, values);
    const search = await this.understand(query, values);
    // What locks a group is looked for there and nowhere else.
    const term = search.lock ? '' : (search.instead ?? query.term);
    const page = await this.answer(withLock({ ...query, term }, search.lock), values);
    return { ...page, search };
  }

  /**
   * What a search term stands for: a filter, else a text, else a term near it when it finds nothing at all, whatever else is
   * chosen. (SPEC 2, search page; DECISIONS, term lock and typo tolerance)
   */
  private async understand(
    { term, exact }: ProductQuery,
    values: FacetValue[],
  ): Promise<TermAnswer> {
    const known = namesByGroup(values);
    const lock = lockOf(term, known);
    if (lock || exact || (await this.finds(term, values))) return { lock, instead: null };
    const instead = nearTerm(term, await this.names.words());
    if (instead === null) return { lock: null, instead };
    const lockInstead = lockOf(instead, known);
    if (lockInstead || (await this.finds(instead, values))) return { lock: lockInstead, instead };
    return { lock: null, instead: null };
  }

  /** Whether a text finds any product. */
  private async finds(text: string, values: FacetValue[]): Promise<boolean> {
    const where = allOf([sql('p.published = 1'), textCondition(text, values)]);
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT p.id FROM product p WHERE ${where.text} LIMIT 1`,
      where.values,
    );
    return rows.length > 0;
  }

  private async answer(query: ProductQuery, values: FacetValue[]): Promise<ProductPage> {
    const base = baseConditions(query, values);
    const chosen = chosenIds(query, values);
    const where = allOf([base, ...groupConditions(chosen)]);
    const { total, facets } = await this.count(base, chosen, values);
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

  private async readPage<T extends Product>(
    where: Sql,
    query: TableQuery<ProductSort>,
    read: (dataSource: DataSource, where: Sql) => Promise<T[]>,
  ): Promise<T[]> {
    const ids = await this.pageOfIds(where, query);
    const products = await read(this.dataSource, isIn('p.id', ids));
    const byId = new Map(products.map((product) => [product.product_id, product]));
    // A product that was deleted between the two queries is left out.
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private facetValues(): Promise<FacetValue[]> {
    return readFacetValues(this.dataSource);
  }

  private async pageOfIds(
    where: Sql,
    { sort, page, pageSize }: TableQuery<ProductSort>,
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

  /**
   * All counts from one statement: products that are alike in everything that is counted come as one row, and each group then
   * leaves its own choice out.
   */
  private async count(
    base: Sql,
    chosen: ChosenIds,
    values: FacetValue[],
  ): Promise<{ total: number; facets: Facets }> {
    const columns = Object.values(FACET_COLUMNS).map((column) => `p.${column}`);
    const rows = await this.dataSource.query<AlikeRow[]>(
      `SELECT ${columns.join()}, p.colors, COUNT(*) AS products FROM (
         SELECT p.*, (
           SELECT GROUP_CONCAT(pc.color_id) FROM product_color pc WHERE pc.product_id = p.id
         ) AS colors FROM product p WHERE ${base.text}
       ) p GROUP BY ${columns.join()}, p.colors`,
      base.values,
    );
    return countFacets(rows, chosen, values);
  }
}
