import type { ReactNode } from 'react';
import { Heading } from '@tivara/ui';
import styles from './list-head.module.css';

interface Props {
  /** A bare icon at the right. */
  aside?: ReactNode;
  /** What can be done with the whole list. */
  children?: ReactNode;
}

export const ListHead = ({ aside, children }: Props) => (
  <div className={styles['head']}>
    <Heading as="h1" size="lg" tabIndex={-1} className={styles['title']}>
      Wishlist
    </Heading>
    {aside && <div className={styles['aside']}>{aside}</div>}
    {children && <div className={styles['actions']}>{children}</div>}
  </div>
);
