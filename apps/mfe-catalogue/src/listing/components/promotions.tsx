import { Slider } from '@tivara/ui';
import { PROMO_PICTURES } from '../../banners';
import { Cover, Title } from './banner';
import styles from './banner.module.css';

/** A slideshow behind the title. (SPEC 3, Banner image lists; DECISIONS, Screens) */
export const Promotions = ({ title }: { title: string }) => (
  <section className={styles.banner}>
    <Slider label="Promotions" slides={PROMO_PICTURES} className={styles.slides}>
      {(picture, { index, wanted }) => wanted && <Cover picture={picture} priority={index === 0} />}
    </Slider>
    <Title raised>{title}</Title>
  </section>
);
