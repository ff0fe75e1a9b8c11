import { Suspense, useContext, useState, type ReactNode } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { FederationContext, PieceContext } from './context';
import { PieceBoundary } from './piece-boundary';

interface Props {
  /** What the children ask for with useSuspenseQuery. */
  queryKey: QueryKey;
  /** Holds the place while the data is on its way. */
  fallback: ReactNode;
  /** Stands in when it cannot be had; `retry` asks again. */
  failed: (retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** A part of a page whose data may be late or fail without the rest. */
export function DataPiece({ queryKey, fallback, failed, onError, children }: Props) {
  const queryClient = useQueryClient();
  const federation = useContext(FederationContext);
  const piece = useContext(PieceContext);
  const asked = JSON.stringify(queryKey);
  const [attempt, setAttempt] = useState(0);
  const [brokenAt, setBrokenAt] = useState<string | null>(null);
  // Another question is another try; while nothing is broken the children stay mounted and keep the focus.
  if (brokenAt !== null && brokenAt !== asked) {
    setBrokenAt(null);
    setAttempt(attempt + 1);
  }
  const retry = () => {
    void queryClient.resetQueries({
      queryKey: queryKey.slice(0, 1),
      predicate: ({ state }) => state.status === 'error',
    });
    setBrokenAt(null);
    setAttempt(attempt + 1);
  };
  return (
    <PieceBoundary
      key={attempt}
      failed={() => failed(retry)}
      onError={(error) => {
        setBrokenAt(asked);
        federation?.failed(piece, error);
        onError?.(error);
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </PieceBoundary>
  );
}
