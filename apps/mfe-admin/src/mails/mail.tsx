import { Link } from 'react-router-dom';
import { API, type MailDetail, type MailRow, type Saved } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button } from '@tivara/ui';
import { detailPath, sectionPath } from '../shared/section-path';
import { Detail, Facts, Part } from '../shared/ui/detail';
import { DetailLoader } from '../shared/ui/detail-loader';
import { Time } from '../shared/ui/time';
import { useTask } from '../shared/table/use-task';
import { MAIL_KIND_LABELS, MailMark } from './mail-labels';
import styles from './mail.module.css';

/** One mail of the outbox. */
export default function MailSection() {
  return (
    <DetailLoader<MailDetail> path={API.mail} noun="mail">
      {(mail) => <Mail mail={mail} />}
    </DetailLoader>
  );
}

function Mail({ mail }: { mail: MailDetail }) {
  const api = useApi();
  const { state, start } = useTask();
  const again = () =>
    start({ run: () => api<Saved<MailRow>>(API.retryMail(mail.mail_id), { method: 'POST' }) });
  const { enquiry_id } = mail;
  return (
    <Detail title={mail.subject} back={{ to: sectionPath('mails'), label: 'All mails' }}>
      <Part title="Sending">
        <Facts
          facts={[
            ['State', <MailMark {...mail} />],
            ['To', mail.to],
            [
              'About',
              enquiry_id ? (
                <Link to={detailPath('enquiries', enquiry_id)} className={styles.link}>
                  {MAIL_KIND_LABELS[mail.kind]}
                </Link>
              ) : (
                MAIL_KIND_LABELS[mail.kind]
              ),
            ],
            ['Written', <Time at={mail.created_at} exact />],
            ['Sent', mail.sent_at && <Time at={mail.sent_at} exact />],
            ['Attempts', mail.attempts],
            ['Next attempt', mail.next_attempt_at && <Time at={mail.next_attempt_at} exact />],
            ['Last error', mail.last_error],
          ]}
        />
        {mail.state !== 'sent' && (
          <Button variant="ghost" className={styles.retry} busy={state.busy} onClick={again}>
            {mail.state === 'dead' ? 'Send again' : 'Try now'}
          </Button>
        )}
      </Part>
      <Part title="Contents">
        {mail.text === null ? (
          <p className={styles.hidden}>
            {mail.kind === 'account' || mail.kind === 'newsletter'
              ? 'It has a personal link, which is for its receiver alone.'
              : 'Its text was forgotten a month after it was sent.'}
          </p>
        ) : (
          <pre className={styles.text}>{mail.text}</pre>
        )}
      </Part>
    </Detail>
  );
}
