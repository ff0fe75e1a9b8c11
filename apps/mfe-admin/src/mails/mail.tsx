import { Link } from 'react-router-dom';
import type { ApiCall, MailDetail } from '@tivara/contracts';
import { Button } from '@tivara/ui';
import { detailPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { tableReturnPath } from '../shared/table/table-place';
import { useTask } from '../shared/table/use-task';
import { Detail, DetailLoader, Facts, Part } from '../shared/ui/detail';
import { Time } from '../shared/ui/time';
import {
  MAIL_KIND_LABELS,
  MailMark,
  NoMailServer,
  useMailServer,
  useMailStateLabels,
  useRetryMail,
} from '../shared/mail-state';
import shared from '../shared/ui/shared.module.css';
import styles from './mail.module.css';

const readMail = (api: ApiCall, id: string, signal: AbortSignal) =>
  api('/api/admin/mails/{id}', { path: { id }, signal });

export default function MailSection() {
  return (
    <DetailLoader read={readMail} noun="mail">
      {(mail) => <Mail mail={mail} />}
    </DetailLoader>
  );
}

function Mail({ mail }: { mail: MailDetail }) {
  const { state, start } = useTask();
  const can = usePermission();
  const hasServer = useMailServer();
  const labels = useMailStateLabels();
  const retry = useRetryMail()(mail);
  const { enquiry_id } = mail;
  const kind = MAIL_KIND_LABELS[mail.kind];
  return (
    <Detail
      title={mail.subject}
      back={{ to: tableReturnPath('mails'), label: 'All mails' }}
      history={{ entity: 'mail', id: mail.mail_id }}
    >
      <Part title="Sending">
        <Facts
          facts={[
            ['State', <MailMark {...mail} />],
            ['To', mail.to],
            [
              'About',
              enquiry_id ? (
                <Link to={detailPath('enquiries', enquiry_id)} className={shared.underlined}>
                  {kind}
                </Link>
              ) : (
                kind
              ),
            ],
            ['Written', <Time at={mail.created_at} exact />],
            [labels.sent, mail.sent_at && <Time at={mail.sent_at} exact />],
            ['Attempts', mail.attempts],
            ['Next attempt', mail.next_attempt_at && <Time at={mail.next_attempt_at} exact />],
            ['Last error', mail.last_error],
          ]}
        />
        {!hasServer && <NoMailServer />}
        {mail.state !== 'sent' && hasServer && can('mails:write') && (
          <Button
            variant="ghost"
            className={styles.retry}
            busy={state.busy}
            onClick={() => start(retry)}
          >
            {retry.label}
          </Button>
        )}
      </Part>
      <Part title="Contents">
        {mail.text === null ? (
          <p className={styles.hidden}>
            {mail.kind === 'account' || mail.kind === 'newsletter'
              ? 'The text contains a personal link and is shown to its recipient only.'
              : 'The text is deleted a month after sending.'}
          </p>
        ) : (
          <pre className={styles.text}>{mail.text}</pre>
        )}
      </Part>
    </Detail>
  );
}
