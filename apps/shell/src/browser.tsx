import '@tivara/ui/global.css';
import { startTransition } from 'react';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { RouterProvider, createBrowserRouter, type HydrationState } from 'react-router-dom';
import type { Boot } from '@tivara/contracts';
import { createApi, createBrowserStore, createQueryClient } from '@tivara/state';
import { reloadWhenOld } from './browser/old-tab';
import { fadeBetweenPages } from './browser/page-fade';
import { pause } from './browser/pause';
import { prefetchOnIntent } from './browser/prefetch';
import { watchVisit } from './browser/reporter';
import { offerBoundaries } from './overlay/offer';

/** In steps, so that a slow phone answers input between them; `eager`: code of this very file that first runs here. */
async function start(): Promise<void> {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot;
  const watch = watchVisit(boot);
  await pause();
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ './shared/shared');
  await pause();
  const { createBrowserFederation } = await import(
    /* webpackMode: "eager" */ './browser/federation'
  );
  await pause();
  const federation = await createBrowserFederation(boot.composition, watch);
  await pause();
  const services = { queryClient: createQueryClient(), api: createApi() };
  const store = createBrowserStore(openStorage());
  if (boot.queries) hydrate(services.queryClient, boot.queries as DehydratedState);
  await pause();
  const { createRoutes } = await import(/* webpackMode: "eager" */ './app/routes');
  const { Providers } = await import(/* webpackMode: "eager" */ './app/providers');
  const routes = createRoutes(boot.composition, federation, services, reloadWhenOld());
  await pause();
  const router = createBrowserRouter(routes, {
    ...(boot.router && { hydrationData: boot.router as HydrationState }),
  });
  await pause();
  fadeBetweenPages(router);
  prefetchOnIntent(boot.composition, federation, services);
  offerBoundaries(boot.composition);
  const { preview } = boot;
  if (preview)
    void import('./preview/preview-note').then(({ showPreviewNote }) => showPreviewNote(preview));
  await pause();
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <Providers services={services} store={store} federation={federation}>
      <RouterProvider router={router} />
    </Providers>
  );
  startTransition(() => {
    if (boot.drawn) hydrateRoot(root, page, { onRecoverableError: console.error });
    else createRoot(root).render(page);
  });
}

/** Storage may be forbidden; the visit then keeps its wishlist in memory. */
function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

void start();
