import type { ReactNode } from 'react';
import type { ReleaseRow, SampleCounts } from '@tivara/contracts';
import { cx } from '@tivara/ui';
import { usePermission } from '../shared/session/use-permission';
import { Time } from '../shared/ui/time';
import { percent } from './releases';
import shared from '../shared/ui/shared.module.css';
import styles from './releases.module.css';

/** In plain words, for those who deploy nothing. */
export const ReleaseState = ({ app, live, canary }: ReleaseRow) => (
  <>
    The {app} app was last updated on <Time at={live.since} exact /> by {live.by};{' '}
    {healthOf(live.samples)}.
    {canary && ` A newer version is tried with ${percent(canary.share)} of visits.`}
  </>
);

function healthOf({ visits, failed }: SampleCounts): string {
  if (failed > 0) return `${failed} of ${visits} visits had an error`;
  return visits > 0 ? 'everything works' : 'no visits were measured yet';
}

/** What engineers need: closed for those who only read. */
export function Technical({ summary, children }: { summary: string; children: ReactNode }) {
  const can = usePermission();
  return (
    <details open={can('releases:write')}>
      <summary className={cx(shared.disclosure, styles.technical)}>{summary}</summary>
      {children}
    </details>
  );
}
