import { useQuery } from '@tanstack/react-query';
import { MESSAGES, type MailKind, type MailRow, type MailState } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { overviewQuery } from './overview-query';
import { Mark } from './ui/mark';
import { soon } from './ui/time';
import styles from './ui/shared.module.css';

export const MAIL_KIND_LABELS: Readonly<Record<MailKind, string>> = {
  account: 'Account',
  enquiry: 'Enquiry',
  'enquiry-copy': 'Copy of an enquiry',
  'enquiry-reply': 'Reply to an enquiry',
  'enquiry-store': 'Enquiry to a store',
  newsletter: 'Newsletter',
};
const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  pending: 'Waiting',
  sent: 'Sent',
  dead: 'Failed',
};
const TONES = { pending: 'waiting', sent: 'good', dead: 'bad' } as const;

export function useMailStateLabels(): typeof MAIL_STATE_LABELS {
  const hasServer = useMailServer();
  return hasServer ? MAIL_STATE_LABELS : { ...MAIL_STATE_LABELS, sent: 'Written to a file' };
}

/** After a failure the next attempt is in the future. */
export const isSending = ({ next_attempt_at }: Pick<MailRow, 'next_attempt_at'>): boolean =>
  next_attempt_at !== null && Date.parse(next_attempt_at) <= Date.now();

interface MailMarkProps extends Pick<MailRow, 'state' | 'attempts' | 'next_attempt_at'> {
  /** Whether nothing around it is about mail. */
  named?: boolean;
}

export function MailMark({ named, ...mail }: MailMarkProps) {
  const label = useMailStateLabels()[mail.state];
  // The attempt that is under way counts, too.
  const text =
    mail.attempts > 0 && mail.next_attempt_at && !isSending(mail)
      ? `Sending again ${soon(mail.next_attempt_at)}`
      : label;
  return (
    <Mark tone={TONES[mail.state]}>
      {named ? `Mail ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text}
    </Mark>
  );
}

/** False where mails become files. */
export function useMailServer(): boolean {
  // It does not change while the API runs.
  const { data } = useQuery({ ...overviewQuery(useApi()), staleTime: Infinity });
  return data?.mails?.has_server !== false;
}

export const NoMailServer = () => (
  <p role="note" className={styles.notice}>
    {MESSAGES.noMailServer}
  </p>
);

export function useRetryMail() {
  const api = useApi();
  return ({ mail_id, state }: MailRow) => ({
    label: state === 'dead' ? 'Send again' : 'Try now',
    run: () => api('/api/admin/mails/{id}/retry', { path: { id: mail_id }, method: 'POST' }),
  });
}
