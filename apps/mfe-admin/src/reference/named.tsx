import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { Picture } from '@tivara/ui';
import styles from './named.module.css';

/** A name with its thumbnail. */
export const Named = (props: { picture: PictureData | undefined; children: ReactNode }) => (
  <span className={styles.named}>
    <span className={styles.picture}>
      {props.picture && <Picture picture={props.picture} sizes="60px" alt="" />}
    </span>
    {props.children}
  </span>
);
