import { Suspense, use, type ReactNode } from 'react';
import type { FragmentId, FragmentModule, Fragments } from '@tivara/contracts';
import { PieceBoundary } from './piece-boundary';
import { PiecePlace } from './piece-place';
import { useAttempt, useFederation } from './use-federation';

export interface RemoteProps<Id extends FragmentId> {
  id: Id;
  props: Fragments[Id];
  /** Holds the place while the piece is on its way. */
  fallback: ReactNode;
  /** Stands in when it does not arrive, with a way to call `retry`. */
  failed: (retry: () => void) => ReactNode;
  /** Stands in when no live version of its remote brings this piece; without it, that is a failure like any other. */
  missing?: ReactNode;
}

/** Draws a fragment of another remote; whatever happens to it stays in its place. */
export function Remote<Id extends FragmentId>(remote: RemoteProps<Id>) {
  const { id, props, fallback, failed, missing } = remote;
  const federation = useFederation();
  const attempt = useAttempt(id);
  if (missing !== undefined && !federation.has(id)) return missing;
  return (
    <PiecePlace id={id}>
      <PieceBoundary
        key={attempt}
        failed={() => failed(() => federation.retry(id))}
        onError={(error) => federation.failed(id, error)}
      >
        <Suspense fallback={fallback}>
          <Piece id={id} props={props} />
        </Suspense>
      </PieceBoundary>
    </PiecePlace>
  );
}

function Piece<Id extends FragmentId>({ id, props }: { id: Id; props: Fragments[Id] }) {
  const module = use(useFederation().load(id)) as FragmentModule<Id>;
  const Fragment = module.default;
  return <Fragment {...props} />;
}
