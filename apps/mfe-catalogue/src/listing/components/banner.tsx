import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { Heading, Picture, cx } from '@tivara/ui';
import type { BannerPicture } from '../../banners';
import styles from './banner.module.css';

interface Props {
  title: ReactNode;
  picture: BannerPicture;
}

/** One picture with the page's title. */
export const Banner = ({ title, picture }: Props) => (
  <section className={styles['banner']}>
    <BannerPicture picture={picture} priority />
    <Title>{title}</Title>
  </section>
);

/** A term may be long, and of any letters. */
export const Title = ({ children, raised }: { children: ReactNode; raised?: boolean }) => (
  <Heading as="h1" size="lg" className={cx(styles['title'], raised && styles['raised'])}>
    <bdi>{children}</bdi>
  </Heading>
);

export const BannerPicture = ({
  picture: { desktop, phone },
  priority,
}: {
  picture: BannerPicture;
  priority: boolean;
}) => (
  <Picture
    picture={desktop}
    phone={phone}
    sizes={`(max-width: 767.98px) ${covering(phone, '100vw', '272px')}, ${covering(desktop, '100vw', 'clamp(272px, 29vw, 420px)')}`}
    priority={priority}
    className={styles['picture']}
  />
);

/** The width at which a picture covers a box. */
const covering = ({ width, height }: PictureData, boxWidth: string, boxHeight: string) =>
  `max(${boxWidth}, ${(width / height).toFixed(3)} * ${boxHeight})`;
