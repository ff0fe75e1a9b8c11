import { Link } from 'react-router-dom';
import { EmptyState, Heading, Picture, Slider, TextLink, coverSizes } from '@tivara/ui';
import { HERO_SLIDES, type HeroSlide } from '../slides';
import styles from './hero.module.css';

/** (SPEC 2, Home page) */
export function Hero({ slides = HERO_SLIDES }: { slides?: HeroSlide[] }) {
  if (slides.length === 0)
    return (
      <section className={styles.empty} aria-label="Highlights">
        <EmptyState title="No slides available" />
      </section>
    );
  return (
    <Slider label="Highlights" slides={slides} className={styles.hero}>
      {(slide, { index, wanted }) => (
        <>
          {wanted && <SlidePicture slide={slide} priority={index === 0} />}
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

const SlidePicture = ({ slide, priority }: { slide: HeroSlide; priority: boolean }) => (
  <Picture
    picture={slide.desktop}
    phone={slide.phone}
    sizes={coverSizes(
      slide.desktop,
      { width: 'min(100vw, 1920px)', height: '900px' },
      { picture: slide.phone, box: { width: '100vw', height: 'min(900px, 100svh - 64px)' } },
    )}
    priority={priority}
    className={styles.picture}
  />
);
