import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { RouterProvider, createBrowserRouter, type HydrationState } from 'react-router-dom';
import { isRendered, type Boot } from '@tivara/contracts';
import type { ModuleMonitor } from '@tivara/federation';
import { createApi, createBrowserStore, createQueryClient } from '@tivara/state';
import { Providers } from './providers';
import { createRoutes } from './routes/routes';
import { offerBoundaries } from './overlay/offer';
import { createBrowserFederation } from './client/federation';
import { reloadStaleTab } from './client/version-skew';
import { yieldToMain } from './client/yield-to-main';
import { startPrefetching } from './prefetch';

/** Hydrates the document's page, or renders it where the server could not. In steps, so that the browser can handle input. */
export async function start(boot: Boot, monitor: ModuleMonitor): Promise<void> {
  const federation = await createBrowserFederation(boot.composition, monitor);
  await yieldToMain();
  const services = { queryClient: createQueryClient(), api: createApi() };
  const store = createBrowserStore(openStorage());
  if (boot.queries) hydrate(services.queryClient, confirmed(boot.queries as DehydratedState, boot));
  await yieldToMain();
  const routes = createRoutes(boot.composition, federation, services, reloadStaleTab());
  await yieldToMain();
  const router = createBrowserRouter(routes, {
    ...(boot.router && { hydrationData: boot.router as HydrationState }),
  });
  await yieldToMain();
  startPrefetching(router, federation, services);
  offerBoundaries(boot.composition);
  const { preview } = boot;
  if (preview)
    void import('./preview/preview-note').then(({ showPreviewNote }) => showPreviewNote(preview));
  await yieldToMain();
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <Providers services={services} store={store} federation={federation}>
      <RouterProvider router={router} />
    </Providers>
  );
  startTransition(() => {
    if (isRendered(boot)) hydrateRoot(root, page, { onRecoverableError: console.error });
    else createRoot(root).render(page);
  });
}

/** Dates the data to when the server last confirmed them, not to when it read them. */
function confirmed(state: DehydratedState, { currentAt }: Boot): DehydratedState {
  if (currentAt === undefined) return state;
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: currentAt },
  }));
  return { ...state, queries };
}

/** Null where storage is blocked: the wishlist then stays in memory. */
function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
