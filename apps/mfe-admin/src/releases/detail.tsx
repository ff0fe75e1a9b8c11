import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import type { CanaryRow, EndCanaryBody, IssueGroup, IssueKind } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, EmptyState, Heading, TextLink, cx } from '@tivara/ui';
import { statusOf } from '../shared/form/api-errors';
import { sectionPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import type { Task } from '../shared/table/table-spec';
import { TaskDialog, useTask } from '../shared/table/use-task';
import { QueryView, RowsSkeleton } from '../shared/ui/query-view';
import { Time } from '../shared/ui/time';
import { History } from './history';
import { ReleaseState, Technical } from './release-state';
import { failedOf, percent, releaseQuery } from './releases';
import { Vitals } from './vitals';
import shared from '../shared/ui/shared.module.css';
import styles from './releases.module.css';

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
          {({ history, issues, vitals, ...row }) => (
            <>
              <p className={styles.live}>
                <ReleaseState {...row} />
              </p>
              <p className={styles.note}>
                Version <span className={styles.version}>{row.live.version}</span>, owner{' '}
                {row.owner}
              </p>
              {row.canary && <CanaryPanel app={app} canary={row.canary} start={tasks.start} />}
              <History app={app} rows={history} start={tasks.start} />
              <Vitals rows={vitals} />
              <Issues groups={issues} />
            </>
          )}
        </QueryView>
      )}
      <TaskDialog tasks={tasks} focusAfter={() => heading.current} />
    </section>
  );
}

interface CanaryProps {
  app: string;
  canary: CanaryRow;
  start: (task: Task) => void;
}

const TITLES: Record<CanaryRow['analysis']['decision'], string> = {
  continue: 'Canary running',
  manual: 'Decide manually',
  promote: 'As good as live',
  abort: 'Worse than live',
};

const signed = (value: number): string => value.toFixed(1).replace('-', '−');

function CanaryPanel({ app, canary, start }: CanaryProps) {
  const api = useApi();
  const can = usePermission();
  const { version, number, share, analysis } = canary;
  const end = (action: EndCanaryBody['action']) => () =>
    api('/api/admin/releases/{app}/canary', {
      path: { app },
      method: 'POST',
      body: { number, action },
    });
  const promote = () =>
    start({
      label: 'Promote',
      run: end('promote'),
      confirm: {
        title: `Promote ${version}?`,
        text: `All visits get it with their next page. ${failedOf(canary.canary)} so far.`,
      },
    });
  const abort = () =>
    start({
      label: 'Abort',
      run: end('abort'),
      confirm: {
        title: `Abort ${version}?`,
        text: 'All visits get the live version with their next page.',
      },
    });
  const { good, bad } = analysis.rates;
  return (
    <section aria-label="Canary" className={styles.canary}>
      <Heading as="h2" size="xs">
        {TITLES[analysis.decision]}
      </Heading>
      <Technical summary="Figures">
        <p className={styles.why}>{analysis.reason}</p>
        <dl className={cx(shared.numbers, styles.numbers)}>
          <div>
            <dt>Canary, {percent(share)} of visits</dt>
            <dd>{failedOf(canary.canary)}</dd>
          </div>
          <div>
            <dt>Live meanwhile</dt>
            <dd>{failedOf(canary.live)}</dd>
          </div>
          <div>
            <dt>Evidence</dt>
            <dd>{signed(analysis.ratio)}</dd>
          </div>
        </dl>
        <p className={styles.note}>
          <span className={styles.version}>{version}</span> since <Time at={canary.since} exact />{' '}
          by {canary.by}. Each network counts as one sample. At {analysis.bounds.abort.toFixed(1)}{' '}
          it is aborted, as {percent(bad)} of visits or more fail; at{' '}
          {signed(analysis.bounds.promote)} it is promoted, as no more than {percent(good)} do.
        </p>
      </Technical>
      {can('releases:write') && (
        <div className={cx(shared.actions, styles.actions)}>
          <Button onClick={promote}>Promote</Button>
          <Button variant="ghost" onClick={abort}>
            Abort
          </Button>
        </div>
      )}
    </section>
  );
}

const KINDS: Record<IssueKind, string> = {
  load: 'Failed to load',
  render: 'Failed to render',
  script: 'Threw',
  slow: 'Slow',
  changed: 'Page changed in the browser',
};

const Issues = ({ groups }: { groups: readonly IssueGroup[] }) => (
  <div className={styles.part}>
    <Heading as="h2" size="xs" className={styles.title}>
      Reports
    </Heading>
    {groups.length === 0 ? (
      <EmptyState title="No issues reported." />
    ) : (
      <Technical summary={groups.length === 1 ? '1 report' : `${groups.length} reports`}>
        <ul className={styles.issues}>
          {groups.map((group) => (
            <Issue
              key={`${group.version} ${group.kind} ${group.module} ${group.message}`}
              group={group}
            />
          ))}
        </ul>
      </Technical>
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
