import type { AuditRow } from '@tivara/contracts';
import { VisuallyHidden, cx } from '@tivara/ui';
import { changedName } from './change-labels';
import { differences, type Difference } from './differences';
import shared from '../shared/ui/shared.module.css';
import styles from './audit.module.css';

const SHOWN = 2;

export function DifferenceList({ row }: { row: AuditRow }) {
  const all = differences(row.before, row.after);
  // The name is enough for a record that is new or deleted.
  const shown = row.before && row.after ? SHOWN : 0;
  const [first, rest] = [all.slice(0, shown), all.slice(shown)];
  if (!all.length) return <span className={styles.none}>No details were recorded</span>;
  return (
    <div className={styles.differences}>
      <List entries={first} />
      {rest.length > 0 && (
        <details>
          <summary className={cx(shared.disclosure, styles.more)}>
            {rest.length} {first.length > 0 && 'more '}
            {rest.length === 1 ? 'field' : 'fields'}
            <VisuallyHidden> of {changedName(row)}</VisuallyHidden>
          </summary>
          <List entries={rest} />
        </details>
      )}
    </div>
  );
}

const List = ({ entries }: { entries: readonly Difference[] }) =>
  entries.length > 0 && (
    <ul>
      {entries.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{field}</span>{' '}
          {before !== null && (
            <del className={styles.before}>
              <VisuallyHidden>was </VisuallyHidden>
              {before}
            </del>
          )}
          {before !== null && after !== null && <span aria-hidden="true"> → </span>}
          {after !== null && (
            <ins className={styles.after}>
              <VisuallyHidden>{before === null ? 'is ' : ', is '}</VisuallyHidden>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
