import { LessThan, type EntityManager } from 'typeorm';
import { ReleaseFault } from './release-fault.entity.js';
import { ReleaseVoice } from './release-voice.entity.js';

/** Deletes what visits reported before a time. */
export async function deleteReportsBefore(
  manager: EntityManager,
  time: Date,
): Promise<Record<'reports of visits' | 'faults of releases', number>> {
  const reports = await manager.delete(ReleaseVoice, { at: LessThan(time) });
  const faults = await manager.delete(ReleaseFault, { at: LessThan(time) });
  return { 'reports of visits': reports.affected ?? 0, 'faults of releases': faults.affected ?? 0 };
}
