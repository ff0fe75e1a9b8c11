import type { DataSource } from 'typeorm';
import { dayOf } from '../../platform/database/times.js';
import type { SearchesDto } from './search-figures.dto.js';

/** What was searched most since a day, and what found nothing. */
export async function readSearches(
  queries: Pick<DataSource, 'query'>,
  since: Date,
  count: number,
): Promise<SearchesDto> {
  const most = async (column: 'searches' | 'in_vain') => {
    const rows = await queries.query<{ term: string; searches: number | string }[]>(
      `SELECT term, SUM(${column}) AS searches FROM search_count
       WHERE day >= ? AND ${column} > 0 GROUP BY term ORDER BY SUM(${column}) DESC, term LIMIT ?`,
      [dayOf(since), count],
    );
    // MySQL returns sums as text.
    return rows.map(({ term, searches }) => ({ term, searches: Number(searches) }));
  };
  return { most: await most('searches'), in_vain: await most('in_vain') };
}
