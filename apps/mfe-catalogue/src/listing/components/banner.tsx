import type { ReactNode } from 'react';
import { Heading, Picture, coverSizes, cx } from '@tivara/ui';
import type { BannerPicture } from '../../banners';
import styles from './banner.module.css';

interface Props {
  title: ReactNode;
  picture: BannerPicture;
}

export const Banner = ({ title, picture }: Props) => (
  <section className={styles.banner}>
    <Cover picture={picture} priority />
    <Title>{title}</Title>
  </section>
);

/** <bdi>: a search term may be in any script. */
export const Title = ({ children, raised }: { children: ReactNode; raised?: boolean }) => (
  <Heading as="h1" size="lg" className={cx(styles.title, raised && styles.raised)}>
    <bdi>{children}</bdi>
  </Heading>
);

export const Cover = ({
  picture: { desktop, phone },
  priority,
}: {
  picture: BannerPicture;
  priority: boolean;
}) => (
  <Picture
    picture={desktop}
    phone={phone}
    sizes={coverSizes(desktop, BOX, { picture: phone, box: PHONE_BOX })}
    priority={priority}
    className={styles.picture}
  />
);

/** Must match the stylesheet. */
const BOX = { width: '100vw', height: 'clamp(272px, 29vw, 420px)' };
const PHONE_BOX = { width: '100vw', height: '272px' };
