import { searchKey } from '../platform/database/search-key.js';
import type { Store } from './store.entity.js';

type StoreTexts = Pick<
  Store,
  'name' | 'address' | 'locality' | 'city' | 'state' | 'subcity' | 'bpName'
>;

const SORTED_ADDRESS = 255;

/** Every write of a store sets them. */
export function storeKeys(store: StoreTexts) {
  const nameKey = searchKey(store.name);
  const addressKey = searchKey(store.address);
  const localityKey = searchKey(store.locality);
  const cityKey = searchKey(store.city);
  return {
    nameKey,
    addressKey,
    addressSort: [...addressKey].slice(0, SORTED_ADDRESS).join(''),
    localityKey,
    cityKey,
    stateKey: searchKey(store.state),
    // As shown. (DECISIONS, Data: store fields of the second table)
    subcityKey: searchKey(store.subcity || store.locality),
    bpNameKey: searchKey(store.bpName || store.name),
  };
}

/** A line each, so that no match spans two. (SPEC 5, Admin tables search) */
export const storeTextKey = ({
  name,
  address,
  locality,
  city,
}: Pick<StoreTexts, 'name' | 'address' | 'locality' | 'city'>): string =>
  [name, address, locality, city].map(searchKey).join('\n');
