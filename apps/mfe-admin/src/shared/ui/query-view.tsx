import { useContext, type ReactNode } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { ErrorState, Skeleton, Spinner } from '@tivara/ui';
import { canRetry, isOffline, statusOf } from '../form/api-errors';
import { SessionContext } from '../session/use-in-session';
import styles from './query-view.module.css';

interface Props<Data> {
  query: QueryState & { data: Data | undefined };
  title?: string;
  failed?: string;
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function QueryView<Data>(props: Props<Data>) {
  const { query, title, failed, placeholder = <Waiting />, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return placeholder;
  return <QueryError query={query} title={title} text={failed} />;
}

export interface QueryState {
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}
interface ErrorProps {
  query: QueryState;
  title?: string | undefined;
  text?: string | undefined;
}

/** Why nothing was loaded, with what may help: another try, or to log in. */
export function QueryError({ query, title, text }: ErrorProps) {
  const t = useTexts();
  const { error, refetch } = query;
  const renew = useContext(SessionContext);
  const retry = () => void refetch();
  if (isOffline(error))
    return (
      <ErrorState
        size="small"
        title={t('You are offline')}
        text={t('Try again once you are connected.')}
        onRetry={retry}
      />
    );
  if (statusOf(error) === 401 && renew)
    return (
      <ErrorState
        size="small"
        title="Your session has ended"
        text="Log in to go on."
        action="Log in"
        onRetry={() => void renew().then((isRenewed) => isRenewed && retry())}
      />
    );
  return (
    <ErrorState
      size="small"
      title={title ?? t(MESSAGES.error)}
      {...(text && { text })}
      onRetry={canRetry(error) ? retry : undefined}
    />
  );
}

export function Waiting({ label, children }: { label?: string; children?: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.waiting}>
      {children || <Spinner size="lg" label={label ?? t('Loading')} />}
    </div>
  );
}

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
