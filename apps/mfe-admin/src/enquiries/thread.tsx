import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EnquiryDetail, ThreadEntry } from '@tivara/contracts';
import { cx } from '@tivara/ui';
import { STATUS_LABELS } from '../shared/enquiry-state';
import { MailMark } from '../shared/mail-state';
import { detailPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { Time } from '../shared/ui/time';
import shared from '../shared/ui/shared.module.css';
import styles from './enquiry.module.css';

/** Replies, and changes of status and assignee, the oldest first. */
export const Thread = ({ enquiry }: { enquiry: EnquiryDetail }) => (
  <ol className={styles.thread}>
    <Event at={enquiry.created_at}>The enquiry was received</Event>
    {enquiry.thread?.map((entry, place) =>
      entry.kind === 'reply' ? (
        <Reply key={place} entry={entry} mails={enquiry.mails} />
      ) : (
        <Event key={place} at={entry.at} by={entry.by}>
          {eventText(entry)}
        </Event>
      ),
    )}
  </ol>
);

function eventText(entry: Exclude<ThreadEntry, { kind: 'reply' }>): string {
  if (entry.kind === 'status') return `Marked as ${STATUS_LABELS[entry.status].toLowerCase()}`;
  return entry.assignee === null ? 'Assigned to no one' : `Assigned to ${entry.assignee}`;
}

interface EventProps {
  at: string;
  by?: string | null;
  children: ReactNode;
}

const Event = ({ at, by, children }: EventProps) => (
  <li className={styles.event}>
    <span>{children}</span>
    <small className={shared.small}>
      {by !== undefined && `${nameOf(by)}, `}
      <Time at={at} exact />
    </small>
  </li>
);

interface ReplyProps extends Pick<EnquiryDetail, 'mails'> {
  entry: Extract<ThreadEntry, { kind: 'reply' }>;
}

function Reply({ entry: { at, by, text, mail_id }, mails }: ReplyProps) {
  const can = usePermission();
  const mail = mails.find((each) => each.mail_id === mail_id);
  const mark = mail && <MailMark {...mail} />;
  return (
    <li className={styles.reply}>
      <div className={styles.replyHead}>
        <span>
          {nameOf(by)}
          <small className={shared.small}>
            <Time at={at} exact />
          </small>
        </span>
        {mark && can('mails:read') ? (
          <Link
            to={detailPath('mails', mail.mail_id)}
            className={cx(shared.underlined, styles.mailLink)}
          >
            {mark}
          </Link>
        ) : (
          mark
        )}
      </div>
      <p className={styles.replyText}>{text}</p>
    </li>
  );
}

const nameOf = (by: string | null) => by ?? 'A deleted account';
