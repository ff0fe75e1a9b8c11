import { Slider } from '@tivara/ui';
import { bannerOf } from '../../banner';
import pictures from '../pictures.json';
import { BannerCover, Title } from './banner';
import styles from './banner.module.css';

const SLIDES = (['promo-1', 'promo-2', 'promo-3', 'promo-4', 'promo-5'] as const).map((name) =>
  bannerOf(pictures, name),
);

/** A slideshow behind the title. (SPEC 3, Banner image lists; DECISIONS, Screens) */
export const Promotions = ({ title }: { title: string }) => (
  <section className={styles.banner}>
    <Slider label="Promotions" slides={SLIDES} className={styles.slides}>
      {(picture, { index, wanted }) =>
        wanted && <BannerCover picture={picture} priority={index === 0} />
      }
    </Slider>
    <Title raised>{title}</Title>
  </section>
);
