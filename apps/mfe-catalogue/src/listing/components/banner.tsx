import type { ReactNode } from 'react';
import { Heading, cx } from '@tivara/ui';
import { Cover, type BannerPicture } from '../../banner';
import styles from './banner.module.css';

export const Banner = ({ title, picture }: { title: ReactNode; picture: BannerPicture }) => (
  <section className={styles.banner}>
    <BannerCover picture={picture} priority />
    <Title>{title}</Title>
  </section>
);

/** <bdi>: a search term may be in any script. */
export const Title = ({ children, raised }: { children: ReactNode; raised?: boolean }) => (
  <Heading as="h1" size="lg" className={cx(styles.title, raised && styles.raised)}>
    <bdi>{children}</bdi>
  </Heading>
);

/** As in the stylesheet. */
const BOX = { width: '100vw', height: 'clamp(272px, 29vw, 420px)' };
const PHONE_BOX = { width: '100vw', height: '272px' };

export const BannerCover = (props: { picture: BannerPicture; priority: boolean }) => (
  <Cover {...props} box={BOX} phoneBox={PHONE_BOX} className={styles.picture} />
);
