import { Link } from 'react-router-dom';
import { Heading, Picture, TextLink } from '@tivara/ui';
import { BANNERS } from '../../banners';
import styles from './hero.module.css';

export const Hero = () => (
  <section className={styles['hero']}>
    <Picture
      picture={BANNERS.home}
      sizes="(max-width: 767.98px) 310vw, max(100vw, 1350px)"
      priority
      className={styles['picture']}
    />
    <div className={styles['text']}>
      <Heading as="h1" size="xl">
        Nine grams <br />
        of titanium
      </Heading>
      <p className={styles['claim']}>One sheet, cut once, bent cold. The rest is patience.</p>
      <TextLink render={<Link to="/product" />} className={styles['link']}>
        See the frames
      </TextLink>
    </div>
  </section>
);
