import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdminOverview } from '@tivara/contracts';
import { Heading } from '@tivara/ui';
import { actionLabel, changedName } from '../audit/change-labels';
import { sectionPath } from '../shared/section-path';
import { when } from '../shared/ui/time';
import styles from './overview.module.css';

export function Figures({ overview }: { overview: AdminOverview }) {
  const { products, few_pictures, stores, reference, collection_change, weeks, mails } = overview;
  const [lastWeek = 0, thisWeek = 0] = weeks.slice(-2).map(({ enquiries }) => enquiries);
  return (
    <dl className={styles.figures}>
      <Figure label="Products" section="products" count={products.total}>
        {few_pictures.total
          ? `${few_pictures.total} without a third picture`
          : `${products.hidden} hidden`}
      </Figure>
      <Figure label="Stores" section="stores" count={stores.total}>
        in {stores.cities} {stores.cities === 1 ? 'city' : 'cities'}
      </Figure>
      <Figure label="Collections" section="collections" count={reference.collection}>
        {collection_change
          ? `${changedName(collection_change)} was ${actionLabel(collection_change)} ${lower(when(collection_change.at))}`
          : 'None was changed'}
      </Figure>
      <Figure label="Enquiries this week" section="enquiries" count={thisWeek}>
        {mails.failing ? `${mails.failing} waiting to be sent` : `${lastWeek} the week before`}
      </Figure>
    </dl>
  );
}

const lower = (text: string) => text.replace(/^[TY]/, (initial) => initial.toLowerCase());

interface FigureProps {
  label: string;
  section: string;
  count: number;
  children: ReactNode;
}
const Figure = ({ label, section, count, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt>
      <Link to={sectionPath(section)} className={styles.label}>
        {label}
      </Link>
    </dt>
    <Heading as="dd" size="sm" className={styles.total}>
      {count.toLocaleString('en-IN')}
    </Heading>
    <dd className={styles.note}>{children}</dd>
  </div>
);
