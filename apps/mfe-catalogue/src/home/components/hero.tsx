import { Link } from 'react-router-dom';
import type { Content } from '../../shared/content';
import { useTexts } from '@tivara/state';
import { cx, EmptyState, ErrorState, Heading, lines, Skeleton, Slider, TextLink } from '@tivara/ui';
import { Cover } from '../../shared/banner';
import { ContentBlock } from '../../shared/content-block';
import section from '../../shared/section.module.css';
import styles from './hero.module.css';

/** As in the stylesheet. */
const BOX = { width: 'min(100vw, 1920px)', height: 'min(900px, max(100svh, 352px))' };
const PHONE_BOX = { width: '100vw', height: 'min(900px, 100svh - 64px)' };
/** Upright tablets too, but not phones on their side. */
const PHONE_MEDIA = '(max-width: 1023.98px) and (max-aspect-ratio: 1 / 1)';

/** (SPEC 2, Home page) */
export const Hero = () => {
  const t = useTexts();
  return (
    <ContentBlock
      page="home"
      block="home-hero"
      fallback={<Skeleton shape="tile" className={styles.hero} />}
      failed={(retry) => (
        <section className={cx(styles.hero, section.empty)} aria-label={t('Highlights')}>
          <ErrorState title={t('Couldn’t load the highlights')} onRetry={retry} />
        </section>
      )}
    >
      {({ slides }) => <Highlights slides={slides} />}
    </ContentBlock>
  );
};

export function Highlights({ slides }: Content['home']['home-hero']) {
  const t = useTexts();
  if (slides.length === 0)
    return (
      <section className={cx(styles.hero, section.empty)} aria-label={t('Highlights')}>
        <EmptyState title={t('No slides available')} />
      </section>
    );
  return (
    <Slider label={t('Highlights')} slides={slides} className={styles.hero}>
      {(slide, { index, wanted }) => (
        <>
          {wanted && (
            <Cover
              picture={slide}
              box={BOX}
              phoneBox={PHONE_BOX}
              phoneMedia={PHONE_MEDIA}
              priority={index === 0}
              className={styles.picture}
            />
          )}
          <div className={styles.text}>
            <Heading as={index === 0 ? 'h1' : 'h2'} size="xl">
              {lines(slide.title)}
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
