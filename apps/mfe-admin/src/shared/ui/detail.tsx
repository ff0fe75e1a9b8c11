import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Heading, TextLink } from '@tivara/ui';
import styles from './detail.module.css';

interface Props {
  title: string;
  /** The list that it is from: its address and its name. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** The page of one record. */
export const Detail = ({ title, back, children }: Props) => (
  <section aria-label={title} className={styles.detail}>
    <TextLink render={<Link to={back.to} />}>{back.label}</TextLink>
    <Heading as="h1" size="sm" className={styles.title}>
      {title}
    </Heading>
    {children}
  </section>
);

/** A part of it under a line. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2 className={styles.head}>{title}</h2>
    {children}
  </section>
);

/** Labels with their values; empty values are left out. */
export const Facts = ({ facts }: { facts: readonly [label: string, value: ReactNode][] }) => (
  <dl>
    {facts
      .filter(([, value]) => value !== '' && value !== null)
      .map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
