import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { RouterProvider, createBrowserRouter, redirectDocument } from 'react-router-dom';
import type { HydrationState } from 'react-router-dom';
import { PAGE_DEADLINES, RELEASE_RETENTION, versionsOf, type Boot } from '@tivara/contracts';
import { HYDRATED_EVENT } from '@tivara/federation';
import { createApi, createBrowserStore, createQueryClient, notifyNotLoaded } from '@tivara/state';
import { loadPart } from '@tivara/ui';
import { Providers } from './providers';
import { createRoutes } from './routes/routes';
import { offerBoundaries } from './overlay/offer';
import { createBrowserFederation } from './client/federation';
import type { VisitMonitor } from './client/reporter';
import { startPrefetching } from './prefetch';
import type { RunLoader } from './page/route';
import { LATE_DIGEST, yieldToMain } from './timing';

/** Hydrates the document's page, or renders it where the server could not. In steps, so that the browser can handle input. */
export async function start(boot: Boot, monitor: VisitMonitor): Promise<void> {
  const opened = location.href;
  const deadlines = { ...PAGE_DEADLINES, ...boot.deadlines };
  const federation = createBrowserFederation(boot.composition, monitor, deadlines);
  // All at once: React would load one after the other, as it comes to them.
  for (const id of boot.modules ?? []) federation.load(id).catch(() => undefined);
  await yieldToMain();
  const services = {
    queryClient: createQueryClient(),
    api: createApi({ timeoutMs: deadlines.read, releases: versionsOf(boot.composition) }),
  };
  const store = createBrowserStore(openStorage());
  if (boot.queries) hydrate(services.queryClient, confirmed(boot.queries as DehydratedState));
  await yieldToMain();
  const routes = createRoutes(
    boot.composition,
    federation,
    services,
    reloadStaleTab(),
    askServer(location.href),
  );
  await yieldToMain();
  const router = createBrowserRouter(routes, {
    ...(boot.router && { hydrationData: boot.router as HydrationState }),
  });
  await yieldToMain();
  startPrefetching(router, federation, services);
  offerBoundaries(boot.composition, federation);
  const { frame } = boot.recordPreview ?? {};
  if (frame !== undefined)
    loadPart(() => import('./preview/frame')).then(
      ({ followForm }) => followForm(services.queryClient, frame),
      notifyNotLoaded,
    );
  else if (boot.preview ?? boot.recordPreview)
    loadPart(() => import('./preview/preview-note')).then(
      ({ showPreviewNote }) => showPreviewNote(boot),
      notifyNotLoaded,
    );
  await yieldToMain();
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <Providers services={services} store={store} federation={federation}>
      <RouterProvider router={router} />
    </Providers>
  );
  const { vitals } = monitor;
  if (vitals)
    whenReady(() => {
      loadPart(() => import(/* webpackChunkName: "vitals" */ './client/vitals')).then(
        ({ reportVitals }) => reportVitals(routes, opened, vitals),
        // Reports are optional.
        () => undefined,
      );
    });
  startTransition(() => {
    // What a form sends must not meet a page that is hydrating.
    if (boot.rendered && frame === undefined) hydrateRoot(root, page, { onRecoverableError });
    else createRoot(root).render(page);
  });
}

/** Once the page is ready and the browser idle: the page's own files come first. */
function whenReady(run: () => void): void {
  addEventListener(HYDRATED_EVENT, function onHydrated() {
    if (!('ready' in document.documentElement.dataset)) return;
    removeEventListener(HYDRATED_EVENT, onHydrated);
    // Safari has no idle callbacks.
    (globalThis.requestIdleCallback ?? setTimeout)(run);
  });
}

/** What was late on a busy server is rendered here on purpose. */
function onRecoverableError(error: unknown): void {
  if ((error as { digest?: unknown } | null)?.digest !== LATE_DIGEST) console.error(error);
}

/** The server confirmed the data when it sent the document. A copy that the browser stored for its Back button has the dates of the rendering. */
function confirmed(state: DehydratedState): DehydratedState {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward')
    return state;
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: Math.round(performance.timeOrigin) },
  }));
  return { ...state, queries };
}

const DAY_MS = 24 * 3600 * 1000;

/** A tab runs the versions it was opened with. They are served for RELEASE_RETENTION.days; after that a navigation loads a document. */
function reloadStaleTab(): RunLoader {
  const openedAt = Date.now();
  return async (_page, load, request) => {
    if (Date.now() - openedAt > RELEASE_RETENTION.days * DAY_MS)
      throw redirectDocument(request.url);
    return load();
  };
}

/** A newer composition, or the site's other host, may have the page. The document that was opened is the server's answer already. */
const askServer = (opened: string) => (request: Request) =>
  request.url === withoutHash(opened) ? undefined : redirectDocument(request.url);

const withoutHash = (url: string) => url.split('#')[0];

/** Null where storage is blocked: the wishlist then stays in memory. */
function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
