import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { Heading, Picture, cx } from '@tivara/ui';
import styles from './story.module.css';

interface Props {
  title: string;
  picture: PictureData;
  /** The picture on the right; on narrow screens it always comes first. */
  flipped?: boolean;
  children: ReactNode;
}

/** A picture that runs to the page's edge, and the words beside it. */
export const Story = ({ title, picture, flipped, children }: Props) => (
  <section className={cx(styles['story'], flipped && styles['flipped'])}>
    <div className={styles['plate']}>
      <Picture
        picture={picture}
        sizes="(max-width: 767.98px) 120vw, (max-width: 1023.98px) 100vw, 66vw"
        className={styles['picture']}
      />
    </div>
    <div className={styles['words']}>
      <Heading>{title}</Heading>
      {children}
    </div>
  </section>
);
