import { Link } from 'react-router-dom';
import type { Content } from '../../shared/content';
import { useTexts } from '@tivara/state';
import { EmptyState, ErrorState, Heading, Skeleton, Slider, TextLink, cx } from '@tivara/ui';
import { Cover } from '../../shared/banner';
import { ContentBlock } from '../../shared/content-block';
import section from '../../shared/section.module.css';
import styles from './goldi.module.css';

/** As in the stylesheet. */
const BOX = { width: 'min(100vw, 1920px)', height: '700px' };
const PHONE_BOX = { width: '100vw', height: '650px' };

/** The title stays in place while slides change. (SPEC 2, Home page) */
export const Goldi = () => {
  const t = useTexts();
  return (
    <ContentBlock
      page="home"
      block="home-goldi"
      fallback={<Skeleton shape="tile" className={styles.slider} />}
      failed={(retry) => (
        <div className={cx(styles.slider, section.empty)}>
          <ErrorState size="small" title={t('Couldn’t load these slides')} onRetry={retry} />
        </div>
      )}
    >
      {(content) => <GoldiBand {...content} />}
    </ContentBlock>
  );
};

export const GoldiBand = ({ title, slides }: Content['home']['home-goldi']) => {
  const t = useTexts();
  return (
    <div className={styles.band}>
      <Heading size="xl" className={styles.title}>
        {title}
      </Heading>
      {slides.length === 0 ? (
        <div className={cx(styles.slider, section.empty)}>
          <EmptyState title={t('No Goldi slides available')} />
        </div>
      ) : (
        <Slider label={title} slides={slides} className={styles.slider}>
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
};
