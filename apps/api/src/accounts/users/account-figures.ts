import type { DataSource } from 'typeorm';
import { countByWeek } from '../../platform/database/count-by-week.js';

/** How many accounts were made in each of the weeks that begin then. */
export const countAccountsByWeek = (
  queries: Pick<DataSource, 'query'>,
  weeks: Date[],
): Promise<number[]> => countByWeek(queries, 'account', weeks);
