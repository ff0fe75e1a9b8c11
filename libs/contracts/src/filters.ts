import { LIMITS } from './limits.js';
import { FILTER_GROUPS, bothDirections, type FacetGroup } from './rest.js';
import { cleanTerm } from './search-term.js';

/** (SPEC 3, Filter state) */
export interface Filters {
  Gender: string;
  Material_Name: string[];
  Color: string;
  Collection_Name: string[];
  Finishing_Name: string[];
  Frame_Type: string[];
  Shape_Name: string[];
  Lens: string;
  Size: [] | [number, number];
}

type SingleGroup = 'Gender' | 'Color' | 'Lens';
export type MultiGroup = Exclude<FacetGroup, SingleGroup>;
export const isSingle = (group: FacetGroup): group is SingleGroup =>
  group === 'Gender' || group === 'Color' || group === 'Lens';

export const NO_FILTERS: Filters = {
  Gender: '',
  Material_Name: [],
  Color: '',
  Collection_Name: [],
  Finishing_Name: [],
  Frame_Type: [],
  Shape_Name: [],
  Lens: '',
  Size: [],
};

export const PRODUCT_SORTS = [
  ...bothDirections('name', 'size', 'category', 'material', 'collection'),
  '-newest',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** (DECISIONS, Data: query names) */
export interface ProductQuery extends Filters {
  q: string;
  /** A value's name locks its group, any other text is searched. (SPEC 2, search page) */
  term: string;
  /** Disables did-you-mean. */
  exact: boolean;
  sort: ProductSort | '';
  page: number;
  pageSize: number;
}

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
    Gender: one('Gender'),
    Material_Name: many('Material_Name'),
    Color: one('Color'),
    Collection_Name: many('Collection_Name'),
    Finishing_Name: many('Finishing_Name'),
    Frame_Type: many('Frame_Type'),
    Shape_Name: many('Shape_Name'),
    Lens: one('Lens'),
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
