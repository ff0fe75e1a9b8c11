import type { EntityManager } from 'typeorm';
import { Product } from '../../catalogue/products/product.entity.js';
import { Category } from '../../catalogue/reference/category.entity.js';
import { Store } from '../../stores/store.entity.js';
import { AppState } from '../../platform/database/app-state.entity.js';
import type { DemoCatalogue, DemoPost, DemoStore } from './demo-types.js';
import { insertCatalogue } from './insert-catalogue.js';
import { insertPosts } from './insert-posts.js';
import { insertStores } from './insert-stores.js';

export interface DemoData {
  catalogue: DemoCatalogue;
  stores: DemoStore[];
  posts?: DemoPost[];
}

/** Loaded only when it is needed: a production start never reads it. */
export async function loadDemoData(): Promise<DemoData> {
  const { DEMO_CATALOGUE } = await import('./demo-catalogue.js');
  const { DEMO_STORES } = await import('./demo-stores.js');
  const { DEMO_POSTS } = await import('./demo-posts.js');
  return { catalogue: DEMO_CATALOGUE, stores: DEMO_STORES, posts: DEMO_POSTS };
}

/**
 * Puts the demo data into an empty database that has never been seeded, and remembers it: a restart never brings back what
 * someone deleted or changed. (DECISIONS, Data: seeding)
 * @returns whether it did.
 */
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
