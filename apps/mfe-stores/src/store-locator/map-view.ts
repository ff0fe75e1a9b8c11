import type { Page, Store } from '@tivara/contracts';
import type { StoreSearch } from './store-search';

type Found = Page<Store> | undefined;

/** The city that has all stores of a page of results, as spelt there, or ''; none without a search, and for a state's stores. */
export function cityOf({ city, locality, pincode }: StoreSearch, found: Found): string {
  const [first, ...others] = found?.items ?? [];
  const isNarrow = Boolean(city || locality || pincode);
  return first && isNarrow && others.every((store) => isSame(store.city, first.city))
    ? first.city
    : '';
}

/** Whether the results are all stores of their city, so that its map needs no others. */
export const isWholeCity = ({ city, locality, pincode }: StoreSearch, found: Found): boolean =>
  city !== '' && !locality && !pincode && found !== undefined && found.total === found.items.length;

/** Whether a store is one of those searched for in its city; none is if the search was for the city itself. */
export const isMatch = ({ locality, pincode }: StoreSearch, store: Store): boolean =>
  (locality !== '' || pincode !== '') &&
  (!locality || isSame(store.locality, locality)) &&
  (!pincode || store.pincode === pincode);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
