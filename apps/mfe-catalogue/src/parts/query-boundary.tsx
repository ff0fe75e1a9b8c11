import { Suspense, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { PieceBoundary } from '@tivara/federation';

interface Props {
  /** What is asked for inside; another question is a new chance. */
  queryKey: readonly string[];
  fallback: ReactNode;
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** A place whose data may be late or fail without the rest of the page. */
export function QueryBoundary({ queryKey, fallback, failed, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  const queryClient = useQueryClient();
  const retry = () => {
    const broken = { queryKey: queryKey.slice(0, 1), predicate: isBroken };
    void queryClient.resetQueries(broken);
    setAttempt(attempt + 1);
  };
  return (
    <PieceBoundary key={`${attempt} ${queryKey.join()}`} failed={() => failed(retry)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PieceBoundary>
  );
}

const isBroken = ({ state }: { state: { status: string } }) => state.status === 'error';
