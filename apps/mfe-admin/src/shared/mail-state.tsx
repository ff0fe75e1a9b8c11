import { API, type MailKind, type MailRow, type MailState, type Saved } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Mark } from './ui/mark';
import { soon } from './ui/time';

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
const TONES = { pending: 'waiting', sent: 'good', dead: 'bad' } as const;

export function MailMark(mail: Pick<MailRow, 'state' | 'attempts' | 'next_attempt_at'>) {
  const { state, attempts, next_attempt_at } = mail;
  return (
    <Mark tone={TONES[state]}>
      {state === 'pending' && attempts > 0 && next_attempt_at
        ? `Sending again ${soon(next_attempt_at)}`
        : MAIL_STATE_LABELS[state]}
    </Mark>
  );
}

export function useRetryMail() {
  const api = useApi();
  return ({ mail_id, state }: MailRow) => ({
    label: state === 'dead' ? 'Send again' : 'Try now',
    run: () => api<Saved<MailRow>>(API.retryMail(mail_id), { method: 'POST' }),
  });
}
