import { Readable } from 'node:stream';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
} from 'react-router-dom';
import type { RouteObject, StaticHandlerContext } from 'react-router-dom';
import {
  BACKGROUND_DEADLINES,
  BRAND,
  PAGE_DEADLINES,
  inlineScript,
  versionsOf,
  type AppServices,
  type Composition,
  type Head,
  type RenderHost,
  type RenderRequest,
  type RenderedPage,
  type RouteModule,
} from '@tivara/contracts';
import { HYDRATED_EVENT, track, type Federation } from '@tivara/federation';
import { createAppStore, createQueryClient, siteContent, textsOf } from '@tivara/state';
import { Providers } from './providers';
import { notFoundHead } from './page/head';
import type { PageState, RouteHandle } from './page/route';
import { createRoutes } from './routes/routes';
import { dehydrateErrors, dehydrateQueries } from './server/dehydrate';
import { ServerFederation } from './server/federation';
import { RenderDependencies } from './server/render-dependencies';
import { holdEarlyInput } from './server/hold-early-input';
import { runLoader } from './server/run-loader';
import { renderHtml } from './server/render-html';

// The exports are those of ShellServerBundle in libs/contracts.
export { collectSitemapEntries } from './server/sitemap-entries';
export { sharedModules as shared } from './shared-modules/shared-modules';
export { track };

const EARLY_SCRIPT = inlineScript(holdEarlyInput, HYDRATED_EVENT);

/** Renders a page: runs its loaders, then renders the layout, the remote's page and the fragments of others. */
export async function render(
  request: RenderRequest,
  threadHost: RenderHost,
): Promise<RenderedPage> {
  const deadlines = {
    ...PAGE_DEADLINES,
    ...request.deadlines,
    ...(request.isBackground && BACKGROUND_DEADLINES),
  };
  const dependencies = new RenderDependencies(deadlines.call);
  const host = dependencies.watch(threadHost);
  const closed = new AbortController();
  const url = new URL(request.origin + request.url);
  const visit = { releases: versionsOf(request.composition), cookie: request.cookie };
  const services: AppServices = {
    queryClient: createQueryClient(),
    api: dependencies.api(request.apiOrigin, visit),
  };
  const federation = new ServerFederation(host, request.composition, deadlines.bundle);
  const routes = createRoutes(request.composition, federation, services, (page, load) =>
    runLoader(host, dependencies, page, load, deadlines.loader),
  );
  const handler = createStaticHandler(routes);
  const [context] = await Promise.all([
    handler.query(new Request(url, { signal: closed.signal })),
    services.queryClient.prefetchQuery(
      siteContent.query(dependencies.api(request.apiOrigin, { ...visit, optional: true }), 'site'),
    ),
  ]);
  if (context instanceof Response) return redirectTo(context);

  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  // Before fragments render: data that only they miss do not change the page's status.
  const isMissingData = dependencies.isApiUnavailable;
  const boot = {
    composition:
      handle?.chrome === 'none' ? request.composition : withoutPlainPages(request.composition),
    rendered: true,
    ...(request.deadlines && { deadlines: request.deadlines }),
    queries: dehydrateQueries(services.queryClient, dependencies),
    router: { loaderData: context.loaderData, errors: dehydrateErrors(context.errors) },
  };
  const head = await headOf(routes, url, services, federation, context, host);
  const body = await renderHtml(
    <Providers services={services} store={createAppStore()} federation={federation}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    request,
    host,
    deadlines,
    {
      onLateContent: () => dependencies.markLate(),
      onClose: () => {
        closed.abort();
        services.queryClient.clear();
      },
    },
  );
  const isIncomplete = context.statusCode === 200 && isMissingData;
  return {
    status: isIncomplete ? 503 : context.statusCode,
    head,
    boot: { ...boot, modules: [...federation.used] },
    earlyScript: EARLY_SCRIPT,
    modules: [...federation.used],
    body,
    sources: () => dependencies.all,
    isLate: () => dependencies.isLate && !dependencies.isApiUnavailable,
  };
}

/** Without the files of pages that have no header and footer, such as the admin's: a quarter of the others' boot data. They are opened as documents. */
const withoutPlainPages = ({ remotes, ...composition }: Composition): Composition => ({
  ...composition,
  remotes: remotes.map((remote) => {
    const plain = remote.routes.filter(({ chrome }) => chrome === 'none');
    const exposes = Object.entries(remote.exposes).filter(
      ([name]) => !plain.some(({ expose }) => expose === name),
    );
    return { ...remote, exposes: Object.fromEntries(exposes) };
  }),
});

const redirectTo = ({ status, headers }: Response): RenderedPage => ({
  status,
  location: headers.get('location') ?? '/',
  head: { title: BRAND.name },
  boot: { composition: { id: '', shell: { version: '' }, remotes: [] } },
  modules: [],
  body: Readable.from([]),
  sources: () => null,
});

async function headOf(
  routes: RouteObject[],
  url: URL,
  { queryClient }: AppServices,
  federation: Federation,
  context: StaticHandlerContext,
  host: RenderHost,
): Promise<Head> {
  if (context.statusCode === 404 && context.errors) return notFoundHead(textsOf(queryClient));
  const match = matchRoutes(routes, url)?.at(-1);
  const { page, head } = (match?.route.handle as RouteHandle | undefined) ?? {};
  if (head) return head();
  const state = context.loaderData[match?.route.id ?? ''] as PageState | undefined;
  if (!match || !page || !state?.loaded) return { title: BRAND.name };
  try {
    const module = await federation.load<RouteModule>(page);
    return module.head({ url, params: match.params, queryClient });
  } catch (error) {
    host.log(`head of ${page}: ${String(error)}`);
    return { title: BRAND.name };
  }
}
