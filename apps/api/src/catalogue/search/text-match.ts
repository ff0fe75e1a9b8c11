import { FACETED, type FacetGroup } from '@tivara/contracts';
import { searchKey } from '../../platform/database/search-key.js';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index.js';

const SEARCHED = FACETED.filter((row) => 'isSearchable' in row).map(({ facet }) => facet.group);

/** (SPEC 5, free-text search) In code, so that results do not depend on an engine's collation. */
export function textMatcher(
  text: string,
  { products, values }: CatalogueIndex,
): (row: IndexedProduct, place: number) => boolean {
  const part = searchKey(text);
  const matching = (facet: FacetGroup) =>
    new Set(
      values
        .filter((value) => value.facet === facet && value.nameKey.includes(part))
        .map(({ id }) => id),
    );
  const found = SEARCHED.map((group) => ({ group, ids: matching(group) }));
  const matches = products.matchText(part);
  return (row, place) =>
    matches[place] === 1 || found.some(({ group, ids }) => ids.has(row[group]));
}
