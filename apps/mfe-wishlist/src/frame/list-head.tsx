import type { ReactNode } from 'react';
import { Heading } from '@tivara/ui';
import styles from './list-head.module.css';

interface Props {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** A bare icon at the right. */
  aside?: ReactNode;
  /** What can be done with the whole list: one button, and links. */
  children?: ReactNode;
}

export const ListHead = ({ title, lead, aside, children }: Props) => (
  <div className={styles['head']}>
    <div>
      <Heading as="h1" size="lg" tabIndex={-1} className={styles['title']}>
        {title}
      </Heading>
      {lead && <p className={styles['lead']}>{lead}</p>}
    </div>
    {aside && <div className={styles['aside']}>{aside}</div>}
    {children && <div className={styles['actions']}>{children}</div>}
  </div>
);
