import { LIMITS, STORE_SORTS } from '@tivara/contracts';
import { QueryParam, QueryText } from '../platform/http/query.js';
import { tableQueryDto } from '../platform/http/table.query.js';
import type { Position } from './near.js';

const EXCLUDED_BY_NEAR = ['city', 'locality', 'pincode', 'q', 'sort'];
const POSITION = /^(-?\d{1,3}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/;

export class StoreTableQueryDto extends tableQueryDto(STORE_SORTS) {}

/** Empty texts are no filter. (DECISIONS, Data: query names) */
export class StoreQueryDto extends StoreTableQueryDto {
  @QueryText() city = '';
  @QueryText() locality = '';
  @QueryText() pincode = '';
  override pageSize: number = LIMITS.storePageSize;
  /** Excludes filters and sorting. */
  @QueryParam(
    readNear,
    'a latitude and a longitude in degrees, such as 18.94,72.83, without a filter or a sort',
  )
  near: Position | null = null;
}

export class CityQueryDto {
  @QueryText() city = '';
}

function readNear(text: string, query: Record<string, unknown>): Position | undefined {
  const [, latitude, longitude] = (POSITION.exec(text) ?? []).map(Number);
  return latitude === undefined ||
    longitude === undefined ||
    Math.abs(latitude) > 90 ||
    Math.abs(longitude) > 180 ||
    EXCLUDED_BY_NEAR.some((name) => query[name])
    ? undefined
    : { latitude, longitude };
}
