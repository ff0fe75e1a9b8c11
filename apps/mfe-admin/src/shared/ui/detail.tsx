import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { errorMessage, useApi } from '@tivara/state';
import { Heading, TextLink } from '@tivara/ui';
import { QueryView, Waiting } from './query-view';
import styles from './shared.module.css';

interface LoaderProps<Row> {
  path: (id: string) => string;
  noun: string;
  children: (row: Row, reload: () => Promise<unknown>) => ReactNode;
}

export function DetailLoader<Row>({ path, noun, children }: LoaderProps<Row>) {
  const { id = '' } = useParams();
  const api = useApi();
  const url = path(encodeURIComponent(id));
  const query = useQuery({
    queryKey: ['admin-row', url],
    queryFn: ({ signal }) => api<Row>(url, { signal }),
    staleTime: 0,
  });
  return (
    <QueryView
      query={query}
      failed={errorMessage(query.error)}
      placeholder={<Waiting label={`Loading the ${noun}`} />}
    >
      {(row) => children(row, query.refetch)}
    </QueryView>
  );
}

interface Props {
  title: string;
  back: { to: string; label: string };
  children: ReactNode;
}

export const Detail = ({ title, back, children }: Props) => (
  <section aria-label={title} className={styles.detail}>
    <TextLink render={<Link to={back.to} />}>{back.label}</TextLink>
    <Heading as="h1" size="sm" className={styles.title}>
      {title}
    </Heading>
    {children}
  </section>
);

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2 className={styles.head}>{title}</h2>
    {children}
  </section>
);

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
