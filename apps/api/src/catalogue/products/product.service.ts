import { Injectable } from '@nestjs/common';
import type { ProductQuery } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { allOf, isIn, sql } from '../../platform/database/sql.js';
import { CatalogueIndexes } from '../search/catalogue-index.js';
import type { CatalogueIndex, IndexedProduct } from '../search/catalogue-index.js';
import { countFacets, matchingProfiles } from '../search/facet-counts.js';
import { chosenIds } from '../search/facet-values.js';
import {
  allOfTests,
  interpret,
  sizeTest,
  type Interpretation,
  type ProductTest,
} from '../search/interpret.js';
import { textMatcher } from '../search/text-match.js';
import { vocabularyIn } from '../search/vocabulary.js';
import { Clock } from '../../platform/clock.js';
import { shownProducts } from '../publication.js';
import { ProductQueryDto } from './product.query.js';
import { readAdminProducts, readProducts } from './product-reader.js';
import type { AdminProductDto, ProductDto, ProductPageDto } from './product-response.dto.js';

@Injectable()
export class ProductService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly indexes: CatalogueIndexes,
    private readonly clock: Clock,
  ) {}

  private isShown = (shows: string | null) => shownProducts(this.clock.now(), shows);

  /** @param shows what the visit previews, here and below */
  list(shows: string | null): Promise<ProductDto[]> {
    return readProducts(this.dataSource, this.isShown(shows));
  }

  async ids(): Promise<number[]> {
    const { text, values } = this.isShown(null);
    const rows: { id: number }[] = await this.dataSource.query(
      `SELECT p.id FROM product p WHERE ${text} ORDER BY p.id`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  findByIds(ids: number[], shows: string | null = null): Promise<ProductDto[]> {
    const where = allOf([isIn('p.id', ids), this.isShown(shows)]);
    return readProducts(this.dataSource, where);
  }

  async find(id: number, shows: string | null): Promise<ProductDto | null> {
    const [product] = await this.findByIds([id], shows);
    return product ?? null;
  }

  /** @returns a ProductPage as JSON, as writing the products anew was a quarter of its CPU time */
  async search(query: ProductQuery, shows: string | null): Promise<string> {
    const index = await this.indexes.read(shows);
    if (!query.term) return this.answer(query, index);
    return this.answer(query, index, interpret(query, index, vocabularyIn(index)));
  }

  /** Whether a search for a term alone finds a frame. */
  async finds(term: string): Promise<boolean> {
    const query = Object.assign(new ProductQueryDto(), { term, pageSize: 1 });
    const { total } = JSON.parse(await this.search(query, null)) as { total: number };
    return total > 0;
  }

  private async answer(
    query: ProductQuery,
    index: CatalogueIndex,
    search?: Interpretation,
  ): Promise<string> {
    const { page, pageSize } = query;
    const { profiles, values } = index;
    const chosen = { ...chosenIds(query, values), ...search?.fixed };
    const test = testOf(query, index, search?.test);
    const { total, facets } = countFacets(profiles, foundOf(index, test), chosen, values);
    const ids = pageOfIds(query, index, matchingProfiles(profiles, chosen), test);
    const items = await this.productsOf(ids, index);
    const rest: Omit<ProductPageDto, 'items'> = {
      total,
      page,
      pageSize,
      facets,
      ...(search && { search: { lock: search.answer.locks[0] ?? null, ...search.answer } }),
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
  ): Promise<AdminProductDto | null> {
    const [product] = await readAdminProducts(manager, sql('p.id = ?', id));
    return product ?? null;
  }
}

/** Null when nothing is filtered. (SPEC 5, Catalogue filtering) */
function testOf(
  { q, Size }: ProductQuery,
  index: CatalogueIndex,
  ofTerm: ProductTest | null = null,
): ProductTest | null {
  const tests: ProductTest[] = [];
  if (q) tests.push(textMatcher(q, index));
  if (ofTerm) tests.push(ofTerm);
  if (Size.length) tests.push(sizeTest(index.sizes, [Size]));
  return allOfTests(tests);
}

function foundOf(
  { products, profiles, profileOf }: CatalogueIndex,
  test: ProductTest | null,
): ArrayLike<number> {
  if (!test) return profiles.map((profile) => profile.products);
  const found = new Uint32Array(profiles.length);
  products.rows.forEach((row, place) => {
    if (!test(row, place)) return;
    const profile = profileOf[place] as number;
    found[profile] = (found[profile] ?? 0) + 1;
  });
  return found;
}

function pageOfIds(
  { sort, page, pageSize }: ProductQuery,
  { products, profileOf }: CatalogueIndex,
  fitting: Uint8Array,
  test: ProductTest | null,
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
