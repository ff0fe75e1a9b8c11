import { Link } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { EmptyState, Heading, Picture, Slider, TextLink, coverSizes } from '@tivara/ui';
import { GOLDI_SLIDES, type GoldiSlide } from '../slides';
import styles from './goldi.module.css';

/** The title stays in place while slides change. (SPEC 2, Home page) */
export const Goldi = ({ slides = GOLDI_SLIDES }: { slides?: GoldiSlide[] }) => (
  <div className={styles.band}>
    <Heading size="xl" className={styles.title}>
      {BRAND.goldLine}
    </Heading>
    {slides.length === 0 ? (
      <div className={styles.empty}>
        <EmptyState title="No Goldi slides available" />
      </div>
    ) : (
      <Slider label={BRAND.goldLine} slides={slides} className={styles.slider}>
        {(slide, { wanted }) => (
          <>
            {wanted && <SlidePicture slide={slide} />}
            <div className={styles.caption}>
              <p className={styles.text}>{slide.text}</p>
              <TextLink render={<Link to={slide.link.to} />} className={styles.link}>
                {slide.link.label}
              </TextLink>
            </div>
          </>
        )}
      </Slider>
    )}
  </div>
);

const SlidePicture = ({ slide }: { slide: GoldiSlide }) => (
  <Picture
    picture={slide.desktop}
    phone={slide.phone}
    sizes={coverSizes(
      slide.desktop,
      { width: 'min(100vw, 1920px)', height: '700px' },
      { picture: slide.phone, box: { width: '100vw', height: '650px' } },
    )}
    className={styles.picture}
  />
);
