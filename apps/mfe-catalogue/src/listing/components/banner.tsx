import { Heading, Picture } from '@tivara/ui';
import { BANNERS } from '../../banners';
import styles from './banner.module.css';

export const Banner = ({ title }: { title: string }) => (
  <section className={styles['banner']}>
    <Picture
      picture={BANNERS.products}
      sizes="(max-width: 767.98px) 544px, 100vw"
      priority
      className={styles['picture']}
    />
    <Heading as="h1" size="lg" className={styles['title']}>
      {title}
    </Heading>
  </section>
);
