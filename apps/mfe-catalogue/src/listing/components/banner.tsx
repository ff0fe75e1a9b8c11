import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { Heading, Picture, cx } from '@tivara/ui';
import { Cover, type BannerPicture } from '../../shared/banner';
import styles from './banner.module.css';

interface Props {
  title: ReactNode;
  /** Its picture. */
  children: ReactNode;
}

export const Banner = ({ title, children }: Props) => (
  <section className={styles.banner}>
    {children}
    <Title>{title}</Title>
  </section>
);

/** Characters that two large lines have on every phone. */
const MAX_LARGE = 26;

/** <bdi>: a search term may be in any script. */
export const Title = ({ children, raised }: { children: ReactNode; raised?: boolean }) => (
  <Heading
    as="h1"
    size={typeof children === 'string' && children.length > MAX_LARGE ? 'sm' : 'lg'}
    className={cx(styles.title, raised && styles.raised)}
  >
    <bdi>{children}</bdi>
  </Heading>
);

/** As in the stylesheet. */
const BOX = { width: '100vw', height: 'clamp(272px, 29vw, 420px)' };
const PHONE_BOX = { width: '100vw', height: '272px' };
const PHONE_MEDIA = '(max-width: 599.98px)';

export const BannerCover = (props: { picture: BannerPicture; priority: boolean }) => (
  <Cover
    {...props}
    box={BOX}
    phoneBox={PHONE_BOX}
    phoneMedia={PHONE_MEDIA}
    className={styles.picture}
  />
);

/** A product's own picture, whose ground fades into the banner's. */
export const BannerProduct = ({ picture }: { picture: PictureData }) => (
  <div className={styles.product}>
    <Picture
      picture={picture}
      sizes="(min-width: 600px) max(408px, min(43.5vw, 630px)), max(100vw, 408px)"
      priority
      className={styles.productPicture}
    />
  </div>
);
