import { Spinner } from '@tivara/ui';
import styles from './page-states.module.css';

/** Holds the place of a page that is still on its way. */
export const PageSkeleton = () => (
  <div className={styles['skeleton']}>
    <Spinner label="Loading" />
  </div>
);
