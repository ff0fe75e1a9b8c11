import { LIMITS, pincodeOf, STORE_MISSING, STORE_SORTS } from '@tivara/contracts';
import { OneOf, QueryParam, QueryText } from '../platform/http/query.js';
import { tableQueryDto } from '../platform/http/table.query.js';
import type { Position } from './near.js';

const EXCLUDED_BY_NEAR = ['city', 'locality', 'pincode', 'state', 'q', 'sort'];
/** As long as a stored one. (characters) */
const ADDRESS = 300;
const POSITION = /^(-?\d{1,3}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/;

/** What is no pincode is found nowhere. */
const QueryPincode = () => QueryParam((text) => pincodeOf(text) ?? text.trim());

/** Empty texts are no filter. (DECISIONS, Data: query names) */
class StoreFiltersDto extends tableQueryDto(STORE_SORTS) {
  @QueryText() city = '';
  @QueryText() locality = '';
  @QueryPincode() pincode = '';
  @QueryText() state = '';
}

export class StoreTableQueryDto extends StoreFiltersDto {
  @OneOf(STORE_MISSING) missing: (typeof STORE_MISSING)[number] | '' = '';
}

export class StoreQueryDto extends StoreFiltersDto {
  override pageSize: number = LIMITS.storePageSize;
  /** A position or a pincode. Excludes filters and sorting. */
  @QueryParam(
    readNear,
    'a latitude and a longitude in degrees, such as 18.94,72.83, or a pincode, without a filter or a sort',
  )
  near: Position | string | null = null;
}

export class CityQueryDto {
  @QueryText() city = '';
}

export class SimilarStoreQueryDto {
  @QueryText() name = '';
  @QueryParam((text) => text.trim(), 'a text', { type: String, maxLength: ADDRESS }, ADDRESS)
  address = '';
  @QueryPincode() pincode = '';
}

function readNear(text: string, query: Record<string, unknown>): Position | string | undefined {
  if (EXCLUDED_BY_NEAR.some((name) => query[name])) return undefined;
  if (pincodeOf(text) === text) return text;
  const [, latitude, longitude] = (POSITION.exec(text) ?? []).map(Number);
  return latitude === undefined ||
    longitude === undefined ||
    Math.abs(latitude) > 90 ||
    Math.abs(longitude) > 180
    ? undefined
    : { latitude, longitude };
}
