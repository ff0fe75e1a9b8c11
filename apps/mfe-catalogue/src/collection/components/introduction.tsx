import type { Collection } from '@tivara/contracts';
import { CatalogueDownload } from '../../catalogue-download/catalogue-download';
import styles from './introduction.module.css';

/** What the collection is about, and its catalogue to take along. */
export const Introduction = ({ collection }: { collection: Collection }) => (
  <div className={styles['introduction']}>
    <p className={styles['words']}>{collection.collection_desc}</p>
    <CatalogueDownload collection={collection} />
  </div>
);
