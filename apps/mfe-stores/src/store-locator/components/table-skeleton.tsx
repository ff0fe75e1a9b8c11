import { Skeleton, Spinner } from '@tivara/ui';
import styles from './table-skeleton.module.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const TableSkeleton = () => (
  <div>
    <div className={styles.head} />
    {ROWS.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="bar" className={styles.name} />
        <Skeleton shape="bar" className={styles.address} />
        <Skeleton shape="bar" className={styles.locality} />
      </div>
    ))}
    <div className={styles.footer}>
      <Spinner label="Loading stores" />
    </div>
  </div>
);
