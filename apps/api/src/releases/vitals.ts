import { VITAL_NAMES, type VitalName } from '@tivara/contracts';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../platform/database/errors.js';
import { dayOf } from '../platform/database/times.js';
import { VitalCount } from './vital-count.entity.js';
import type { PageVitalsDto } from './release-response.dto.js';
import type { VitalDto } from './report.dto.js';

/** Buckets grow by a tenth, so that a percentile is at most 5 % off. */
const GROWTH = Math.log(1.1);
/** Of CLS, thousandths are counted. */
const scaleOf = (name: VitalName): number => (name === 'CLS' ? 1000 : 1);

export const bucketOf = ({ name, value }: Pick<VitalDto, 'name' | 'value'>): number =>
  Math.round(Math.log1p(value * scaleOf(name)) / GROWTH);
const valueOf = (name: VitalName, bucket: number): number =>
  Math.expm1(bucket * GROWTH) / scaleOf(name);

/** Adds a visit's vital to the counts of its day. */
export async function countVital(
  { manager }: DataSource,
  release: { app: string; version: string },
  vital: VitalDto,
  at: Date,
): Promise<void> {
  const { page, name } = vital;
  const key = { ...release, page, name, day: dayOf(at), bucket: bucketOf(vital) };
  const add = async () => (await manager.increment(VitalCount, key, 'visits', 1)).affected === 1;
  if (await add()) return;
  try {
    await manager.insert(VitalCount, { ...key, visits: 1 });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another visit inserted it first.
    await add();
  }
}

interface Row {
  version: string;
  page: string;
  name: VitalName;
  bucket: number;
  visits: number | string;
}

export async function readVitals(
  dataSource: DataSource,
  app: string,
  versions: string[],
): Promise<PageVitalsDto[]> {
  const rows = await dataSource.query<Row[]>(
    `SELECT version, page, name, bucket, SUM(visits) AS visits FROM vital_count
     WHERE app = ? AND version IN (${versions.map(() => '?').join()})
     GROUP BY version, page, name, bucket ORDER BY version, page, bucket`,
    [app, ...versions],
  );
  const pages = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.version} ${row.page}`;
    pages.set(key, [...(pages.get(key) ?? []), row]);
  }
  return [...pages.values()].flatMap((all): PageVitalsDto[] => {
    const [first] = all;
    if (!first) return [];
    const vitals = Object.fromEntries(
      VITAL_NAMES.flatMap((name) => {
        const counts = all.filter((row) => row.name === name);
        return counts.length ? [[name, percentileOf(name, counts)]] : [];
      }),
    );
    return [{ version: first.version, page: first.page, vitals }];
  });
}

/** @param counts in the order of their buckets */
function percentileOf(name: VitalName, counts: Row[]): { p75: number; visits: number } {
  const visits = counts.reduce((sum, row) => sum + Number(row.visits), 0);
  let below = 0;
  const row = counts.find((each) => (below += Number(each.visits)) >= visits * 0.75);
  return { p75: valueOf(name, row?.bucket ?? 0), visits };
}

export const deleteVitalsBefore = (manager: EntityManager, time: Date) =>
  manager.delete(VitalCount, { day: LessThan(dayOf(time)) });
