import { FILTER_GROUPS, isSingle, type FacetGroup } from './attributes.js';
import type { ProductQuery } from './filters.js';
import { searchKey } from './search-key.js';

/** What a search term fixes. (SPEC 2, search page) */
export interface TermLock {
  group: FacetGroup;
  values: string[];
}

/** The groups in which a search term is looked up: a colour before a collection. (SPEC 2, Filter drawer; DECISIONS, term lock) */
const FIRST: readonly FacetGroup[] = ['Gender', 'Material_Name', 'Color'];
const LOCK_ORDER = [...FIRST, ...FILTER_GROUPS.filter((group) => !FIRST.includes(group))];

interface Value {
  name: string;
  /** The name's searchKey. */
  nameKey: string;
}

/** @param values of every group, by id. @returns null when the term is no filter (DECISIONS, term lock) */
export function lockOf(
  term: string,
  values: Readonly<Record<FacetGroup, readonly Value[]>>,
): TermLock | null {
  const key = searchKey(term);
  if (!key) return null;
  for (const group of LOCK_ORDER) {
    const same = values[group].find(({ nameKey }) => nameKey === key);
    if (same) return { group, values: [same.name] };
  }
  for (const group of LOCK_ORDER) {
    const names = values[group]
      .filter(({ nameKey }) => nameKey.includes(key))
      .map(({ name }) => name);
    if (names.length) return { group, values: isSingle(group) ? names.slice(0, 1) : names };
  }
  return null;
}

export function withLock(query: ProductQuery, lock: TermLock | null): ProductQuery {
  if (!lock) return query;
  const { group, values } = lock;
  return { ...query, [group]: isSingle(group) ? (values[0] ?? '') : values };
}
