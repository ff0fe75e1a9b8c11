import { ACCOUNTS_ENTITIES } from './accounts/accounts.entities.js';
import { CATALOGUE_ENTITIES, CATALOGUE_VERSIONED } from './catalogue/catalogue.entities.js';
import { CUSTOMERS_ENTITIES } from './customers/customers.entities.js';
import { PLATFORM_ENTITIES } from './platform/platform.entities.js';
import type { VersionedEntity } from './platform/versions/data-versions.js';
import { RELEASES_ENTITIES } from './releases/releases.entities.js';
import { SOCIAL_ENTITIES } from './social/social.entities.js';
import { STORES_ENTITIES, STORES_VERSIONED } from './stores/stores.entities.js';

/** The entities of all domains. */
export const ENTITIES = [
  ...ACCOUNTS_ENTITIES,
  ...CATALOGUE_ENTITIES,
  ...CUSTOMERS_ENTITIES,
  ...PLATFORM_ENTITIES,
  ...RELEASES_ENTITIES,
  ...SOCIAL_ENTITIES,
  ...STORES_ENTITIES,
];

/** Which of their changes give which rows a new version. */
export const VERSIONED: readonly VersionedEntity[] = [...CATALOGUE_VERSIONED, ...STORES_VERSIONED];
