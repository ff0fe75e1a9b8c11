import { LIMITS } from '@tivara/contracts';
import { sectionPath } from '../section-path';
import type { TableFilter, TableSpec } from './table-spec';

/** What the table's URL selects. */
export interface TableSearch {
  q: string;
  sort: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** By filter; those without a choice are left out. */
  filters: Readonly<Record<string, string>>;
}

const [DEFAULT_SIZE] = LIMITS.adminPageSizes;
const MOST_PAGES = 100_000;

/** Falls back to the defaults for unknown values, so that every URL opens. */
export function readTableSearch(spec: TableSpec, params: URLSearchParams): TableSearch {
  const whole = (name: string) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= MOST_PAGES ? value : 1;
  };
  const sort = params.get('sort') ?? '';
  const pageSize = LIMITS.adminPageSizes.find((size) => size === whole('pageSize'));
  const filters = (spec.filters ?? []).flatMap(({ name, options }) => {
    const value = params.get(name);
    return value && isOffered(options, value) ? [[name, value]] : [];
  });
  return {
    q: (params.get('q') ?? '').trim(),
    sort: spec.sorts.includes(sort) ? sort : spec.defaultSort,
    page: whole('page'),
    pageSize: pageSize ?? DEFAULT_SIZE,
    filters: Object.fromEntries(filters) as Record<string, string>,
  };
}

const isOffered = (options: TableFilter['options'], value: string) =>
  options === 'day'
    ? /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    : options.some((option) => option.value === value);

/** The shortest query that reads back as `search`. */
export function writeTableSearch(spec: TableSpec, search: TableSearch): URLSearchParams {
  const { q, sort, page, pageSize, filters } = search;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  for (const [name, value] of Object.entries(filters)) params.set(name, value);
  if (sort !== spec.defaultSort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (pageSize !== DEFAULT_SIZE) params.set('pageSize', String(pageSize));
  return params;
}

/** The address of the table as `search` has it; `id` is the row in the form above it. */
export function tablePath(spec: TableSpec, search: TableSearch, id: string | null): string {
  const params = writeTableSearch(spec, search);
  if (id) params.set('id', id);
  return sectionPath(spec.section, params);
}

/** The API's path for the rows. It is explicit because some lists return everything without a query. */
export const rowsPath = (spec: TableSpec, search: TableSearch): string => {
  const params = found(search);
  params.set('page', String(search.page));
  params.set('pageSize', String(search.pageSize));
  return `${spec.path}?${params}`;
};

/** The call for all rows that the search finds, as a file. */
export const exportPath = (path: string, search: TableSearch): string => `${path}?${found(search)}`;

const found = ({ q, sort, filters }: TableSearch) =>
  new URLSearchParams({ ...(q && { q }), ...filters, sort });

/** The search a column head leads to: ascending first, then the other way round; always from the first page. */
export function sortedBy(spec: TableSpec, search: TableSearch, key: string): TableSearch {
  const first = spec.sorts.includes(key) ? key : `-${key}`;
  const turned = spec.sorts.includes(`-${key}`) ? `-${key}` : first;
  return { ...search, sort: search.sort === first ? turned : first, page: 1 };
}

export const directionOf = (
  { sort }: TableSearch,
  key: string,
): 'ascending' | 'descending' | undefined =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;

/** Whether the search leaves rows out. */
export const isNarrowed = ({ q, filters }: TableSearch): boolean =>
  q !== '' || Object.keys(filters).length > 0;
