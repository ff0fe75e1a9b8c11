import { LessThan, type EntityManager } from 'typeorm';
import { ReportIssue, ReportSample } from './report.entity.js';

export async function deleteReportsBefore(
  manager: EntityManager,
  time: Date,
): Promise<Record<'report samples' | 'report issues', number>> {
  const samples = await manager.delete(ReportSample, { at: LessThan(time) });
  const issues = await manager.delete(ReportIssue, { at: LessThan(time) });
  return { 'report samples': samples.affected ?? 0, 'report issues': issues.affected ?? 0 };
}
