import { Link } from 'react-router-dom';
import { API, type Enquiry } from '@tivara/contracts';
import { Picture, RecordText, cx } from '@tivara/ui';
import { detailPath, sectionPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { MAIL_KIND_LABELS, MailMark } from '../shared/mail-state';
import { Detail, DetailLoader, Facts, Part } from '../shared/ui/detail';
import { Time } from '../shared/ui/time';
import { EnquiryWork, STATUS_LABELS } from './enquiry-work';
import shared from '../shared/ui/shared.module.css';
import styles from './enquiry.module.css';

export default function EnquirySection() {
  const can = usePermission();
  return (
    <DetailLoader<Enquiry> path={API.enquiry} noun="enquiry">
      {(enquiry, reload) => (
        <Detail
          title={enquiry.to_name}
          back={{ to: sectionPath('enquiries'), label: 'All enquiries' }}
        >
          <div className={styles.columns}>
            <div>
              <Part title="Customer">
                <Facts
                  facts={[
                    ['Reference', enquiry.reference],
                    ['Email', <a href={mailTo(enquiry)}>{enquiry.to_email}</a>],
                    ['Phone', <a href={`tel:+91${enquiry.to_number}`}>{enquiry.to_number}</a>],
                    ['Received', <Time at={enquiry.created_at} exact />],
                  ]}
                />
              </Part>
            </div>
            <div className={styles.work}>
              <Part title="Status and note">
                {can('enquiries:write') ? (
                  <EnquiryWork key={enquiry.enquiry_id} enquiry={enquiry} reload={reload} />
                ) : (
                  <Facts
                    facts={[
                      ['Status', STATUS_LABELS[enquiry.status]],
                      ['Note', enquiry.note],
                    ]}
                  />
                )}
              </Part>
            </div>
            <div>
              <Part
                title={enquiry.items.length === 1 ? '1 frame' : `${enquiry.items.length} frames`}
              >
                <Items items={enquiry.items} />
              </Part>
              <Part title="Mails">
                <Mails mails={enquiry.mails} />
              </Part>
            </div>
          </div>
        </Detail>
      )}
    </DetailLoader>
  );
}

const mailTo = ({ to_email, reference }: Enquiry) =>
  `mailto:${encodeURIComponent(to_email)}?subject=${encodeURIComponent(`Your enquiry ${reference}`)}`;

const Items = ({ items }: Pick<Enquiry, 'items'>) => (
  <ul>
    {items.map(({ product_name, color_name, picture }, place) => (
      <li key={place} className={styles.item}>
        <span className={styles.picture}>
          {picture && <Picture picture={picture} sizes="96px" alt="" />}
        </span>
        <span className={styles.text}>
          {product_name}
          {color_name && <RecordText className={shared.small}>{color_name}</RecordText>}
        </span>
      </li>
    ))}
  </ul>
);

const Mails = ({ mails }: Pick<Enquiry, 'mails'>) =>
  mails.length ? (
    <ul>
      {mails.map((mail) => (
        <li key={mail.mail_id} className={styles.mail}>
          <span className={styles.text}>
            <Link
              to={detailPath('mails', mail.mail_id)}
              className={cx(shared.underlined, styles.link)}
            >
              {MAIL_KIND_LABELS[mail.kind]}
            </Link>
            <span className={shared.small}>to {mail.to}</span>
          </span>
          <MailMark {...mail} />
        </li>
      ))}
    </ul>
  ) : (
    <p className={shared.small}>Mails are deleted after a year.</p>
  );
