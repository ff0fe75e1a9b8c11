import { LIMITS, MESSAGES } from '@tivara/contracts';
import type { Position } from '../map/project';

/** The search in the page's URL. (DECISIONS, Data: query names) */
export interface StoreSearch {
  city: string;
  locality: string;
  pincode: string;
  /** From 1. */
  page: number;
}

export const ALL_STORES: StoreSearch = { city: '', locality: '', pincode: '', page: 1 };

export function readStoreSearch(params: URLSearchParams): StoreSearch {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const page = Number(params.get('page'));
  return {
    city: text('city'),
    locality: text('locality'),
    pincode: text('pincode'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The shortest query that reads back as `search`. */
export function writeStoreSearch({ city, locality, pincode, page }: StoreSearch): string {
  const params = new URLSearchParams();
  if (city) params.set('city', city);
  if (locality) params.set('locality', locality);
  if (pincode) params.set('pincode', pincode);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export const locatorPath = (search: StoreSearch): string => {
  const query = writeStoreSearch(search);
  return query ? `/store?${query}` : '/store';
};

/** The API query; with a page size the API returns a page. */
export function toQuery(search: StoreSearch): string {
  const params = new URLSearchParams(writeStoreSearch(search));
  return withPage(params, search.page);
}

/** The API query for stores near a position, which never appears in a page URL or the history. */
export const toNearbyQuery = ({ latitude, longitude }: Position, page: number): string =>
  withPage(new URLSearchParams({ near: `${latitude},${longitude}` }), page);

function withPage(params: URLSearchParams, page: number): string {
  params.set('page', String(page));
  params.set('pageSize', String(LIMITS.storePageSize));
  return params.toString();
}

export interface StoreErrors {
  city?: string;
  locality?: string;
  pincode?: string;
}

export const validateCity = (city: string): StoreErrors =>
  city.trim() ? {} : { city: MESSAGES.cityRequired };

export const validatePincode = (pincode: string): StoreErrors =>
  pincode.trim() ? {} : { pincode: MESSAGES.pincodeRequired };

/** Errors of a form submitted without JavaScript; the locality may be empty if there is a city. */
export function readStoreErrors(params: URLSearchParams): StoreErrors {
  const empty = (name: string) => params.get(name)?.trim() === '';
  if (empty('pincode')) return { pincode: MESSAGES.pincodeRequired };
  if (empty('city') && !params.get('locality')?.trim()) return { city: MESSAGES.cityRequired };
  if (empty('locality') && !params.has('city')) return { locality: MESSAGES.localityRequired };
  return {};
}
