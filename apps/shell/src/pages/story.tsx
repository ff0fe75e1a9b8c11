import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { Heading, Picture, cx } from '@tivara/ui';
import styles from './story.module.css';

interface Props {
  title: string;
  picture: PictureData;
  /** The picture on the right; below 1024 px it always comes first. */
  flipped?: boolean;
  children: ReactNode;
}

/** A picture that runs to the page's edge, and its text next to it. */
export const Story = ({ title, picture, flipped, children }: Props) => (
  <section className={cx(styles.story, flipped && styles.flipped)}>
    <div className={styles.picture}>
      <Picture picture={picture} sizes="(max-width: 1023.98px) 100vw, 60vw" />
    </div>
    <div className={styles.text}>
      <Heading>{title}</Heading>
      {children}
    </div>
  </section>
);
