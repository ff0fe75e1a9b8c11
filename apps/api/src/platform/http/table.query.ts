import { LIMITS } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { checkQuery, oneOf, wholeNumber } from './query.js';

const MAX_PAGE = 100_000;

/** What a table of the back office asks for. An empty `q` or `sort` is none. */
export interface TableQuery<Sort extends string = string> {
  q: string;
  sort: Sort | '';
  page: number;
  pageSize: number;
}

/**
 * Reads the query of a table.
 * @param filters further names that the call knows, each once
 * @throws BadRequestException naming the parameter that is unknown or wrong.
 */
export function readTableQuery<Sort extends string, Filter extends string = never>(
  { url }: Pick<FastifyRequest, 'url'>,
  sorts: readonly Sort[],
  filters: readonly Filter[] = [],
): TableQuery<Sort> & Record<Filter, string> {
  const params = new URL(url, 'http://api').searchParams;
  const names = ['q', 'sort', 'page', 'pageSize', ...filters];
  checkQuery(params, Object.fromEntries(names.map((name) => [name, 'once'])));
  const text = (name: string) => (params.get(name) ?? '').trim();
  return {
    ...(Object.fromEntries(filters.map((name) => [name, text(name)])) as Record<Filter, string>),
    q: text('q'),
    sort: oneOf(params, 'sort', sorts),
    page: wholeNumber(params, 'page', 1, MAX_PAGE),
    pageSize: wholeNumber(params, 'pageSize', LIMITS.adminPageSizes[0], LIMITS.pageSize.max),
  };
}

/** A filter's words by its name; without a choice it is empty. */
type Filters<Words extends Readonly<Record<string, readonly string[]>>> = {
  [Name in keyof Words]: Words[Name][number] | '';
};

/**
 * Reads the query of a table with filters.
 * @param words what each filter may say
 * @throws BadRequestException naming the parameter that is unknown or wrong.
 */
export function readFilteredQuery<
  Sort extends string,
  const Words extends Readonly<Record<string, readonly string[]>>,
>(
  request: Pick<FastifyRequest, 'url'>,
  sorts: readonly Sort[],
  words: Words,
): TableQuery<Sort> & Filters<Words> {
  const query = readTableQuery(request, sorts, Object.keys(words));
  const params = new URL(request.url, 'http://api').searchParams;
  const chosen = Object.entries(words).map(([name, allowed]) => [
    name,
    oneOf(params, name, allowed),
  ]);
  return { ...query, ...(Object.fromEntries(chosen) as Filters<Words>) };
}

/** `ORDER BY` of a sort such as `-name`: the columns that the code names for it, all in its direction, as an index has them. */
export const orderBy = (
  sort: string,
  columns: Readonly<Record<string, readonly string[]>>,
  otherwise: string,
): string =>
  (columns[sort.replace(/^-/, '')] ?? [otherwise])
    .map((column) => (sort.startsWith('-') ? `${column} DESC` : column))
    .join(', ');
