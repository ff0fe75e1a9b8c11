import { Suspense, useState, type ReactNode } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { PieceBoundary } from './piece-boundary';

interface Props {
  /** The query that the children read with useSuspenseQuery. */
  queryKey: QueryKey;
  /** Holds the place while the data is on its way. */
  fallback: ReactNode;
  /** Stands in when it cannot be had; `retry` asks for it again. */
  failed: (error: unknown, retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** A part of a page that lives on one query: when that fails, only this place shows it. */
export function DataPiece({ queryKey, fallback, failed, onError, children }: Props) {
  const queryClient = useQueryClient();
  const name = JSON.stringify(queryKey);
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState<string | null>(null);
  // Another question, another try; while nothing is broken the children stay mounted and keep the focus.
  if (broken !== null && broken !== name) {
    setBroken(null);
    setAttempt(attempt + 1);
  }
  const retry = () => {
    queryClient.removeQueries({ queryKey, exact: true });
    setBroken(null);
    setAttempt(attempt + 1);
  };
  return (
    <PieceBoundary
      key={attempt}
      failed={(error) => failed(error, retry)}
      onError={(error) => {
        setBroken(name);
        onError?.(error);
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </PieceBoundary>
  );
}
