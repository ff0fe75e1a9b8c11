import type { ReactNode } from 'react';
import { Heading } from '@tivara/ui';
import styles from './list-head.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** An icon button on the right. */
  aside?: ReactNode;
  /** Actions for the whole list: one button, then links. */
  children?: ReactNode;
}

export const ListHead = ({ title, lead, aside, children }: Props) => (
  <div className={styles.head}>
    <div>
      <Heading as="h1" size="lg" tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {aside && <div className={styles.aside}>{aside}</div>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
