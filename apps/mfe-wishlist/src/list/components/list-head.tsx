import type { ReactNode } from 'react';
import { Heading } from '@tivara/ui';
import styles from './list-head.module.css';

/** The page's head, with room for what can be done with the whole list. */
export const ListHead = ({ children }: { children?: ReactNode }) => (
  <div className={styles['head']}>
    <Heading as="h1" size="lg" tabIndex={-1} className={styles['title']}>
      Wishlist
    </Heading>
    {children}
  </div>
);
