import type { ReactNode } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { MESSAGES, type ApiCall } from '@tivara/contracts';
import { errorMessage, useApi } from '@tivara/state';
import { FailedPiece, Spinner } from '@tivara/ui';
import styles from './one-row.module.css';

const rowQuery = <Row,>(api: ApiCall, path: string) =>
  queryOptions({
    queryKey: ['admin-row', path],
    queryFn: ({ signal }) => api<Row>(path, { signal }),
    staleTime: 0,
  });

interface Props<Row> {
  /** The call for the row with an id. */
  path: (id: string) => string;
  /** What it is called: 'enquiry'. */
  noun: string;
  /** Draws it; `read` reads it anew. */
  children: (row: Row, read: () => Promise<Row | undefined>) => ReactNode;
}

/** Reads the row whose id the URL has. */
export function OneRow<Row>({ path, noun, children }: Props<Row>) {
  const [params] = useSearchParams();
  const query = rowQuery<Row>(useApi(), path(encodeURIComponent(params.get('id') ?? '0')));
  const { data, error, refetch } = useQuery(query);
  if (data) return children(data, async () => (await refetch()).data);
  if (!error)
    return (
      <div className={styles['waiting']}>
        <Spinner size="lg" label={`Loading the ${noun}`} />
      </div>
    );
  return (
    <FailedPiece
      size="small"
      title={MESSAGES.error}
      text={errorMessage(error)}
      onRetry={() => void refetch()}
    />
  );
}
