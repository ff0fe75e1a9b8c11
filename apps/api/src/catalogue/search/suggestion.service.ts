import { Injectable } from '@nestjs/common';
import { LIMITS, searchKey } from '@tivara/contracts';
import type { Product, SuggestedProduct, Suggestions } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { inOrder } from '../../platform/database/read-page.js';
import { isIn } from '../../platform/database/sql.js';
import { omit } from '../../platform/omit.js';
import { CatalogueIndexes } from './catalogue-index.js';
import { readProducts } from '../products/product-reader.js';

const MOST = LIMITS.suggestions;

@Injectable()
export class SuggestionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly indexes: CatalogueIndexes,
  ) {}

  async suggest(typed: string): Promise<Suggestions> {
    const part = searchKey(typed);
    if (!part) return { products: [], collections: [], values: [] };
    const { products, values } = await this.indexes.read();
    const ofCollections = (value: { facet: string }) => value.facet === 'Collection_Name';
    const collections = best(part, values.filter(ofCollections), MOST.collections);
    const others = best(
      part,
      values.filter((value) => !ofCollections(value)),
      MOST.values,
    );
    return {
      products: await this.productsOf(best(part, products.rows, MOST.products).map(({ id }) => id)),
      collections: collections.map(({ id, name }) => ({
        collection_id: id,
        collection_name: name,
      })),
      values: others.map(({ facet, name }) => ({ group: facet, value: name })),
    };
  }

  private async productsOf(ids: number[]): Promise<SuggestedProduct[]> {
    if (!ids.length) return [];
    const read = await readProducts(this.dataSource, isIn('p.id', ids));
    return inOrder(ids, read, ({ product_id }) => product_id).map(toSuggestion);
  }
}

function toSuggestion(product: Product): SuggestedProduct {
  const { product_id, product_name, category_name, material_name, colors } = product;
  const image = colors[0]?.images[0];
  const suggestion = { product_id, product_name, category_name, material_name };
  if (!image) return { ...suggestion, picture: null };
  const { image_url: url, ...picture } = omit(image, 'image_id');
  return { ...suggestion, picture: { url, ...picture } };
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
