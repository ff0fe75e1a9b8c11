import type { RecordKind } from '../platform/revisions/snapshots.js';
import { Store, StoreText } from './store.entity.js';
import { readStores } from './store-reader.js';

export const STORE_RECORD: RecordKind = {
  entity: 'store',
  tables: [{ target: Store }, { target: StoreText, parent: 'storeId' }],
  read: 'stores:read',
  write: 'stores:write',
  async find(manager, id) {
    const [store] = await readStores(manager, [id]);
    return store ?? null;
  },
};
