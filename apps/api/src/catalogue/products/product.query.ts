import { BadRequestException } from '@nestjs/common';
import {
  LIMITS,
  PRODUCT_SORTS,
  PUBLISHED,
  readProductQuery,
  type ProductQuery,
  type ProductSort,
} from '@tivara/contracts';
import { checkQuery, idOf, oneOf, wholeNumber } from '../../platform/http/query.js';
import type { TableQuery } from '../../platform/http/table.query.js';

const NAMES = {
  Gender: 'once',
  Material_Name: 'repeatable',
  Color: 'once',
  Collection_Name: 'repeatable',
  Finishing_Name: 'repeatable',
  Frame_Type: 'repeatable',
  Shape_Name: 'repeatable',
  Size: 'once',
  q: 'once',
  term: 'once',
  exact: 'once',
  sort: 'once',
  page: 'once',
  pageSize: 'once',
} as const satisfies Record<keyof ProductQuery, 'once' | 'repeatable'>;

const { min, max } = LIMITS.size;
const MAX_PAGE = 100_000;

/**
 * Reads the query of GET /api/products; what a page would leave out is refused here.
 * @throws BadRequestException naming the parameter that is unknown or wrong.
 */
export function readStrictProductQuery(params: URLSearchParams): ProductQuery {
  checkQuery(params, NAMES);
  checkSize(params.get('Size'));
  oneOf(params, 'sort', PRODUCT_SORTS);
  oneOf(params, 'exact', ['1']);
  wholeNumber(params, 'page', 1, MAX_PAGE);
  wholeNumber(params, 'pageSize', LIMITS.pageSize.default, LIMITS.pageSize.max);
  return readProductQuery(params);
}

/**
 * What GET /api/suggestions is asked for.
 * @throws BadRequestException naming the parameter that is unknown or wrong.
 */
export function readSuggestionQuery(params: URLSearchParams): string {
  checkQuery(params, { q: 'once' });
  return params.get('q') ?? '';
}

/**
 * The ids of `ids=1,2,3`; null where the query has none.
 * @throws BadRequestException when they are no ids, too many, or stand beside another parameter.
 */
export function readProductIds(params: URLSearchParams): number[] | null {
  if (!params.has('ids')) return null;
  if ([...params].length > 1)
    throw new BadRequestException("'ids' may appear once, and beside no other parameter.");
  const ids = (params.get('ids') ?? '').split(',').map(idOf);
  if (ids.some((id) => id === null) || ids.length > LIMITS.wishlistItems)
    throw new BadRequestException(
      `'ids' must be 1 to ${LIMITS.wishlistItems} ids of products, as in ids=1,2,3.`,
    );
  return ids.filter((id) => id !== null);
}

/** What the back office's product table asks for. */
export type ProductTableQuery = TableQuery<ProductSort> & {
  published: (typeof PUBLISHED)[number] | '';
};

function checkSize(text: string | null): void {
  if (!text) return;
  const [, low, high] = /^(\d{2}),(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (low === undefined || high === undefined || low < min || high > max || low > high)
    throw new BadRequestException(
      `'Size' must be two whole numbers from ${min} to ${max} in order, as in Size=45,52.`,
    );
}
