import { cleanTerm, withLock, type Collection, type ProductQuery } from '@tivara/contracts';
import { lockedByCollection } from '../filters/derive';

/** Turns a page's URL query into the API query, including what its path implies. */
export type ToQuery = (query: ProductQuery) => ProductQuery;

/** /product: q is a search term, since the header's form submits it there without JavaScript. */
export const toListingQuery: ToQuery = (query) => ({ ...query, q: '', term: query.q });

export const toSearchQuery =
  (slug: string): ToQuery =>
  (query) => ({ ...query, term: cleanTerm(slug) });

export const toCollectionQuery =
  (collection: Collection): ToQuery =>
  (query) =>
    withLock(query, lockedByCollection(collection));

const MAX_PAGES = 5;

/** A page is shown with those before it, back to the start of its group. */
export function pagesToShow({ page }: Pick<ProductQuery, 'page'>): number[] {
  const first = page - ((page - 1) % MAX_PAGES);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

/** Whether this page starts a new list that replaces the current one. */
export const startsNewList = (page: number): boolean => page % MAX_PAGES === 1;
