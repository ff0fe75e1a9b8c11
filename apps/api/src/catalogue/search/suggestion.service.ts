import { Injectable } from '@nestjs/common';
import { LIMITS, coloursIn, searchKey, shownColour } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { inOrder } from '../../platform/database/read-page.js';
import { isIn } from '../../platform/database/sql.js';
import { CatalogueIndexes } from './catalogue-index.js';
import { suggestedSearch } from './interpret.js';
import { pageNamedIn, storesPath } from './page-link.js';
import { vocabularyIn } from './vocabulary.js';
import { firstPictureOf, readProducts } from '../products/product-reader.js';
import { ProductQueryDto } from '../products/product.query.js';
import type { ProductDto, ProductPageDto } from '../products/product-response.dto.js';
import { ProductService } from '../products/product.service.js';
import type { SuggestedProductDto, SuggestionsDto } from './suggestion.dto.js';

const MAX = LIMITS.suggestions;
/** Shorter beginnings are those of too many cities. */
const MIN_CITY = 3;
const NOTHING: SuggestionsDto = {
  products: [],
  collections: [],
  values: [],
  searches: [],
  stores: [],
  pages: [],
};

@Injectable()
export class SuggestionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly indexes: CatalogueIndexes,
    private readonly products: ProductService,
  ) {}

  async suggest(typed: string, shows: string | null): Promise<SuggestionsDto> {
    const part = searchKey(typed);
    if (!part) return NOTHING;
    const index = await this.indexes.read(shows);
    const { products, names, values, cities } = index;
    const ofCollections = (value: { facet: string }) => value.facet === 'Collection_Name';
    const collections = best(part, values.filter(ofCollections), MAX.collections);
    const others = best(
      part,
      values.filter((value) => !ofCollections(value)),
      MAX.values,
    );
    // Few have it, and all of them are found at once.
    const matches = names.match(part);
    const named = best(
      part,
      matches ? products.rows.filter((_, place) => matches[place]) : [],
      MAX.products,
    );
    const isNamed = named.length + collections.length + others.length > 0;
    const search = isNamed ? null : suggestedSearch(typed, index, vocabularyIn(index));
    const page = pageNamedIn(typed, vocabularyIn(index));
    return {
      products: named.length
        ? await this.productsOf(named.map(({ id }) => id))
        : await this.foundBy(search ?? typed, shows),
      collections: collections.map(({ id, name }) => ({
        collection_id: id,
        collection_name: name,
      })),
      values: others.map(({ facet, name }) => ({ group: facet, value: name })),
      searches: search ? [search] : [],
      stores:
        part.length < MIN_CITY
          ? []
          : best(part, cities, MAX.stores).map(({ name }) => ({
              city: name,
              path: storesPath(name),
            })),
      pages: page ? [page] : [],
    };
  }

  /** The first frames of a search, in the colour that it asks for. */
  private async foundBy(term: string, shows: string | null): Promise<SuggestedProductDto[]> {
    const query = Object.assign(new ProductQueryDto(), { term, pageSize: MAX.products });
    const { json } = await this.products.search(query, shows);
    const { items, search } = JSON.parse(json) as ProductPageDto;
    if (!search?.parts.length) return [];
    const { wanted, unwanted } = coloursIn(search.parts);
    return items.map((product) =>
      toSuggestion(product, shownColour(product.colors, wanted, unwanted)),
    );
  }

  private async productsOf(ids: number[]): Promise<SuggestedProductDto[]> {
    if (!ids.length) return [];
    const read = await readProducts(this.dataSource, isIn('p.id', ids));
    return inOrder(ids, read, ({ product_id }) => product_id).map((product) =>
      toSuggestion(product),
    );
  }
}

/** @param index of the colour that is shown */
function toSuggestion(product: ProductDto, index = 0): SuggestedProductDto {
  const { product_id, product_name, category_name, material_name, colors } = product;
  const colour = colors[index];
  return {
    ...{ product_id, product_name, category_name, material_name },
    picture: firstPictureOf({ colors: colour ? [colour] : [] }),
    color: index > 0 ? (colour?.color_name ?? null) : null,
  };
}

/** Ordered by match: at the beginning, at the beginning of a word, elsewhere. */
function best<T extends { nameKey: string }>(part: string, named: readonly T[], most: number): T[] {
  const ranks: [T[], T[], T[]] = [[], [], []];
  for (const one of named) {
    const at = one.nameKey.indexOf(part);
    if (at < 0) continue;
    const rank = at === 0 ? 0 : one.nameKey.includes(` ${part}`) ? 1 : 2;
    if (ranks[rank].length < most) ranks[rank].push(one);
    if (ranks[0].length === most) break;
  }
  return ranks.flat().slice(0, most);
}
