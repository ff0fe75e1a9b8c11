import type { EnquiryStatus } from '@tivara/contracts';
import { Mark } from './ui/mark';

export const STATUS_LABELS: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
};
const TONES = { new: 'bad', open: 'waiting', done: 'good' } as const;

export const EnquiryMark = ({ status }: { status: EnquiryStatus }) => (
  <Mark tone={TONES[status]}>{STATUS_LABELS[status]}</Mark>
);
