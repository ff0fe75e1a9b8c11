import { LIMITS } from '@tivara/contracts';
import { sectionPath } from '../section-path';
import type { Choice, PageSizes, TableFilter, TableSpec } from './table-spec';

export interface TableSearch {
  q: string;
  sort: string;
  page: number;
  pageSize: number;
  filters: Readonly<Record<string, string>>;
  /** Keys of columns. */
  hidden: readonly string[];
}

const COLUMN = /^[a-z_]{1,40}$/;

export const pageSizesOf = ({ pageSizes = LIMITS.adminPageSizes }: TableSpec): PageSizes =>
  pageSizes;

/** Falls back to the defaults for unknown values, so that every URL opens. */
export function readTableSearch(spec: TableSpec, params: URLSearchParams): TableSearch {
  const whole = (name: string) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= LIMITS.page ? value : 1;
  };
  const sort = params.get('sort') ?? '';
  const sizes = pageSizesOf(spec);
  const pageSize = sizes.find((size) => size === whole('pageSize'));
  const filters = (spec.filters ?? []).flatMap(({ name, options }) => {
    const value = params.get(name);
    return value && isOption(options, value) ? [[name, value] as const] : [];
  });
  return {
    q: (params.get('q') ?? '').trim(),
    sort: spec.sorts.includes(sort) ? sort : spec.defaultSort,
    page: whole('page'),
    pageSize: pageSize ?? sizes[0],
    filters: Object.fromEntries(filters),
    hidden: (params.get('hide') ?? '').split(',').filter((key) => COLUMN.test(key)),
  };
}

const isOption = (options: TableFilter['options'], value: string) =>
  options === 'id'
    ? /^[1-9]\d{0,8}$/.test(value)
    : options === 'text'
      ? value.length <= LIMITS.searchTerm
      : options === 'day'
        ? /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
        : choicesOf(options).some(([choice]) => choice === value);

/** The choices of a select. */
export const choicesOf = (options: Exclude<TableFilter['options'], string>): readonly Choice[] =>
  Array.isArray(options)
    ? (options as readonly Choice[])
    : Object.entries(options as Readonly<Record<string, string>>);

export function writeTableSearch(spec: TableSpec, search: TableSearch): URLSearchParams {
  const { q, sort, page, pageSize, filters, hidden } = search;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  for (const [name, value] of Object.entries(filters)) params.set(name, value);
  if (sort !== spec.defaultSort) params.set('sort', sort);
  if (hidden.length > 0) params.set('hide', hidden.join());
  if (page > 1) params.set('page', String(page));
  if (pageSize !== pageSizesOf(spec)[0]) params.set('pageSize', String(pageSize));
  return params;
}

/** What a saved view stores: all but the page. */
export const viewQuery = (spec: TableSpec, search: TableSearch): string =>
  writeTableSearch(spec, { ...search, page: 1 }).toString();

export function tablePath(spec: TableSpec, search: TableSearch, id: string | null): string {
  const params = writeTableSearch(spec, search);
  if (id) params.set('id', id);
  return sectionPath(spec.section, params);
}

const matching = ({ q, sort, filters }: TableSearch) =>
  new URLSearchParams({ ...(q && { q }), ...filters, sort });

/** Page and size are explicit because some lists return everything without a query. */
export function rowsQuery(search: TableSearch): URLSearchParams {
  const query = matching(search);
  query.set('page', String(search.page));
  query.set('pageSize', String(search.pageSize));
  return query;
}

export const exportPath = (spec: TableSpec, search: TableSearch): string =>
  `${spec.exportPath ?? `${spec.path}/export`}?${matching(search)}`;

export function sortedBy(spec: TableSpec, search: TableSearch, key: string): TableSearch {
  const first = spec.sorts.includes(key) ? key : `-${key}`;
  const reverse = spec.sorts.includes(`-${key}`) ? `-${key}` : first;
  return { ...search, sort: search.sort === first ? reverse : first, page: 1 };
}

export const directionOf = ({ sort }: TableSearch, key: string) =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;

export const isNarrowed = ({ q, filters }: TableSearch): boolean =>
  q !== '' || Object.keys(filters).length > 0;
