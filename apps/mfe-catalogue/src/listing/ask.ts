import { cleanTerm, withLock, type Collection, type ProductQuery } from '@tivara/contracts';
import { lockedByCollection } from '../filters/page-lock';

/** Turns what a page's query says into the question to the API, with what its path stands for. */
export type Ask = (query: ProductQuery) => ProductQuery;

/** /product: its search text is a term, as without JavaScript the header's form sends it there. */
export const askAll: Ask = (query) => ({ ...query, q: '', term: query.q });

/** /{slug}: the path is the term. */
export const askTerm =
  (slug: string): Ask =>
  (query) => ({ ...query, term: cleanTerm(slug) });

/** /collections/{id} */
export const askCollection =
  (collection: Collection): Ask =>
  (query) =>
    withLock(query, lockedByCollection(collection));
