import { searchKey } from '../database/search-key.js';
import type { Store } from './store.entity.js';

type StoreText = Pick<
  Store,
  'name' | 'address' | 'locality' | 'city' | 'state' | 'subcity' | 'bpName'
>;

/** The columns that searches and sorting read; every write of a store sets them. */
export const storeKeys = (store: StoreText) => ({
  nameKey: searchKey(store.name),
  addressKey: searchKey(store.address),
  localityKey: searchKey(store.locality),
  cityKey: searchKey(store.city),
  stateKey: searchKey(store.state),
  // Sorted as shown: the fallbacks of DECISIONS, Data (store fields of the second table).
  subcityKey: searchKey(store.subcity || store.locality),
  bpNameKey: searchKey(store.bpName || store.name),
});
