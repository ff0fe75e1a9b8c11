import { Skeleton, Spinner } from '@tivara/ui';
import styles from './rows-skeleton.module.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Placeholder of a table's rows, with a spinner at the count. */
export const RowsSkeleton = ({ label }: { label: string }) => (
  <div>
    <div className={styles.head} />
    {ROWS.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="tile" className={styles.picture} />
        <Skeleton shape="bar" className={styles.name} />
        <Skeleton shape="bar" className={styles.text} />
        <Skeleton shape="bar" className={styles.text} />
      </div>
    ))}
    <div className={styles.foot}>
      <Spinner label={label} />
    </div>
  </div>
);
