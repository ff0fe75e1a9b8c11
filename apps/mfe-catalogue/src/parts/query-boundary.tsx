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
  const [brokenAt, setBrokenAt] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const asked = queryKey.join(' ');
  const retry = () => {
    void queryClient.resetQueries({ queryKey: queryKey.slice(0, 1), predicate: isBroken });
    setAttempt(attempt + 1);
  };
  // Drawn anew only after a failure: otherwise what is on the screen would be thrown away with each question.
  const life = brokenAt !== null && brokenAt !== asked ? asked : '';
  return (
    <PieceBoundary
      key={`${attempt} ${life}`}
      failed={() => failed(retry)}
      onError={() => setBrokenAt(asked)}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </PieceBoundary>
  );
}

const isBroken = ({ state }: { state: { status: string } }) => state.status === 'error';
