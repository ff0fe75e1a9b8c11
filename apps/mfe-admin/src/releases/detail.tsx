import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { MESSAGES, type ApiError } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, ErrorState, Heading, TextLink } from '@tivara/ui';
import { sectionPath } from '../shared/section-path';
import { Time } from '../shared/ui/time';
import { RowsSkeleton } from '../shared/table/rows-skeleton';
import { TaskDialog } from '../shared/table/task-dialog';
import { useTask } from '../shared/table/use-task';
import { releaseQuery } from './api';
import { CanaryPanel } from './components/canary-panel';
import { Issues } from './components/issues';
import { History } from './components/history';
import styles from './releases.module.css';

/** One app: the live version, the running canary, its deployment history and its errors. */
export default function ReleaseSection() {
  const { id: app = '' } = useParams();
  const { data, error, refetch } = useQuery(releaseQuery(useApi(), app));
  const tasks = useTask();
  const { state, start } = tasks;
  const heading = useRef<HTMLDivElement>(null);
  const unknown = error instanceof Error && (error as ApiError).status === 404;
  return (
    <section aria-label={`Releases of ${app}`}>
      <TextLink render={<Link to={sectionPath('releases')} />}>All releases</TextLink>
      <div ref={heading} tabIndex={-1} className={styles['head']}>
        <Heading as="h1" size="sm">
          {app}
        </Heading>
      </div>
      {unknown && <EmptyState title={MESSAGES.noRecords} help="There is no app with this name." />}
      {error && !unknown && !data && (
        <ErrorState
          size="small"
          title={MESSAGES.error}
          text="Couldn’t load the releases."
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <RowsSkeleton label="Loading releases" />}
      {data && (
        <>
          <p className={styles['live']}>
            <span className={styles['version']}>{data.live.version}</span> is live since{' '}
            <Time at={data.live.since} exact />. Owner: {data.owner}.
          </p>
          {data.canary && <CanaryPanel app={app} canary={data.canary} start={start} />}
          <History app={app} rows={data.history} start={start} />
          <Issues groups={data.issues} />
        </>
      )}
      <TaskDialog
        tasks={tasks}
        // The canary's buttons disappear with it.
        focusAfter={() => (state.done ? heading.current : null)}
      />
    </section>
  );
}
