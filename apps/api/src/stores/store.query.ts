import { LIMITS, STORE_SORTS, type StoreSort } from '@tivara/contracts';
import { checkQuery, oneOf, wholeNumber } from '../http/query.js';

/** What a call of GET /api/store asks for; empty texts are no filter. (DECISIONS, Data: query names) */
export interface StoreQuery {
  city: string;
  locality: string;
  pincode: string;
  q: string;
  sort: StoreSort | '';
  page: number;
  pageSize: number;
}

const NAMES = {
  city: 'once',
  locality: 'once',
  pincode: 'once',
  q: 'once',
  sort: 'once',
  page: 'once',
  pageSize: 'once',
} as const;

/** @throws BadRequestException naming the parameter that is unknown or wrong. */
export function readStoreQuery(params: URLSearchParams): StoreQuery {
  checkQuery(params, NAMES);
  const text = (name: string) => (params.get(name) ?? '').trim();
  return {
    city: text('city'),
    locality: text('locality'),
    pincode: text('pincode'),
    q: text('q'),
    sort: oneOf(params, 'sort', STORE_SORTS),
    page: wholeNumber(params, 'page', 1, 100_000),
    pageSize: wholeNumber(params, 'pageSize', LIMITS.storePageSize, LIMITS.pageSize.max),
  };
}
