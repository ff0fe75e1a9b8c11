import { Suspense, use, useEffect, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLoaderData, useLocation, useParams, useRevalidator } from 'react-router-dom';
import type { RouteModule } from '@tivara/contracts';
import { PieceBoundary, PiecePlace, useAttempt, useFederation } from '@tivara/federation';
import { useHydrated } from '@tivara/ui';
import { applyHead, siteOrigin } from './head';
import { PageFailed } from './page-error';
import { PageSkeleton } from './page-skeleton';
import type { PageState } from './route';

/** The place of a remote's page: what goes wrong with it stays here. */
export function RemotePage({ id }: { id: string }) {
  const attempt = useAttempt(id);
  const federation = useFederation();
  const { loaded } = useLoaderData<PageState>();
  return (
    <PiecePlace id={id}>
      <PieceBoundary
        key={`${id}#${attempt}`}
        failed={() => <PageFailed page={id} />}
        onError={(error) => federation.failed(id, error)}
      >
        <Suspense fallback={<PageSkeleton />}>{loaded ? <Page id={id} /> : <LoadAgain />}</Suspense>
      </PieceBoundary>
    </PiecePlace>
  );
}

function Page({ id }: { id: string }) {
  const module = use(useFederation().load(id)) as RouteModule;
  useHead(module);
  const Component = module.default;
  return <Component />;
}

/** The server was late with this page: the browser runs its loader. */
function LoadAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <PageSkeleton />;
}

function useHead(module: RouteModule) {
  const { pathname, search } = useLocation();
  const params = useParams();
  const queryClient = useQueryClient();
  const head = useMemo(() => ({ module, params, queryClient }), [module, params, queryClient]);
  // With it the page says that it is ready: not before what only the browser draws is there.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const url = new URL(siteOrigin() + pathname + search);
    applyHead(head.module.head({ url, params: head.params, queryClient: head.queryClient }));
  }, [hydrated, head, pathname, search]);
}
