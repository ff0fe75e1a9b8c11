import type { ReactNode } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { MESSAGES, type ApiCall } from '@tivara/contracts';
import { errorMessage, useApi } from '@tivara/state';
import { ErrorState, Spinner } from '@tivara/ui';
import styles from './detail-loader.module.css';

const rowQuery = <Row,>(api: ApiCall, path: string) =>
  queryOptions({
    queryKey: ['admin-row', path],
    queryFn: ({ signal }) => api<Row>(path, { signal }),
    staleTime: 0,
  });

interface Props<Row> {
  /** The API's path of a record. */
  path: (id: string) => string;
  /** What it is called: 'enquiry'. */
  noun: string;
  /** `reload` fetches it again. */
  children: (row: Row, reload: () => Promise<Row | undefined>) => ReactNode;
}

/** Loads the record whose id is in the URL. */
export function DetailLoader<Row>({ path, noun, children }: Props<Row>) {
  const { id = '' } = useParams();
  const query = rowQuery<Row>(useApi(), path(encodeURIComponent(id)));
  const { data, error, refetch } = useQuery(query);
  if (data) return children(data, async () => (await refetch()).data);
  if (!error)
    return (
      <div className={styles.waiting}>
        <Spinner size="lg" label={`Loading the ${noun}`} />
      </div>
    );
  return (
    <ErrorState
      size="small"
      title={MESSAGES.error}
      text={errorMessage(error)}
      onRetry={() => void refetch()}
    />
  );
}
