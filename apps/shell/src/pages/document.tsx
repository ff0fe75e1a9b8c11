import type { ReactNode } from 'react';
import { Heading } from '@tivara/ui';
import styles from './document.module.css';

/** A page of terms: a title, then sections under a rule each. */
export const Document = ({ children }: { children: ReactNode }) => (
  <article className={styles.document}>{children}</article>
);

interface SectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export const Section = ({ title, lead, children }: SectionProps) => (
  <section className={styles.section}>
    <Heading size="sm">{title}</Heading>
    <div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  </section>
);
