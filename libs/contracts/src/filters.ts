import * as LIMITS from './limits.js';
import {
  FILTER_GROUPS,
  SORTABLE,
  isSingle,
  type MultiGroup,
  type SingleGroup,
} from './attributes.js';
import { msg } from './msg.js';
import { bothDirections } from './rest.js';
import { cleanTerm } from './search-term.js';

/** (SPEC 3, Filter state) */
export type Filters = Record<SingleGroup, string> &
  Record<MultiGroup, string[]> &
  Record<RangeGroup, Bounds>;

/** Both inclusive; [] is no filter. */
export type Bounds = [] | [from: number, to: number];

/** What shoppers narrow by two bounds in mm: the width of a lens, and that of the whole front. */
export const RANGES = [
  { group: 'Size', ...LIMITS.size, title: msg('Size Range'), chip: msg('Size') },
  { group: 'Width', ...LIMITS.frameWidth, title: msg('Frame Width'), chip: msg('Frame Width') },
] as const;
export type RangeGroup = (typeof RANGES)[number]['group'];

const ofRanges = (bounds: (range: (typeof RANGES)[number]) => Bounds) =>
  Object.fromEntries(RANGES.map((range) => [range.group, bounds(range)])) as Record<
    RangeGroup,
    Bounds
  >;

/** The full range means no filter. (SPEC 5) @returns undefined for bounds outside of the limits or in the wrong order */
export function boundsIn(
  { min, max }: { min: number; max: number },
  [low, high]: readonly number[],
): Bounds | undefined {
  if (low === undefined || high === undefined || !(low >= min && high <= max && low <= high))
    return undefined;
  return low === min && high === max ? [] : [low, high];
}

/** A value for each group. */
const ofGroups = (single: (group: SingleGroup) => string, many: (group: MultiGroup) => string[]) =>
  Object.fromEntries(
    FILTER_GROUPS.map((group) => [group, isSingle(group) ? single(group) : many(group)]),
  ) as Omit<Filters, RangeGroup>;

export const NO_FILTERS: Filters = {
  ...ofGroups(
    () => '',
    () => [],
  ),
  ...ofRanges(() => []),
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

const BOUNDS = /^(\d{2,3}),(\d{2,3})$/;

/** @param text such as `45,52` */
export const readBounds = (text: string): number[] => BOUNDS.exec(text)?.slice(1).map(Number) ?? [];

/** Ignores invalid values, so that every URL opens a page. */
export function readProductQuery(params: URLSearchParams): ProductQuery {
  const values = (name: string) => params.getAll(name).filter(isValue);
  const one = (name: string) => values(name)[0] ?? '';
  const many = (name: string) => [...new Set(values(name))];
  const whole = (name: string, fallback: number, most: number) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= most ? value : fallback;
  };
  const sort = params.get('sort') as ProductSort;
  return {
    ...ofGroups(one, many),
    // Forms without scripts send both bounds separately.
    ...ofRanges((range) => boundsIn(range, readBounds(params.getAll(range.group).join())) ?? []),
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
  for (const { group } of RANGES)
    if (query[group].length) params.set(group, query[group].join(','));
  if (query.q) params.set('q', query.q);
  if (query.term) params.set('term', query.term);
  if (query.exact) params.set('exact', '1');
  if (query.sort) params.set('sort', query.sort);
  if (query.page !== 1) params.set('page', String(query.page));
  if (query.pageSize !== LIMITS.pageSize.default) params.set('pageSize', String(query.pageSize));
  return params;
}
