import { queryOptions } from '@tanstack/react-query';
import {
  type ApiCall,
  type DeploymentRow,
  type ReleaseRow,
  type SampleCounts,
} from '@tivara/contracts';
import { listQuery } from '../shared/list-query';

const REFRESH_MS = 5_000;

export const releasesQuery = listQuery<ReleaseRow>(
  ['admin', 'releases'],
  '/api/admin/releases',
  REFRESH_MS,
);

export const releaseQuery = (api: ApiCall, app: string) =>
  queryOptions({
    queryKey: ['admin', 'releases', app],
    queryFn: ({ signal }) => api('/api/admin/releases/{app}', { path: { app }, signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });

/** Compressed bytes: '41.3 kB'. The space is non-breaking. */
export const sizeOf = (bytes: number | null): string =>
  bytes === null ? '–' : `${(bytes / 1000).toFixed(1)}\u00a0kB`;

export const failedOf = ({ visits, failed }: SampleCounts): string =>
  visits === 0
    ? 'No visits'
    : `${failed.toLocaleString('en-IN')} of ${visits.toLocaleString('en-IN')} failed (${percent(failed / visits)})`;

export const percent = (rate: number): string =>
  `${(rate * 100).toFixed(1).replace(/\.0$/, '')}\u00a0%`;

const EVENTS: Record<DeploymentRow['event'], string> = {
  start: 'Published at start',
  deploy: 'Deployed',
  rollback: 'Rolled back',
  canary: 'Canary',
  promote: 'Promoted',
  abort: 'Canary aborted',
  retire: 'Retired',
  preview: 'Stored for preview',
};

export const eventLabel = ({ event, share }: DeploymentRow): string =>
  share === undefined ? EVENTS[event] : `${EVENTS[event]}, ${percent(share)}`;
