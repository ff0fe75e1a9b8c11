import { useTexts } from '@tivara/state';
import { Slider } from '@tivara/ui';
import { ContentBlock } from '../../shared/content-block';
import { BannerCover, Title } from './banner';
import styles from './banner.module.css';

/** A slideshow behind the title. (SPEC 3, Banner image lists; DECISIONS, Screens) */
export const Promotions = ({ title }: { title: string }) => {
  const t = useTexts();
  return (
    <section className={styles.banner}>
      <ContentBlock page="listing" block="listing-promotions">
        {({ slides }) => (
          <Slider label={t('Promotions')} slides={slides} className={styles.slides}>
            {(picture, { index, wanted }) =>
              wanted && <BannerCover picture={picture} priority={index === 0} />
            }
          </Slider>
        )}
      </ContentBlock>
      <Title raised>{title}</Title>
    </section>
  );
};
