import { useQuery } from '@tanstack/react-query';
import { MESSAGES } from '@tivara/contracts';
import { meQuery, useApi } from '@tivara/state';
import { ErrorState, Heading } from '@tivara/ui';
import { overviewQuery } from './api';
import { Changes } from './components/changes';
import { Figures } from './components/figures';
import { LatestEnquiries } from './components/latest-enquiries';
import { MostEnquired } from './components/most-enquired';
import { Reference } from './components/reference';
import { OverviewSkeleton } from './components/overview-skeleton';
import { Todo } from './components/todo';
import { WeekChart } from './components/week-chart';
import styles from './section.module.css';

const TODAY = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' });

/** The admin's first page: figures, what needs attention, and recent changes. */
export default function OverviewPage() {
  const api = useApi();
  const { data: account } = useQuery(meQuery(api));
  const { data, isError, refetch } = useQuery(overviewQuery(api));
  const now = new Date();
  return (
    <section aria-label="Start">
      <Heading as="h1" size="sm">
        {greeting(now)}
        {account && `, ${account.username}`}
      </Heading>
      <p className={styles.today}>{TODAY.format(now)}</p>
      {isError && !data && (
        <ErrorState
          size="small"
          title={MESSAGES.error}
          text="Couldn’t load the figures. The rest of the menu works."
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && <OverviewSkeleton />}
      {data && (
        <>
          <Figures start={data} />
          <div className={styles.two}>
            <LatestEnquiries enquiries={data.enquiries} />
            <Todo start={data} />
          </div>
          <section aria-labelledby="weeks" className={styles.weeks}>
            <h2 id="weeks" className={styles.head}>
              The last {data.weeks.length} weeks
            </h2>
            <div className={styles.charts}>
              <WeekChart title="Enquiries" weeks={data.weeks} of="enquiries" />
              <WeekChart title="Sign-ups" weeks={data.weeks} of="accounts" />
              <WeekChart title="Newsletter addresses" weeks={data.weeks} of="subscribers" />
              <MostEnquired products={data.most_enquired} />
            </div>
          </section>
          <div className={styles.two}>
            <Changes changes={data.changes} />
            <Reference counts={data.reference} />
          </div>
        </>
      )}
    </section>
  );
}

function greeting(now: Date): string {
  const hour = now.getHours();
  return hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening';
}
