/**
 * Names that frontends from before API 1.2 read and send. Drop this file, 'take back' in `release.dto.ts` and the optional
 * fields of `report.dto.ts` when no open tab runs them.
 */
import type {
  CanaryRow,
  DeploymentRow,
  Issue,
  ReleaseDetail,
  ReleaseRow,
  VisitReport,
} from '@tivara/contracts';
import type { ReportDto } from './report.dto.js';

const DECISIONS = {
  continue: 'wait',
  promote: 'promote',
  abort: 'take back',
  manual: 'person',
} as const;

const deployment = (row: DeploymentRow) => ({
  ...row,
  action:
    row.event === 'abort'
      ? ('take back' as const)
      : row.event === 'preview'
        ? 'candidate'
        : row.event,
  voices: row.samples,
});

function canary(row: CanaryRow) {
  const { decision, reason, bounds, ...analysis } = row.analysis;
  return {
    ...row,
    verdict: {
      ...analysis,
      decision: DECISIONS[decision],
      why: reason,
      bounds: { promote: bounds.promote, takeBack: bounds.abort },
    },
  };
}

export const legacyRow = (row: ReleaseRow) => ({
  ...row,
  live: deployment(row.live),
  canary: row.canary && canary(row.canary),
});

export const legacyDetail = ({ history, issues, ...row }: ReleaseDetail) => ({
  ...legacyRow(row),
  history: history.map(deployment),
  issues,
  faults: issues.map((issue) => ({ ...issue, piece: issue.module })),
});

export const currentReport = ({
  well = [],
  healthy = well,
  faults = [],
  issues = faults,
  ...report
}: ReportDto): VisitReport => ({
  ...report,
  healthy,
  issues: issues.map(({ piece = '', module = piece, ...issue }): Issue => ({ ...issue, module })),
});
