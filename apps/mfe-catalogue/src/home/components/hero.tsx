import { Link } from 'react-router-dom';
import { EmptyState, Heading, Slider, TextLink, cx } from '@tivara/ui';
import { Cover } from '../../banner';
import { HERO_SLIDES, type HeroSlide } from '../slides';
import section from '../../section.module.css';
import styles from './hero.module.css';

/** As in the stylesheet. */
const BOX = { width: 'min(100vw, 1920px)', height: '900px' };
const PHONE_BOX = { width: '100vw', height: 'min(900px, 100svh - 64px)' };

/** (SPEC 2, Home page) */
export function Hero({ slides = HERO_SLIDES }: { slides?: HeroSlide[] }) {
  if (slides.length === 0)
    return (
      <section className={cx(styles.hero, section.empty)} aria-label="Highlights">
        <EmptyState title="No slides available" />
      </section>
    );
  return (
    <Slider label="Highlights" slides={slides} className={styles.hero}>
      {(slide, { index, wanted }) => (
        <>
          {wanted && (
            <Cover
              picture={slide}
              box={BOX}
              phoneBox={PHONE_BOX}
              priority={index === 0}
              className={styles.picture}
            />
          )}
          <div className={styles.text}>
            <Heading as={index === 0 ? 'h1' : 'h2'} size="xl">
              {slide.title[0]} <br />
              {slide.title[1]}
            </Heading>
            <p className={styles.claim}>{slide.text}</p>
            <TextLink render={<Link to={slide.link.to} />} className={styles.link}>
              {slide.link.label}
            </TextLink>
          </div>
        </>
      )}
    </Slider>
  );
}
