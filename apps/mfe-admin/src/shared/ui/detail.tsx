import type { ComponentProps, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { ApiCall } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Heading, TextLink } from '@tivara/ui';
import { errorMessage } from '../form/api-errors';
import { HistoryLink } from './history-link';
import { QueryView, Waiting } from './query-view';
import styles from './shared.module.css';

interface LoaderProps<Row> {
  read: (api: ApiCall, id: string, signal: AbortSignal) => Promise<Row>;
  noun: string;
  /** How soon a row is loaded again by itself. (ms) */
  refresh?: (row: Row) => number | false;
  children: (row: Row, reload: () => Promise<unknown>) => ReactNode;
}

export function DetailLoader<Row>({ read, noun, refresh, children }: LoaderProps<Row>) {
  const { id = '' } = useParams();
  const api = useApi();
  const query = useQuery({
    queryKey: ['admin-row', noun, id],
    queryFn: ({ signal }) => read(api, id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && refresh?.(state.data)) ?? false,
  });
  return (
    <QueryView
      query={query}
      title={errorMessage(query.error)}
      placeholder={<Waiting label={`Loading the ${noun}`} />}
    >
      {(row) => children(row, query.refetch)}
    </QueryView>
  );
}

interface Props {
  title: string;
  back: { to: string; label: string };
  /** The record whose changes are linked. */
  history?: ComponentProps<typeof HistoryLink>;
  /** As wide as the window. */
  wide?: boolean;
  children: ReactNode;
}

export const Detail = ({ title, back, history, wide, children }: Props) => (
  <section aria-label={title} className={wide ? undefined : styles.detail}>
    <div className={styles.actions}>
      <TextLink render={<Link to={back.to} />}>{back.label}</TextLink>
      {history && <HistoryLink {...history} />}
    </div>
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
