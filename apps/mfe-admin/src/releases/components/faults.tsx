import type { FaultGroup, FaultKind } from '@tivara/contracts';
import { EmptyState, Heading } from '@tivara/ui';
import { Time } from '../../shared/ui/time';
import styles from '../releases.module.css';

const KINDS: Record<FaultKind, string> = {
  load: 'Failed to load',
  render: 'Failed to render',
  script: 'Threw',
  slow: 'Slow',
};

/** What visits reported within the last 30 days, alike ones together. */
export const Faults = ({ groups }: { groups: readonly FaultGroup[] }) => (
  <div className={styles['part']}>
    <Heading as="h2" size="xs" className={styles['title']}>
      Reports
    </Heading>
    {groups.length === 0 ? (
      <EmptyState title="No visit has reported a failure." />
    ) : (
      <ul className={styles['faults']}>
        {groups.map((group) => (
          <li key={`${group.version} ${group.kind} ${group.piece} ${group.message}`}>
            <Fault group={group} />
          </li>
        ))}
      </ul>
    )}
  </div>
);

const Fault = ({ group }: { group: FaultGroup }) => {
  const { kind, piece, message, version, visits, last_at, ms, stack } = group;
  return (
    <>
      <p className={styles['message']}>{message}</p>
      <p className={styles['note']}>
        {KINDS[kind]}: {piece} in <span className={styles['version']}>{version}</span>
        {ms !== null && `, ${(ms / 1000).toFixed(1)} s at most`}, {visits}{' '}
        {visits === 1 ? 'visit' : 'visits'}, last <Time at={last_at} />
      </p>
      {stack.length > 0 && (
        <details className={styles['stack']}>
          <summary>Stack</summary>
          <ol>
            {stack.map((place, index) => (
              <li key={index}>{place}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
};
