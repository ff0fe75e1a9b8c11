import type { EntityManager } from 'typeorm';
import { storeKeys, storeTextKey } from '../../stores/store-keys.js';
import { StoreText, Store } from '../../stores/store.entity.js';
import { insertAll } from '../../platform/database/insert.js';
import type { DemoStore } from './demo-data.js';

export async function insertStores(manager: EntityManager, stores: DemoStore[]): Promise<void> {
  await insertAll(
    manager,
    Store,
    stores.map(({ hours, ...store }, index) => {
      const row = { subcity: '', bpName: '', number: '', ...store };
      const openingHours = hours ? JSON.stringify(hours) : null;
      return { id: index + 1, ...row, ...storeKeys(row), openingHours };
    }),
  );
  await insertAll(
    manager,
    StoreText,
    stores.map((store, index) => ({ storeId: index + 1, searchKey: storeTextKey(store) })),
  );
}
