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
}

/** Draws a fragment of another remote; whatever happens to it stays in its place. */
export function Remote<Id extends FragmentId>({ id, props, fallback, failed }: RemoteProps<Id>) {
  const federation = useFederation();
  const attempt = useAttempt(id);
  return (
    <PiecePlace id={id}>
      <PieceBoundary key={attempt} failed={() => failed(() => federation.retry(id))}>
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
