import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@tivara/state';
import { content } from '../page/content';
import { Heading, cx } from '@tivara/ui';
import { Links, PageBanner, Sections, Story } from './blocks';
import styles from './pages.module.css';

export default function WarrantyPage() {
  const { data } = useSuspenseQuery(content.query(useApi(), 'warranty'));
  const { figure, promise, text, links } = data['warranty-promise'];
  return (
    <>
      <PageBanner content={data['warranty-banner']} split />
      <article className={styles.document}>
        <div className={styles.warrantyTop}>
          <Heading as="span" size="numeral" className={styles.numeral} aria-hidden="true">
            {figure}
          </Heading>
          <div>
            <Heading as="p" size="sm" className={styles.promise}>
              {promise}
            </Heading>
            <p className={cx(styles.prose, styles.condition)}>{text}</p>
            <div className={styles.actions}>
              <Links links={links} />
            </div>
          </div>
        </div>
        <Sections sections={data['warranty-terms'].sections} />
      </article>
      <Story content={data['warranty-care']} />
    </>
  );
}
