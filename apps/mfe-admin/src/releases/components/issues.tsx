import type { IssueGroup, IssueKind } from '@tivara/contracts';
import { EmptyState, Heading } from '@tivara/ui';
import { Time } from '../../shared/ui/time';
import styles from '../releases.module.css';

const KINDS: Record<IssueKind, string> = {
  load: 'Failed to load',
  render: 'Failed to render',
  script: 'Threw',
  slow: 'Slow',
};

/** Issues reported within the last 30 days. */
export const Issues = ({ groups }: { groups: readonly IssueGroup[] }) => (
  <div className={styles['part']}>
    <Heading as="h2" size="xs" className={styles['title']}>
      Reports
    </Heading>
    {groups.length === 0 ? (
      <EmptyState title="No issues reported." />
    ) : (
      <ul className={styles['issues']}>
        {groups.map((group) => (
          <li key={`${group.version} ${group.kind} ${group.module} ${group.message}`}>
            <Issue group={group} />
          </li>
        ))}
      </ul>
    )}
  </div>
);

const Issue = ({ group }: { group: IssueGroup }) => {
  const { kind, module, message, version, visits, last_at, ms, stack } = group;
  return (
    <>
      <p className={styles['message']}>{message}</p>
      <p className={styles['note']}>
        {KINDS[kind]}: {module} in <span className={styles['version']}>{version}</span>
        {ms !== null && `, ${(ms / 1000).toFixed(1)} s at most`}, {visits}{' '}
        {visits === 1 ? 'visit' : 'visits'}, last <Time at={last_at} />
      </p>
      {stack.length > 0 && (
        <details className={styles['stack']}>
          <summary>Stack</summary>
          <ol>
            {stack.map((location, index) => (
              <li key={index}>{location}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
};
