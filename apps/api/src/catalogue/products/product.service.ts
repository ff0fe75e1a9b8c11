import { Injectable } from '@nestjs/common';
import type { Page, ProductQuery } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { allOf, isIn, sql } from '../../platform/database/sql.js';
import { CatalogueIndexes } from '../search/catalogue-index.js';
import type { CatalogueIndex, IndexedProduct } from '../search/catalogue-index.js';
import { countFacets, matchingProfiles } from '../search/facet-counts.js';
import { chosenIds } from '../search/facet-values.js';
import { interpret, type Interpretation } from '../search/interpret.js';
import {
  allOfMatches,
  matchesOfFilter,
  matchesOfMeasures,
  matchesOfWidths,
  type Matches,
} from '../search/matches.js';
import { vocabularyIn } from '../search/vocabulary.js';
import { Clock } from '../../platform/clock.js';
import { shownProducts } from '../publication.js';
import { ProductQueryDto } from './product.query.js';
import { readAdminProducts, readProducts } from './product-reader.js';
import type { AdminProductDto, ProductDto, ProductPageDto } from './product-response.dto.js';

/** A ProductPageDto as JSON, and where it is. */
type FoundPage = { json: string } & Omit<Page<unknown>, 'items'>;

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
  async search(query: ProductQuery, shows: string | null): Promise<FoundPage> {
    const index = await this.indexes.read(shows);
    if (!query.term) return this.answer(query, index);
    return this.answer(query, index, interpret(query, index, vocabularyIn(index)));
  }

  /** Whether a search for a term alone finds a frame. */
  async finds(term: string): Promise<boolean> {
    const query = Object.assign(new ProductQueryDto(), { term, pageSize: 1 });
    return (await this.search(query, null)).total > 0;
  }

  private async answer(
    query: ProductQuery,
    index: CatalogueIndex,
    search?: Interpretation,
  ): Promise<FoundPage> {
    const { page, pageSize } = query;
    const { profiles, values } = index;
    const chosen = { ...chosenIds(query, values), ...search?.fixed };
    const matches = matchesOf(query, index, search?.matches);
    const { total, facets } = countFacets(profiles, countOf(index, matches), chosen, values);
    const ids = pageOfIds(
      query,
      index,
      matchingProfiles(profiles, chosen),
      matches,
      search?.preferred,
    );
    const items = await this.productsOf(ids, index);
    const rest: Omit<ProductPageDto, 'items'> = {
      total,
      page,
      pageSize,
      facets,
      ...(search && { search: { lock: search.answer.locks[0] ?? null, ...search.answer } }),
    };
    const json = `{"items":[${items.join()}],${JSON.stringify(rest).slice(1)}`;
    return { json, total, page, pageSize };
  }

  /** As JSON, in the order of their ids, without those deleted since the index was read. */
  private async productsOf(ids: number[], { recentlyListed }: CatalogueIndex): Promise<string[]> {
    const missing = ids.filter((id) => !recentlyListed.has(id));
    if (missing.length)
      for (const product of await readProducts(this.dataSource, isIn('p.id', missing)))
        recentlyListed.set(product.product_id, JSON.stringify(product));
    return ids.flatMap((id) => recentlyListed.get(id) ?? []);
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
const matchesOf = (
  { q, Size, Width }: ProductQuery,
  index: CatalogueIndex,
  ofTerm: Matches | null = null,
): Matches | null =>
  allOfMatches([
    ...(q ? [matchesOfFilter(q, index)] : []),
    ...(ofTerm ? [ofTerm] : []),
    ...(Size.length ? [matchesOfMeasures('size', [Size], index)] : []),
    ...(Width.length ? [matchesOfWidths(Width, index)] : []),
  ]);

/** @returns the number of matching products, by profile */
function countOf({ profiles, profileOf }: CatalogueIndex, matches: Matches | null) {
  if (!matches) return profiles.map((profile) => profile.products);
  const counts = new Uint32Array(profiles.length);
  for (let place = 0; place < matches.length; place++)
    if (matches[place]) (counts[profileOf[place] as number] as number)++;
  return counts;
}

/** @param preferred come first in the order of listings */
function pageOfIds(
  { sort, page, pageSize }: ProductQuery,
  { products, profileOf }: CatalogueIndex,
  fitting: Uint8Array,
  matches: Matches | null,
  preferred?: Matches | null,
): number[] {
  const ids: number[] = [];
  let before = (page - 1) * pageSize;
  const order = products.inOrder(sort);
  for (const turn of preferred && !sort ? [1, 0] : [null])
    for (const place of order) {
      if (!fitting[profileOf[place] as number]) continue;
      if (matches && !matches[place]) continue;
      if (turn !== null && preferred?.[place] !== turn) continue;
      if (before-- > 0) continue;
      ids.push((products.rows[place] as IndexedProduct).id);
      if (ids.length === pageSize) return ids;
    }
  return ids;
}
