import { useQuery } from '@tanstack/react-query';
import { meQuery, useApi } from '@tivara/state';
import { Heading, Skeleton } from '@tivara/ui';
import { QueryView, RowsSkeleton } from '../shared/ui/query-view';
import { overviewQuery } from './api';
import { MostEnquired, WeekChart } from './charts';
import { Figures } from './figures';
import { Changes, LatestEnquiries, Reference, Todo } from './lists';
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
        {(overview) => (
          <>
            <Figures overview={overview} />
            <div className={styles.two}>
              <LatestEnquiries enquiries={overview.enquiries} />
              <Todo overview={overview} />
            </div>
            <section aria-labelledby="weeks" className={styles.weeks}>
              <h2 id="weeks" className={styles.head}>
                The last {overview.weeks.length} weeks
              </h2>
              <div className={styles.charts}>
                <WeekChart title="Enquiries" weeks={overview.weeks} of="enquiries" />
                <WeekChart title="Sign-ups" weeks={overview.weeks} of="accounts" />
                <WeekChart title="Newsletter addresses" weeks={overview.weeks} of="subscribers" />
                <MostEnquired products={overview.most_enquired} />
              </div>
            </section>
            <div className={styles.two}>
              <Changes changes={overview.changes} />
              <Reference counts={overview.reference} />
            </div>
          </>
        )}
      </QueryView>
    </section>
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
