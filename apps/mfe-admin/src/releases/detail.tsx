import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { MESSAGES, type IssueGroup, type IssueKind } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, Heading, TextLink } from '@tivara/ui';
import { statusOf } from '../shared/form/api-errors';
import { sectionPath } from '../shared/section-path';
import { TaskDialog, useTask } from '../shared/table/use-task';
import { QueryView, RowsSkeleton } from '../shared/ui/query-view';
import { Time } from '../shared/ui/time';
import { CanaryPanel } from './canary-panel';
import { History } from './history';
import { releaseQuery } from './releases';
import styles from './releases.module.css';

/** One app: the live version, the running canary, its deployment history and its errors. */
export default function ReleaseSection() {
  const { id: app = '' } = useParams();
  const query = useQuery(releaseQuery(useApi(), app));
  const tasks = useTask();
  const heading = useRef<HTMLDivElement>(null);
  return (
    <section aria-label={`Releases of ${app}`}>
      <TextLink render={<Link to={sectionPath('releases')} />}>All releases</TextLink>
      <div ref={heading} tabIndex={-1} className={styles.head}>
        <Heading as="h1" size="sm">
          {app}
        </Heading>
      </div>
      {statusOf(query.error) === 404 ? (
        <EmptyState title={MESSAGES.noRecords} help="There is no app with this name." />
      ) : (
        <QueryView
          query={query}
          failed="Couldn’t load the releases."
          placeholder={<RowsSkeleton label="Loading releases" />}
        >
          {({ live, owner, canary, history, issues }) => (
            <>
              <p className={styles.live}>
                <span className={styles.version}>{live.version}</span> is live since{' '}
                <Time at={live.since} exact />. Owner: {owner}.
              </p>
              {canary && <CanaryPanel app={app} canary={canary} start={tasks.start} />}
              <History app={app} rows={history} start={tasks.start} />
              <Issues groups={issues} />
            </>
          )}
        </QueryView>
      )}
      <TaskDialog tasks={tasks} focusAfter={() => heading.current} />
    </section>
  );
}

const KINDS: Record<IssueKind, string> = {
  load: 'Failed to load',
  render: 'Failed to render',
  script: 'Threw',
  slow: 'Slow',
};

/** Issues reported within the last 30 days. */
const Issues = ({ groups }: { groups: readonly IssueGroup[] }) => (
  <div className={styles.part}>
    <Heading as="h2" size="xs" className={styles.title}>
      Reports
    </Heading>
    {groups.length === 0 ? (
      <EmptyState title="No issues reported." />
    ) : (
      <ul className={styles.issues}>
        {groups.map((group) => (
          <Issue
            key={`${group.version} ${group.kind} ${group.module} ${group.message}`}
            group={group}
          />
        ))}
      </ul>
    )}
  </div>
);

function Issue({ group }: { group: IssueGroup }) {
  const { kind, module, message, version, visits, last_at, ms, stack } = group;
  return (
    <li>
      <p className={styles.message}>{message}</p>
      <p className={styles.note}>
        {KINDS[kind]}: {module} in <span className={styles.version}>{version}</span>
        {ms !== null && `, ${(ms / 1000).toFixed(1)} s at most`}, {visits}{' '}
        {visits === 1 ? 'visit' : 'visits'}, last <Time at={last_at} />
      </p>
      {stack.length > 0 && (
        <details className={styles.stack}>
          <summary>Stack</summary>
          <ol>
            {stack.map((location, index) => (
              <li key={index}>{location}</li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
