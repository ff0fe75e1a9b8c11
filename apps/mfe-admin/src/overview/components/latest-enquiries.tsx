import { Link } from 'react-router-dom';
import { LIMITS, type OverviewEnquiry } from '@tivara/contracts';
import { Table, TextLink, type Column } from '@tivara/ui';
import { detailPath, sectionPath } from '../../shared/section-path';
import { MailMark } from '../../mails/mail-labels';
import { Time } from '../../shared/ui/time';
import start from '../section.module.css';
import styles from './latest-enquiries.module.css';

/** Model codes that a row has room for. */
const CODES = 3;

const COLUMNS: readonly Column<OverviewEnquiry>[] = [
  {
    key: 'name',
    header: 'Name',
    phone: 'title',
    className: styles.name,
    cell: ({ enquiry_id, to_name }) => (
      <Link to={detailPath('enquiries', enquiry_id)} className={styles.link}>
        {to_name}
      </Link>
    ),
  },
  { key: 'frames', header: 'Frames', phone: 'block', cell: ({ products }) => codes(products) },
  {
    key: 'received',
    header: 'Received',
    phone: 'block',
    className: styles.received,
    cell: ({ created_at }) => <Time at={created_at} />,
  },
  {
    key: 'mail',
    header: 'Mail',
    phone: 'block',
    cell: ({ mail }) => (mail ? <MailMark {...mail} /> : 'Forgotten'),
  },
];

function codes(products: string[]): string {
  const shown = products.slice(0, CODES).map((name) => name.slice(0, LIMITS.cardName));
  const more = products.length - CODES;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The newest enquiries, and what became of their mails. */
export const LatestEnquiries = ({ enquiries }: { enquiries: OverviewEnquiry[] }) => (
  <section aria-labelledby="latest-enquiries">
    <div className={start['head']}>
      <h2 id="latest-enquiries">Latest enquiries</h2>
      <TextLink render={<Link to={sectionPath('enquiries')} />}>All enquiries</TextLink>
    </div>
    {enquiries.length ? (
      <Table
        variant="admin"
        caption="Latest enquiries"
        columns={COLUMNS}
        rows={enquiries}
        rowKey={({ enquiry_id }) => enquiry_id}
      />
    ) : (
      <p className={styles.none}>No enquiry has come yet.</p>
    )}
  </section>
);
