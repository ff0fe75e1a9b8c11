// First of all: it names the cascade layers that every other stylesheet fills.
import '@tivara/ui/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { RouterProvider, createBrowserRouter, type HydrationState } from 'react-router-dom';
import type { Boot } from '@tivara/contracts';
import { createApi, createBrowserStore, createQueryClient } from '@tivara/state';
import { Providers } from './app/providers';
import { createRoutes } from './app/routes';
import { createBrowserFederation } from './browser/federation';
import { reloadWhenOld } from './browser/old-tab';
import { fadeBetweenPages } from './browser/page-fade';
import { prefetchOnIntent } from './browser/prefetch';
import { watchVisit } from './browser/reporter';
import { offerBoundaries } from './overlay/offer';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot;
const federation = createBrowserFederation(boot.composition, watchVisit(boot));
const services = { queryClient: createQueryClient(), api: createApi() };
const store = createBrowserStore(openStorage());
if (boot.queries) hydrate(services.queryClient, boot.queries as DehydratedState);

const router = createBrowserRouter(
  createRoutes(boot.composition, federation, services, reloadWhenOld()),
  {
    ...(boot.router && { hydrationData: boot.router as HydrationState }),
  },
);
fadeBetweenPages(router);
prefetchOnIntent(boot.composition, federation, services);
offerBoundaries(boot.composition);
const { preview } = boot;
if (preview)
  void import('./preview/preview-note').then(({ showPreviewNote }) => showPreviewNote(preview));

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

/** Storage may be forbidden; the visit then keeps its wishlist in memory. */
function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
