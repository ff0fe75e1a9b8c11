import type { ReactNode } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { ErrorState, Skeleton, Spinner } from '@tivara/ui';
import styles from './query-view.module.css';

interface Props<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> };
  title?: string;
  failed?: string;
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function QueryView<Data>(props: Props<Data>) {
  const { query, title = MESSAGES.error, failed, placeholder = <Waiting />, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return placeholder;
  return (
    <ErrorState
      size="small"
      title={title}
      {...(failed && { text: failed })}
      onRetry={() => void query.refetch()}
    />
  );
}

export const Waiting = ({
  label = 'Loading',
  children,
}: {
  label?: string;
  children?: ReactNode;
}) => <div className={styles.waiting}>{children || <Spinner size="lg" label={label} />}</div>;

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const RowsSkeleton = ({ label }: { label: string }) => (
  <div>
    <div className={styles.head} />
    {ROWS.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="tile" className={styles.picture} />
        <Skeleton shape="bar" className={styles.bar} />
        <Skeleton shape="bar" className={styles.bar} />
        <Skeleton shape="bar" className={styles.bar} />
      </div>
    ))}
    <div className={styles.foot}>
      <Spinner label={label} />
    </div>
  </div>
);
