import { Link } from 'react-router-dom';
import {
  groupedPhone,
  type ApiCall,
  type EnquiryDetail,
  type EnquiryItem,
} from '@tivara/contracts';
import { Picture, RecordText, TextLink, VisuallyHidden, cx } from '@tivara/ui';
import { UnsavedGuard } from '../shared/form/unsaved-guard';
import { detailPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { STATUS_LABELS } from '../shared/enquiry-state';
import { MAIL_KIND_LABELS, MailMark, isSending } from '../shared/mail-state';
import { tableReturnPath } from '../shared/table/table-place';
import { Detail, DetailLoader, Facts, Part } from '../shared/ui/detail';
import { Time } from '../shared/ui/time';
import { EnquiryWork } from './enquiry-work';
import { ReplyForm } from './reply-form';
import { Thread } from './thread';
import { useEnquiryWork } from './use-enquiry-work';
import shared from '../shared/ui/shared.module.css';
import styles from './enquiry.module.css';

const REFRESH_MS = 2_000;

const readEnquiry = (api: ApiCall, id: string, signal: AbortSignal) =>
  api('/api/admin/enquiries/{id}', { path: { id }, signal });

export default function EnquirySection() {
  return (
    <UnsavedGuard>
      <DetailLoader
        read={readEnquiry}
        noun="enquiry"
        refresh={(enquiry) => enquiry.mails.some(isSending) && REFRESH_MS}
      >
        {(enquiry) => <EnquiryPage key={enquiry.enquiry_id} enquiry={enquiry} />}
      </DetailLoader>
    </UnsavedGuard>
  );
}

function EnquiryPage({ enquiry }: { enquiry: EnquiryDetail }) {
  const can = usePermission();
  const work = useEnquiryWork(enquiry);
  const { items } = enquiry;
  return (
    <Detail
      title={enquiry.to_name}
      back={{ to: tableReturnPath('enquiries'), label: 'All enquiries' }}
      history={{ entity: 'enquiry', id: enquiry.enquiry_id }}
    >
      <div className={styles.columns}>
        <div>
          <Part title="Customer">
            <Facts
              facts={[
                ['Reference', enquiry.reference],
                ['Email', <a href={mailTo(enquiry)}>{enquiry.to_email}</a>],
                [
                  'Phone',
                  <a href={`tel:+91${enquiry.to_number}`}>{groupedPhone(enquiry.to_number)}</a>,
                ],
                ['Store', enquiry.store],
                ['Would like to come', enquiry.visit],
                ['Received', <Time at={enquiry.created_at} exact />],
              ]}
            />
          </Part>
          <Part title={items.length === 1 ? '1 frame' : `${items.length} frames`}>
            <ul>
              {items.map((item, place) => (
                <Item key={place} item={item} />
              ))}
            </ul>
          </Part>
          <Part title="Conversation">
            <Thread enquiry={enquiry} />
            {can('enquiries:write') && <ReplyForm enquiry={enquiry} onSent={work.record.follow} />}
          </Part>
        </div>
        <div>
          <Part title="Status and note">
            {can('enquiries:write') ? (
              <EnquiryWork {...work} />
            ) : (
              <Facts
                facts={[
                  ['Status', STATUS_LABELS[enquiry.status]],
                  ['Assigned to', enquiry.assignee?.username ?? 'No one'],
                  ['Note', enquiry.note],
                ]}
              />
            )}
          </Part>
          <Part title="Mails">
            <Mails mails={enquiry.mails} />
          </Part>
        </div>
      </div>
    </Detail>
  );
}

const mailTo = ({ to_email, reference }: EnquiryDetail) =>
  `mailto:${encodeURIComponent(to_email)}?subject=${encodeURIComponent(`Your enquiry ${reference}`)}`;

function Item({ item: { product_name, color_name, picture, product } }: { item: EnquiryItem }) {
  const can = usePermission();
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        {picture && <Picture picture={picture} sizes="96px" alt="" />}
      </span>
      <span className={styles.text}>
        {product_name}
        {color_name && <RecordText className={shared.small}>{color_name}</RecordText>}
        {product === null && (
          <span className={shared.small}>No longer in the catalogue under this name</span>
        )}
        {product && (
          <span className={styles.links}>
            {can('catalogue:write') && (
              <TextLink render={<Link to={`/AddProduct?id=${product.product_id}`} />}>
                Edit
                <VisuallyHidden> {product_name}</VisuallyHidden>
              </TextLink>
            )}
            {product.published ? (
              <TextLink
                render={
                  <a href={`/product/${product.product_id}`} target="_blank" rel="noopener" />
                }
              >
                See on the site
                <VisuallyHidden>: {product_name}</VisuallyHidden>
              </TextLink>
            ) : (
              <span className={shared.small}>Hidden from shoppers</span>
            )}
          </span>
        )}
      </span>
    </li>
  );
}

const Mails = ({ mails }: Pick<EnquiryDetail, 'mails'>) =>
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
