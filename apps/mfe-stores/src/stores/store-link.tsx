import { Link } from 'react-router-dom';
import type { Store } from '@tivara/contracts';
import { storePath } from './links';
import styles from './store-link.module.css';

export const StoreLink = ({ store, children }: { store: Store; children?: string }) => (
  <Link to={storePath(store)} className={styles.link}>
    {children ?? store.store_name}
  </Link>
);
