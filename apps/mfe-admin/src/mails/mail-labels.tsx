import type { MailKind, MailRow, MailState } from '@tivara/contracts';
import { Mark } from '../shared/ui/mark';
import { soon } from '../shared/ui/format-time';

export const MAIL_KIND_LABELS: Readonly<Record<MailKind, string>> = {
  account: 'Account',
  enquiry: 'Enquiry',
  'enquiry-copy': 'Copy of an enquiry',
  newsletter: 'Newsletter',
};
export const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  pending: 'Waiting',
  sent: 'Sent',
  dead: 'Failed',
};

/** The state of a mail. */
export function MailMark(mail: Pick<MailRow, 'state' | 'attempts' | 'next_attempt_at'>) {
  const { state, attempts, next_attempt_at } = mail;
  if (state === 'sent') return <Mark tone="good">{MAIL_STATE_LABELS.sent}</Mark>;
  if (state === 'dead') return <Mark tone="bad">{MAIL_STATE_LABELS.dead}</Mark>;
  return (
    <Mark tone="waiting">
      {attempts > 0 && next_attempt_at
        ? `Sending again ${soon(next_attempt_at)}`
        : MAIL_STATE_LABELS.pending}
    </Mark>
  );
}
