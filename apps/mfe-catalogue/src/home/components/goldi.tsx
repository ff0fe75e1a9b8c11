import { Link } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { EmptyState, Heading, Slider, TextLink, cx } from '@tivara/ui';
import { Cover } from '../../banner';
import { GOLDI_SLIDES, type GoldiSlide } from '../slides';
import section from '../../section.module.css';
import styles from './goldi.module.css';

/** As in the stylesheet. */
const BOX = { width: 'min(100vw, 1920px)', height: '700px' };
const PHONE_BOX = { width: '100vw', height: '650px' };

/** The title stays in place while slides change. (SPEC 2, Home page) */
export const Goldi = ({ slides = GOLDI_SLIDES }: { slides?: GoldiSlide[] }) => (
  <div className={styles.band}>
    <Heading size="xl" className={styles.title}>
      {BRAND.goldLine}
    </Heading>
    {slides.length === 0 ? (
      <div className={cx(styles.slider, section.empty)}>
        <EmptyState title="No Goldi slides available" />
      </div>
    ) : (
      <Slider label={BRAND.goldLine} slides={slides} className={styles.slider}>
        {(slide, { wanted }) => (
          <>
            {wanted && (
              <Cover picture={slide} box={BOX} phoneBox={PHONE_BOX} className={styles.picture} />
            )}
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
