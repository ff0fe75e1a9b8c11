import type { ReleaseMoveRow, Voices } from '@tivara/contracts';

/** Compressed bytes: '41.3 kB'. The space is non-breaking. */
export const sizeOf = (bytes: number | null): string =>
  bytes === null ? '–' : `${(bytes / 1000).toFixed(1)}\u00a0kB`;

/** '12 of 240 failed (5 %)' */
export const failedOf = ({ visits, failed }: Voices): string =>
  visits === 0
    ? 'No visits'
    : `${failed.toLocaleString('en-IN')} of ${visits.toLocaleString('en-IN')} failed (${percent(failed / visits)})`;

export const percent = (rate: number): string =>
  `${(rate * 100).toFixed(1).replace(/\.0$/, '')}\u00a0%`;

const WORDS: Record<ReleaseMoveRow['action'], string> = {
  start: 'Published at start',
  deploy: 'Deployed',
  rollback: 'Rolled back',
  canary: 'Canary',
  promote: 'Promoted',
  'take back': 'Canary taken back',
  retire: 'Retired',
  candidate: 'Candidate',
};

/** What was done: 'Canary, 10 %' */
export const actionOf = ({ action, share }: ReleaseMoveRow): string =>
  share === undefined ? WORDS[action] : `${WORDS[action]}, ${percent(share)}`;
