import type { DataSource } from 'typeorm';

export { Store } from './store.entity.js';

export async function readStoreFigures(
  queries: Pick<DataSource, 'query'>,
): Promise<{ total: number; cities: number }> {
  const [row] = await queries.query<Record<'total' | 'cities', number>[]>(
    'SELECT COUNT(*) AS total, COUNT(DISTINCT city_key) AS cities FROM store',
  );
  return { total: Number(row?.total), cities: Number(row?.cities) };
}
