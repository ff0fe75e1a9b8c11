import { LIMITS, STORE_SORTS, type StoreSort } from '@tivara/contracts';
import { BadRequestException } from '@nestjs/common';
import { checkQuery, oneOf, wholeNumber } from '../platform/http/query.js';
import type { Position } from './near.js';

/** What a call of GET /api/store asks for; empty texts are no filter. (DECISIONS, Data: query names) */
export interface StoreQuery {
  city: string;
  locality: string;
  pincode: string;
  q: string;
  sort: StoreSort | '';
  page: number;
  pageSize: number;
  /** Nearest first from here; then there is no filter and no other order. */
  near: Position | null;
}

const NAMES = {
  city: 'once',
  locality: 'once',
  pincode: 'once',
  q: 'once',
  sort: 'once',
  page: 'once',
  pageSize: 'once',
  near: 'once',
} as const;
const EXCLUDED_BY_NEAR = ['city', 'locality', 'pincode', 'q', 'sort'];
const POSITION = /^(-?\d{1,3}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/;

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
    near: readNear(params),
  };
}

/** @throws BadRequestException for what is no position, or does not stand alone. */
function readNear(params: URLSearchParams): Position | null {
  const text = params.get('near');
  if (text === null) return null;
  const [, latitude, longitude] = (POSITION.exec(text) ?? []).map(Number);
  if (
    latitude === undefined ||
    longitude === undefined ||
    Math.abs(latitude) > 90 ||
    Math.abs(longitude) > 180
  )
    throw new BadRequestException(
      "'near' must be a latitude and a longitude in degrees, such as 18.94,72.83.",
    );
  for (const name of EXCLUDED_BY_NEAR)
    if (params.get(name))
      throw new BadRequestException(`'near' and '${name}' cannot be asked for together.`);
  return { latitude, longitude };
}
