import { memo, use, useContext, useEffect, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router-dom';
import type { RouteModule } from '@tivara/contracts';
import { FragmentBoundary, useFederation } from '@tivara/federation';
import { useHydrated } from '@tivara/ui';
import { PrerenderOutlet } from '../prefetch';
import { applyHead, siteOrigin } from '../page/head';
import { PageFailed, PageSkeleton, RunLoaderInBrowser } from './page-states';
import type { PageState, RoutedPage } from '../page/route';

export function RemotePage({ id }: { id: string }) {
  const { loaded, status } = useLoaderData<PageState>();
  const locationContext = useContext(UNSAFE_LocationContext);
  const routeContext = useContext(UNSAFE_RouteContext);
  const unavailable = !loaded && status === 503;
  const current = useMemo(
    () => ({ id, loaded, unavailable, locationContext, routeContext }),
    [id, loaded, unavailable, locationContext, routeContext],
  );
  return <PrerenderOutlet current={current} Page={PageAtLocation} />;
}

/** Renders a page with the router's contexts of its own location. Its errors do not leave it. */
const PageAtLocation = memo(({ page }: { page: RoutedPage }) => {
  const { id, loaded, unavailable, locationContext, routeContext } = page;
  return (
    <UNSAFE_LocationContext value={locationContext}>
      <UNSAFE_RouteContext value={routeContext}>
        <FragmentBoundary
          id={id}
          fallback={<PageSkeleton />}
          failed={() => <PageFailed page={id} />}
        >
          {loaded && <Page id={id} />}
          {unavailable && <PageFailed page={id} />}
          {!loaded && !unavailable && <RunLoaderInBrowser />}
        </FragmentBoundary>
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
});

function Page({ id }: { id: string }) {
  const module = use(useFederation().load<RouteModule>(id));
  useHead(module);
  const Component = module.default;
  return <Component />;
}

function useHead(module: RouteModule) {
  const { pathname, search } = useLocation();
  const params = useParams();
  const queryClient = useQueryClient();
  // The head marks the page as ready, so it waits for what is rendered in the browser alone.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const url = new URL(siteOrigin() + pathname + search);
    applyHead(module.head({ url, params, queryClient }));
  }, [hydrated, module, params, queryClient, pathname, search]);
}
