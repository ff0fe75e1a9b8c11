import type { ReactNode } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { QueryBoundary } from '@tivara/federation';
import { errorMessage, notify, useApi, useTexts } from '@tivara/state';
import { ErrorState, Skeleton, Spinner } from '@tivara/ui';
import { storesQuery } from './api';
import styles from './stores-boundary.module.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Contains a table of the stores that a query finds. */
export const StoresBoundary = ({ query, children }: { query: string; children: ReactNode }) => {
  const t = useTexts();
  return (
    <QueryBoundary
      queryKey={storesQuery(useApi(), query).queryKey}
      fallback={<TableSkeleton />}
      onError={(error) => notify(errorMessage(error), 'error')}
      failed={(retry) => (
        <ErrorState
          size="small"
          title={t(MESSAGES.error)}
          text={t('Couldn’t load stores. Your search is still here.')}
          onRetry={retry}
        />
      )}
    >
      {children}
    </QueryBoundary>
  );
};

const TableSkeleton = () => {
  const t = useTexts();
  return (
    <div>
      <div className={styles.head} />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="bar" className={styles.name} />
          <Skeleton shape="bar" className={styles.address} />
          <Skeleton shape="bar" className={styles.locality} />
        </div>
      ))}
      <div className={styles.footer}>
        <Spinner label={t('Loading stores')} />
      </div>
    </div>
  );
};
