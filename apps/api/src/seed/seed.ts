import { toHoliday } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { Product } from '../catalogue/products/product.entity.js';
import { Category } from '../catalogue/reference/reference.entity.js';
import { insertAll } from '../platform/database/insert.js';
import { Media } from '../platform/media/media.entity.js';
import { mediaColumns } from '../platform/media/picture.js';
import { SocialPost } from '../social/social-post.entity.js';
import { storeKeys, storeTextKey } from '../stores/store-keys.js';
import { Store, StoreText } from '../stores/store.entity.js';
import { AppState } from '../platform/database/data-version.js';
import type { DemoData, DemoPost, DemoStore } from './demo-data.js';
import { insertCatalogue } from './insert-catalogue.js';

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

export async function insertStores(manager: EntityManager, stores: DemoStore[]): Promise<void> {
  await insertAll(
    manager,
    Store,
    stores.map(({ hours, holidays, ...store }, index) => {
      const row = { subcity: '', bpName: '', number: '', ...store };
      const openingHours = hours ? JSON.stringify(hours) : null;
      const closed = holidays ? JSON.stringify(holidays.map(toHoliday)) : null;
      return { id: index + 1, ...row, ...storeKeys(row), openingHours, holidays: closed };
    }),
  );
  await insertAll(
    manager,
    StoreText,
    stores.map((store, index) => ({ storeId: index + 1, searchKey: storeTextKey(store) })),
  );
}

async function insertPosts(manager: EntityManager, posts: DemoPost[]): Promise<void> {
  for (const [position, { caption, permalink, picture }] of posts.entries()) {
    const { assetKey } = picture;
    if (!(await manager.existsBy(Media, { assetKey })))
      await manager.insert(Media, mediaColumns(picture));
    const { id: mediaId } = await manager.findOneByOrFail(Media, { assetKey });
    await manager.insert(SocialPost, {
      externalId: `demo-${position + 1}`,
      caption,
      permalink,
      alt: picture.alt,
      mediaType: 'IMAGE',
      mediaId,
      position,
    });
  }
}
