import { Heading } from '@tivara/ui';
import { CatalogueDownload } from './catalogue-download';
import styles from './whole-catalogue.module.css';

/** All collections to take along, below the list of frames. */
export const WholeCatalogue = () => (
  <section className={styles['section']}>
    <Heading size="xs">Every collection on paper</Heading>
    <CatalogueDownload />
  </section>
);
