import type { EnquiryStatus } from '@tivara/contracts';

export const STATUS_LABELS: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
};
export const STATUS_TONES = { new: 'bad', open: 'waiting', done: 'good' } as const;
