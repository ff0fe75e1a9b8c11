import { CATALOGUE_VERSION } from '../catalogue/index.js';
import type { VersionedEntity } from '../platform/versions/data-versions.js';
import { StoreText } from './store-text.entity.js';
import { Store } from './store.entity.js';

export const STORES_ENTITIES = [Store, StoreText];

export const STORES_VERSIONED: VersionedEntity[] = [{ entity: Store, rows: CATALOGUE_VERSION }];
