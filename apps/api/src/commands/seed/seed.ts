import type { EntityManager } from 'typeorm';
import { Product } from '../../catalogue/products/product.entity.js';
import { Category } from '../../catalogue/reference/reference.entity.js';
import { Store } from '../../stores/store.entity.js';
import { AppState } from '../../platform/database/app-state.entity.js';
import type { DemoData } from './demo-data.js';
import { insertCatalogue } from './insert-catalogue.js';
import { insertPosts } from './insert-posts.js';
import { insertStores } from './insert-stores.js';

/** Never again, so that a restart does not restore deleted rows. (DECISIONS, Data: seeding) @returns whether it was seeded */
export async function seedOnce(
  manager: EntityManager,
  demo: () => Promise<DemoData>,
): Promise<boolean> {
  if (await manager.existsBy(AppState, { name: 'seeded' })) return false;
  for (const entity of [Product, Category, Store]) if (await manager.exists(entity)) return false;
  const { catalogue, stores, posts = [] } = await demo();
  await insertCatalogue(manager, catalogue);
  await insertStores(manager, stores);
  await insertPosts(manager, posts);
  await manager.insert(AppState, { name: 'seeded', value: new Date().toISOString() });
  return true;
}
