import { LessThan, LessThanOrEqual, type EntityManager } from 'typeorm';
import { ReportIssue, ReportSample } from './report.entity.js';
import { deleteVitalsBefore } from './vitals.js';

export { ReleasesModule } from './releases.module.js';
export { SiteReleases } from './site-releases.js';

type Deleted = Record<'report samples' | 'report issues' | 'counts of vitals', number>;

export async function deleteReportsBefore(manager: EntityManager, time: Date): Promise<Deleted> {
  const samples = await manager.delete(ReportSample, { at: LessThan(time) });
  const issues = await manager.delete(ReportIssue, { at: LessThan(time) });
  const vitals = await deleteVitalsBefore(manager, time);
  return {
    'report samples': samples.affected ?? 0,
    'report issues': issues.affected ?? 0,
    'counts of vitals': vitals.affected ?? 0,
  };
}

/** Half of the rows may be samples, half issues. */
export async function deleteReportsBeyond(manager: EntityManager, rows: number): Promise<number> {
  let deleted = 0;
  for (const entity of [ReportSample, ReportIssue]) {
    const [newest] = await manager.find<ReportSample | ReportIssue>(entity, {
      select: { at: true },
      order: { at: 'DESC' },
      skip: Math.ceil(rows / 2),
      take: 1,
    });
    if (!newest) continue;
    const { affected } = await manager.delete(entity, { at: LessThanOrEqual(newest.at) });
    deleted += affected ?? 0;
  }
  return deleted;
}
