import type { MailKind, MailRow, MailState } from '@tivara/contracts';
import { Mark } from '../office/mark';
import { soon } from '../office/when';

export const MAIL_KIND_WORDS: Readonly<Record<MailKind, string>> = {
  account: 'Account',
  enquiry: 'Enquiry',
  'enquiry-copy': 'Copy of an enquiry',
  newsletter: 'Newsletter',
};
export const MAIL_STATE_WORDS: Readonly<Record<MailState, string>> = {
  pending: 'Waiting',
  sent: 'Sent',
  dead: 'Given up',
};

/** What became of a mail, in a few words. */
export function MailMark(mail: Pick<MailRow, 'state' | 'attempts' | 'next_attempt_at'>) {
  const { state, attempts, next_attempt_at } = mail;
  if (state === 'sent') return <Mark tone="good">{MAIL_STATE_WORDS.sent}</Mark>;
  if (state === 'dead') return <Mark tone="bad">{MAIL_STATE_WORDS.dead}</Mark>;
  return (
    <Mark tone="waiting">
      {attempts > 0 && next_attempt_at
        ? `Sending again ${soon(next_attempt_at)}`
        : MAIL_STATE_WORDS.pending}
    </Mark>
  );
}
