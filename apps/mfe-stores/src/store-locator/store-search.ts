import { LIMITS, MESSAGES } from '@tivara/contracts';

/** What the page's URL asks for. (DECISIONS, Data: query names) */
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

/** The call's query; with a page size the API answers a page. */
export function storesPath(path: string, search: StoreSearch): string {
  const params = new URLSearchParams(writeStoreSearch(search));
  params.set('page', String(search.page));
  params.set('pageSize', String(LIMITS.storePageSize));
  return `${path}?${params}`;
}

export interface StoreErrors {
  city?: string;
  locality?: string;
  pincode?: string;
}

export const checkCity = (city: string): StoreErrors =>
  city.trim() ? {} : { city: MESSAGES.cityRequired };

export const checkPincode = (pincode: string): StoreErrors =>
  pincode.trim() ? {} : { pincode: MESSAGES.pincodeRequired };

/** What a form sent without JavaScript left empty; a locality may stay empty beside its city. */
export function readStoreErrors(params: URLSearchParams): StoreErrors {
  const empty = (name: string) => params.get(name)?.trim() === '';
  if (empty('pincode')) return { pincode: MESSAGES.pincodeRequired };
  if (empty('city') && !params.get('locality')?.trim()) return { city: MESSAGES.cityRequired };
  if (empty('locality') && !params.has('city')) return { locality: MESSAGES.localityRequired };
  return {};
}
