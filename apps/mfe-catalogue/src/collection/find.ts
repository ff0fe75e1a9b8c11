import type { Collection } from '@tivara/contracts';

/** The collection of a route's parameter. (SPEC 2, Collection page) */
export const findCollection = (
  collections: readonly Collection[] | undefined,
  id: string | undefined,
): Collection | undefined => collections?.find(({ collection_id }) => String(collection_id) === id);
