import { Heading } from '@tivara/ui';
import { CatalogueDownload } from './catalogue-download';
import styles from './full-catalogue.module.css';

export const FullCatalogue = () => (
  <section className={styles.section}>
    <Heading size="xs">Every collection in one PDF</Heading>
    <CatalogueDownload />
  </section>
);
