import { Skeleton } from '@tivara/ui';
import styles from './list-skeleton.module.css';

export const ListSkeleton = () => (
  <div className={styles.list} role="status" aria-busy="true" aria-label="Loading">
    {[1, 2, 3].map((row) => (
      <div key={row}>
        <Skeleton shape="tile" className={styles.tile} />
        <div className={styles.caption}>
          <Skeleton shape="bar" className={styles.name} />
          <Skeleton shape="bar" className={styles.line} />
        </div>
      </div>
    ))}
  </div>
);
