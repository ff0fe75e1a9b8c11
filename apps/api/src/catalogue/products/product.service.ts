import { Injectable } from '@nestjs/common';
import { lockOf, withLock } from '@tivara/contracts';
import type {
  AdminProduct,
  Product,
  ProductPage,
  ProductQuery,
  TermAnswer,
} from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { allOf, isIn, sql } from '../../platform/database/sql.js';
import { CatalogueIndexes, wordsOf } from '../search/catalogue-index.js';
import type { CatalogueIndex, IndexedProduct } from '../search/catalogue-index.js';
import { countFacets, matchingProfiles } from '../search/facet-counts.js';
import { chosenIds, namesByGroup } from '../search/facet-values.js';
import { textMatcher } from '../search/text-match.js';
import { didYouMean } from '../search/did-you-mean.js';
import { readAdminProducts, readProducts } from './product-reader.js';

@Injectable()
export class ProductService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly indexes: CatalogueIndexes,
  ) {}

  list(): Promise<Product[]> {
    return readProducts(this.dataSource, sql('p.published = 1'));
  }

  async ids(): Promise<number[]> {
    const rows: { id: number }[] = await this.dataSource.query(
      'SELECT id FROM product WHERE published = 1 ORDER BY id',
    );
    return rows.map(({ id }) => id);
  }

  some(ids: number[]): Promise<Product[]> {
    return readProducts(this.dataSource, allOf([sql('p.published = 1'), isIn('p.id', ids)]));
  }

  async find(id: number): Promise<Product | null> {
    const where = sql('p.published = 1 AND p.id = ?', id);
    const [product] = await readProducts(this.dataSource, where);
    return product ?? null;
  }

  /** @returns a ProductPage as JSON, as writing the products anew was a quarter of its CPU time */
  async search(query: ProductQuery): Promise<string> {
    const index = await this.indexes.read();
    if (!query.term) return this.answer(query, index);
    const search = understand(query, index);
    // A locked term is not searched as text.
    const term = search.lock ? '' : (search.instead ?? query.term);
    return this.answer(withLock({ ...query, term }, search.lock), index, search);
  }

  private async answer(
    query: ProductQuery,
    index: CatalogueIndex,
    search?: TermAnswer,
  ): Promise<string> {
    const { page, pageSize } = query;
    const { profiles, values } = index;
    const chosen = chosenIds(query, values);
    const test = testOf(query, index);
    const { total, facets } = countFacets(profiles, foundOf(index, test), chosen, values);
    const ids = pageOfIds(query, index, matchingProfiles(profiles, chosen), test);
    const items = await this.productsOf(ids, index);
    const rest: Omit<ProductPage, 'items'> = {
      total,
      page,
      pageSize,
      facets,
      ...(search && { search }),
    };
    return `{"items":[${items.join()}],${JSON.stringify(rest).slice(1)}`;
  }

  /** As JSON, in the order of their ids, without those deleted since the index was read. */
  private async productsOf(ids: number[], { listed }: CatalogueIndex): Promise<string[]> {
    const missing = ids.filter((id) => !listed.has(id));
    if (missing.length)
      for (const product of await readProducts(this.dataSource, isIn('p.id', missing)))
        listed.set(product.product_id, JSON.stringify(product));
    return ids.flatMap((id) => listed.get(id) ?? []);
  }

  async findAny(
    id: number,
    manager: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<AdminProduct | null> {
    const [product] = await readAdminProducts(manager, sql('p.id = ?', id));
    return product ?? null;
  }
}

type Test = (row: IndexedProduct, place: number) => boolean;

/** A filter, else a text, else a similar term. (SPEC 2, search page; DECISIONS, term lock and typo tolerance) */
function understand({ term, exact }: ProductQuery, index: CatalogueIndex): TermAnswer {
  const known = namesByGroup(index.values);
  const finds = (text: string) => index.products.rows.some(textMatcher(text, index));
  const lock = lockOf(term, known);
  if (lock || exact || finds(term)) return { lock, instead: null };
  const instead = didYouMean(term, wordsOf(index));
  if (instead === null) return { lock: null, instead };
  const lockInstead = lockOf(instead, known);
  if (lockInstead || finds(instead)) return { lock: lockInstead, instead };
  return { lock: null, instead: null };
}

/** Null when nothing is filtered. (SPEC 5, Catalogue filtering) */
function testOf({ q, term, Size }: ProductQuery, index: CatalogueIndex): Test | null {
  const [smallest = -Infinity, largest = Infinity] = Size;
  const tests = [q, term].filter(Boolean).map((text) => textMatcher(text, index));
  if (Size.length) tests.push(({ size }) => size >= smallest && size <= largest);
  return tests.length ? (row, place) => tests.every((test) => test(row, place)) : null;
}

function foundOf(
  { products, profiles, profileOf }: CatalogueIndex,
  test: Test | null,
): ArrayLike<number> {
  if (!test) return profiles.map((profile) => profile.products);
  const found = new Uint32Array(profiles.length);
  for (const [place, row] of products.rows.entries())
    if (test(row, place)) {
      const profile = profileOf[place] as number;
      found[profile] = (found[profile] ?? 0) + 1;
    }
  return found;
}

function pageOfIds(
  { sort, page, pageSize }: ProductQuery,
  { products, profileOf }: CatalogueIndex,
  fitting: Uint8Array,
  test: Test | null,
): number[] {
  const ids: number[] = [];
  let before = (page - 1) * pageSize;
  for (const place of products.inOrder(sort)) {
    if (!fitting[profileOf[place] as number]) continue;
    const row = products.rows[place] as IndexedProduct;
    if (test && !test(row, place)) continue;
    if (before-- > 0) continue;
    ids.push(row.id);
    if (ids.length === pageSize) break;
  }
  return ids;
}
