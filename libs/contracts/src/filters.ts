import * as LIMITS from './limits.js';
import {
  FILTER_GROUPS,
  SORTABLE,
  isSingle,
  type MultiGroup,
  type SingleGroup,
} from './attributes.js';
import { bothDirections } from './rest.js';
import { cleanTerm } from './search-term.js';

/** (SPEC 3, Filter state) */
export type Filters = Record<SingleGroup, string> &
  Record<MultiGroup, string[]> & { Size: [] | [number, number] };

/** A value for each group. */
const ofGroups = (single: (group: SingleGroup) => string, many: (group: MultiGroup) => string[]) =>
  Object.fromEntries(
    FILTER_GROUPS.map((group) => [group, isSingle(group) ? single(group) : many(group)]),
  ) as Omit<Filters, 'Size'>;

export const NO_FILTERS: Filters = {
  ...ofGroups(
    () => '',
    () => [],
  ),
  Size: [],
};

export const PRODUCT_SORTS = [
  ...bothDirections('name', ...SORTABLE.map(({ field }) => field)),
  '-newest',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** (DECISIONS, Data: query names) */
export type ProductQuery = Filters & {
  q: string;
  /** A value's name locks its group, any other text is searched. (SPEC 2, search page) */
  term: string;
  /** Disables did-you-mean. */
  exact: boolean;
  sort: ProductSort | '';
  page: number;
  pageSize: number;
};

/** As the API accepts it. */
const isValue = (value: string): boolean =>
  value !== '' && value.length <= LIMITS.searchTerm && !/\p{Cc}/u.test(value);

const { min, max } = LIMITS.size;
const SIZE = /^(\d{2}),(\d{2})$/;

export const isFullRange = ([low, high]: readonly number[]): boolean => low === min && high === max;

/** Ignores invalid values, so that every URL opens a page. */
export function readProductQuery(params: URLSearchParams): ProductQuery {
  const values = (name: string) => params.getAll(name).filter(isValue);
  const one = (name: string) => values(name)[0] ?? '';
  const many = (name: string) => [...new Set(values(name))];
  const whole = (name: string, fallback: number, most: number) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= most ? value : fallback;
  };
  // Forms without scripts send both bounds separately.
  const size = SIZE.exec(params.getAll('Size').join());
  const bounds: [number, number] | null = size && [Number(size[1]), Number(size[2])];
  const sort = params.get('sort') as ProductSort;
  return {
    ...ofGroups(one, many),
    Size:
      bounds &&
      bounds[0] >= min &&
      bounds[1] <= max &&
      bounds[0] <= bounds[1] &&
      !isFullRange(bounds)
        ? bounds
        : [],
    q: cleanTerm(params.get('q') ?? ''),
    term: cleanTerm(params.get('term') ?? ''),
    exact: params.get('exact') === '1',
    sort: PRODUCT_SORTS.includes(sort) ? sort : '',
    page: whole('page', 1, 100_000),
    pageSize: whole('pageSize', LIMITS.pageSize.default, LIMITS.pageSize.max),
  };
}

/** Names in a fixed order, so that equal filters have one URL. */
export function writeProductQuery(query: ProductQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const group of FILTER_GROUPS) {
    const value = query[group];
    if (typeof value === 'string') {
      if (value) params.set(group, value);
    } else for (const one of [...value].sort()) params.append(group, one);
  }
  if (query.Size.length && !isFullRange(query.Size)) params.set('Size', query.Size.join(','));
  if (query.q) params.set('q', query.q);
  if (query.term) params.set('term', query.term);
  if (query.exact) params.set('exact', '1');
  if (query.sort) params.set('sort', query.sort);
  if (query.page !== 1) params.set('page', String(query.page));
  if (query.pageSize !== LIMITS.pageSize.default) params.set('pageSize', String(query.pageSize));
  return params;
}
