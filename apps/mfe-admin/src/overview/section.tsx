import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AdminOverview } from '@tivara/contracts';
import { meQuery, useApi } from '@tivara/state';
import { Heading, Skeleton } from '@tivara/ui';
import { actionLabel, changedName } from '../shared/change-labels';
import { sectionPath } from '../shared/section-path';
import { QueryView, RowsSkeleton } from '../shared/ui/query-view';
import { when } from '../shared/ui/time';
import { overviewQuery } from '../shared/overview-query';
import { WeekChart } from './charts';
import { Changes, LatestEnquiries, Reference, Todo } from './lists';
import { MostWished, Searches } from './rankings';
import styles from './overview.module.css';

const TODAY = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' });

export default function OverviewPage() {
  const api = useApi();
  const { data: account } = useQuery(meQuery(api));
  const query = useQuery(overviewQuery(api));
  const now = new Date();
  return (
    <section aria-label="Start">
      <Heading as="h1" size="sm">
        {greeting(now)}
        {account && `, ${account.username}`}
      </Heading>
      <p className={styles.today}>{TODAY.format(now)}</p>
      <QueryView
        query={query}
        failed="Couldn’t load the figures. The rest of the menu works."
        placeholder={<OverviewSkeleton />}
      >
        {(overview) => <Parts overview={overview} />}
      </QueryView>
    </section>
  );
}

/** What the role may see: the API leaves out the rest. */
function Parts({ overview }: { overview: AdminOverview }) {
  const { products, stores, new_enquiries, mails, enquiries, most_wished } = overview;
  const { changes, reference, searches, weeks } = overview;
  const lists = reference && <Reference counts={reference} />;
  const hasTodo = (products ?? mails ?? new_enquiries) !== undefined;
  const hasWeeks = weeks.some((week) => (week.enquiries ?? week.subscribers) !== undefined);
  if (!hasTodo && !hasWeeks && !stores)
    return <p>Your role has no figures. Choose a section in the menu.</p>;
  return (
    <>
      <Figures overview={overview} />
      {hasTodo && (
        <div className={styles.two}>
          {enquiries && <LatestEnquiries enquiries={enquiries} />}
          <Todo overview={overview} />
          {!changes && lists}
        </div>
      )}
      {(hasWeeks || searches) && (
        <section aria-labelledby="weeks" className={styles.weeks}>
          <h2 id="weeks" className={styles.head}>
            The last {weeks.length} weeks
          </h2>
          <div className={styles.charts}>
            <WeekChart title="Enquiries" weeks={weeks} of="enquiries" />
            <WeekChart title="Sign-ups" weeks={weeks} of="accounts" />
            <WeekChart title="Newsletter addresses" weeks={weeks} of="subscribers" />
          </div>
          <div className={styles.charts}>
            {most_wished && <MostWished products={most_wished} />}
            {searches && <Searches searches={searches} />}
          </div>
        </section>
      )}
      {changes && (
        <div className={styles.two}>
          <Changes changes={changes} />
          {lists}
        </div>
      )}
    </>
  );
}

function greeting(now: Date): string {
  const hour = now.getHours();
  return hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening';
}

const FIGURES = [0, 1, 2, 3];

const OverviewSkeleton = () => (
  <div>
    <div className={styles.figures}>
      {FIGURES.map((figure) => (
        <div key={figure} className={styles.placeholder}>
          <Skeleton shape="bar" className={styles.bar} />
          <Skeleton shape="bar" className={styles.number} />
        </div>
      ))}
    </div>
    <RowsSkeleton label="Loading the figures" />
  </div>
);

function Figures({ overview }: { overview: AdminOverview }) {
  const { products, few_pictures, stores, reference, collection_change, weeks, mails } = overview;
  const [lastWeek, thisWeek] = weeks.slice(-2).map(({ enquiries }) => enquiries);
  return (
    <dl className={styles.figures}>
      {products && (
        <Figure label="Products" section="products" count={products.total}>
          {few_pictures?.total
            ? `${few_pictures.total} without a third picture`
            : `${products.hidden} not shown`}
        </Figure>
      )}
      {stores && (
        <Figure label="Stores" section="stores" count={stores.total}>
          in {stores.cities} {stores.cities === 1 ? 'city' : 'cities'}
        </Figure>
      )}
      {reference && (
        <Figure label="Collections" section="collections" count={reference.collection}>
          {collection_change
            ? `${changedName(collection_change)} was ${actionLabel(collection_change)} ${lower(when(collection_change.at))}`
            : 'None was changed'}
        </Figure>
      )}
      {thisWeek !== undefined && (
        <Figure label="Enquiries this week" section="enquiries" count={thisWeek}>
          {mails?.failing ? `${mails.failing} waiting to be sent` : `${lastWeek} the week before`}
        </Figure>
      )}
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
