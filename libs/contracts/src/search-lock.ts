import type { FilterLock } from './api.js';
import { isSingle, type ProductQuery } from './filters.js';
import type { FacetGroup } from './rest.js';
import { searchKey } from './search-key.js';

/** The order in which a search term is looked up. (SPEC 2, Filter drawer; DECISIONS, term lock) */
const LOCK_ORDER = [
  'Gender',
  'Material_Name',
  'Color',
  'Collection_Name',
  'Finishing_Name',
  'Frame_Type',
  'Shape_Name',
  'Lens',
] as const satisfies readonly FacetGroup[];

/** @param names of every group, by id. @returns null when the term is no filter (DECISIONS, term lock) */
export function lockOf(
  term: string,
  names: Readonly<Record<FacetGroup, readonly string[]>>,
): FilterLock | null {
  const key = searchKey(term);
  if (!key) return null;
  for (const group of LOCK_ORDER) {
    const same = names[group].find((name) => searchKey(name) === key);
    if (same !== undefined) return { group, values: [same] };
  }
  for (const group of LOCK_ORDER) {
    const values = names[group].filter((name) => searchKey(name).includes(key));
    if (values.length) return { group, values: isSingle(group) ? values.slice(0, 1) : values };
  }
  return null;
}

export function withLock(query: ProductQuery, lock: FilterLock | null): ProductQuery {
  if (!lock) return query;
  const { group, values } = lock;
  return { ...query, [group]: isSingle(group) ? (values[0] ?? '') : values };
}
