import { Skeleton, Spinner } from '@tivara/ui';
import styles from './overview-skeleton.module.css';

const FIGURES = [0, 1, 2, 3];
const ROWS = [0, 1, 2, 3, 4];

/** Figures and lines while the numbers are on their way. */
export const OverviewSkeleton = () => (
  <div>
    <div className={styles.figures}>
      {FIGURES.map((figure) => (
        <div key={figure} className={styles.figure}>
          <Skeleton shape="bar" className={styles.label} />
          <Skeleton shape="bar" className={styles.count} />
        </div>
      ))}
    </div>
    {ROWS.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="bar" className={styles.label} />
      </div>
    ))}
    <div className={styles.foot}>
      <Spinner label="Loading the figures" />
    </div>
  </div>
);
