import { Spinner } from '@tivara/ui';
import styles from './page-states.module.css';

/** Placeholder of a page that is loading. */
export const PageSkeleton = () => (
  <div className={styles.skeleton}>
    <Spinner label="Loading" />
  </div>
);
