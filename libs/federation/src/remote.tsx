import { use, type ReactNode } from 'react';
import type { FragmentId, FragmentModule, Fragments } from '@tivara/contracts';
import { FragmentBoundary } from './fragment-boundary';
import { useFederation } from './context';

interface Props<Id extends FragmentId> {
  id: Id;
  props: Fragments[Id];
  fallback: ReactNode;
  /** Shown when it fails; `retry` loads its remote again. */
  failed: (retry: () => void) => ReactNode;
  /** Shown when no live version of its remote has this fragment; without it, that is a failure like any other. */
  missing?: ReactNode;
}

export function Remote<Id extends FragmentId>({ id, props, missing, ...states }: Props<Id>) {
  const federation = useFederation();
  if (missing !== undefined && !federation.has(id)) return missing;
  return (
    <FragmentBoundary id={id} {...states}>
      <Fragment id={id} props={props} />
    </FragmentBoundary>
  );
}

function Fragment<Id extends FragmentId>({ id, props }: Pick<Props<Id>, 'id' | 'props'>) {
  const { default: Component } = use(useFederation().load<FragmentModule<Id>>(id));
  return <Component {...props} />;
}
