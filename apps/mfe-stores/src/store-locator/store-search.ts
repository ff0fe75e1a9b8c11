import { LIMITS, MESSAGES, cleanTerm, pincodeOf } from '@tivara/contracts';
import type { Position } from '../stores/position';
import { pincodeViolation } from '../stores/api';
import { nearOf, pathWithQuery, queryOf } from '../stores/links';

export type StoreSearch = ReturnType<typeof readStoreSearch>;

/** The search in the page's URL; `page` from 1. (DECISIONS, Data: query names) */
export function readStoreSearch(params: URLSearchParams) {
  const text = (name: string) => cleanTerm(params.get(name) ?? '');
  const page = Number(params.get('page'));
  return {
    city: text('city'),
    locality: text('locality'),
    pincode: pincodeOf(text('pincode')) ?? text('pincode'),
    state: text('state'),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LIMITS.page) : 1,
  };
}

/** The shortest URL that reads back as the search. */
export const locatorPath = ({ page, ...search }: StoreSearch): string =>
  pathWithQuery('/store', { ...search, page: page > 1 && page });

/** The API query; with a page size the API returns a page. */
export const toQuery = (search: StoreSearch): string =>
  queryOf({ ...search, pageSize: LIMITS.storePageSize });

/** The API query for stores near a position, which never appears in a page URL or the history. */
export const toNearbyQuery = (position: Position, page: number): string =>
  queryOf({ near: nearOf(position), page, pageSize: LIMITS.storePageSize });

export type StoreErrors = Partial<Record<'city' | 'locality' | 'pincode', string>>;

/** The API query for the stores nearest to a pincode that has none. */
export const toNearestQuery = (pincode: string): string =>
  queryOf({ near: pincode, pageSize: LIMITS.storePageSize });

/** Errors of a submitted form; the locality may be empty if there is a city. */
export function readStoreErrors(params: URLSearchParams): StoreErrors {
  const empty = (name: string) => params.get(name)?.trim() === '';
  if (empty('pincode')) return { pincode: MESSAGES.pincodeRequired };
  const typed = params.get('pincode') ?? '';
  const pincode = pincodeViolation(typed);
  // Six digits that no place has are searched, and found nowhere.
  if (params.has('pincode') && pincode && !/^\s*\d{6}\s*$/.test(typed)) return { pincode };
  if (empty('city') && !params.get('locality')?.trim()) return { city: MESSAGES.cityRequired };
  if (empty('locality') && !params.has('city')) return { locality: MESSAGES.localityRequired };
  return {};
}
