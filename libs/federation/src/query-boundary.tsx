import { Suspense, useContext, useState, type ReactNode } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { FederationContext, FragmentContext } from './context';
import { ErrorBoundary } from './error-boundary';
import { NotifyHydrated } from './notify-hydrated';

interface Props {
  /** Of the children's useSuspenseQuery. */
  queryKey: QueryKey;
  fallback: ReactNode;
  /** Shown when the query fails; `retry` runs it again. */
  failed: (retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** A part of a page whose data may load or fail without the rest. */
export function QueryBoundary({ queryKey, fallback, failed, onError, children }: Props) {
  const queryClient = useQueryClient();
  const federation = useContext(FederationContext);
  const fragment = useContext(FragmentContext);
  const key = JSON.stringify(queryKey);
  const [retryCount, setRetryCount] = useState(0);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const reset = () => {
    setFailedKey(null);
    setRetryCount(retryCount + 1);
  };
  // Another query is another try; without a failure the children stay mounted and keep the focus.
  if (failedKey !== null && failedKey !== key) reset();
  const retry = () => {
    void queryClient.resetQueries({
      queryKey: queryKey.slice(0, 1),
      predicate: ({ state }) => state.status === 'error',
    });
    reset();
  };
  return (
    <ErrorBoundary
      key={retryCount}
      failed={() => failed(retry)}
      onError={(error) => {
        setFailedKey(key);
        federation?.failed(fragment, error);
        onError?.(error);
      }}
    >
      <Suspense fallback={fallback}>
        {children}
        <NotifyHydrated />
      </Suspense>
    </ErrorBoundary>
  );
}
