import { Suspense, createElement, type ReactNode } from 'react';
import { FragmentContext, useFederation, useRetryCount } from './context';
import { ErrorBoundary } from './error-boundary';
import { NotifyHydrated } from './notify-hydrated';

interface MarkerProps {
  /** `remote/module`. */
  id: string;
  children: ReactNode;
}

/** Marks the DOM of a page or fragment, without a box of its own, for the boundary overlay and the gates. */
export const FragmentMarker = ({ id, children }: MarkerProps) => (
  <FragmentContext value={id}>
    {createElement('tivara-fragment', { 'data-fragment': id }, children)}
  </FragmentContext>
);

interface Props extends MarkerProps {
  fallback: ReactNode;
  /** Shown when they fail; `retry` loads the remote again. */
  failed: (retry: () => void) => ReactNode;
}

/** Contains a page's or fragment's loading and errors, and reports the errors. */
export function FragmentBoundary({ id, fallback, failed, children }: Props) {
  const federation = useFederation();
  const retryCount = useRetryCount(id);
  return (
    <FragmentMarker id={id}>
      <ErrorBoundary
        key={`${id}#${retryCount}`}
        failed={() => failed(() => federation.retry(id))}
        onError={(error) => federation.failed(id, error)}
      >
        <Suspense fallback={fallback}>
          {children}
          <NotifyHydrated />
        </Suspense>
      </ErrorBoundary>
    </FragmentMarker>
  );
}
