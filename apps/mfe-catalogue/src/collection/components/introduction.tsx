import type { Collection } from '@tivara/contracts';
import { CatalogueDownload } from '../../catalogue-download/catalogue-download';
import styles from './introduction.module.css';

export const Introduction = ({ collection }: { collection: Collection }) => (
  <div className={styles.introduction}>
    <p className={styles.text}>{collection.collection_desc}</p>
    <CatalogueDownload collection={collection} />
  </div>
);
