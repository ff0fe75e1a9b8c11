import type { DataSource } from 'typeorm';
import { dayOf } from '../../platform/database/times.js';
import type { SearchFiguresDto, SearchesDto } from './search-figures.dto.js';

type Queries = Pick<DataSource, 'query'>;

/** What was searched most since a day, and what found nothing. */
export const readSearches = async (
  queries: Queries,
  since: Date,
  count: number,
): Promise<SearchesDto> => ({
  most: await readMost('searches', queries, since, count),
  in_vain: await readMost('in_vain', queries, since, count),
});

/** What found nothing since a day, most frequent first. */
export const readFailedSearches = (queries: Queries, since: Date, count: number) =>
  readMost('in_vain', queries, since, count);

async function readMost(
  column: 'searches' | 'in_vain',
  queries: Queries,
  since: Date,
  count: number,
): Promise<SearchFiguresDto[]> {
  const rows = await queries.query<{ term: string; searches: number | string }[]>(
    `SELECT term, SUM(${column}) AS searches FROM search_count
     WHERE day >= ? AND ${column} > 0 GROUP BY term ORDER BY SUM(${column}) DESC, term LIMIT ?`,
    [dayOf(since), count],
  );
  // MySQL returns sums as text.
  return rows.map(({ term, searches }) => ({ term, searches: Number(searches) }));
}
