import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { defaultShouldDehydrateQuery, dehydrate, type QueryClient } from '@tanstack/react-query';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import {
  BRAND,
  SKIPPED_MODULE,
  hasPiece,
  type AppServices,
  type Asset,
  type Boot,
  type Composition,
  type Head,
  type HtmlStream,
  type RenderHost,
  type RenderRequest,
  type RenderedPage,
  type RouteModule,
} from '@tivara/contracts';
import { Federation, track, type ModuleLoader } from '@tivara/federation';
import { createAppStore, createQueryClient } from '@tivara/state';
import { NOT_FOUND_HEAD } from './routes/head';
import { Providers } from './providers';
import type { PageState, RouteHandle, RunLoader } from './routes/route';
import { createRoutes } from './routes/routes';
import { RenderDependencies } from './server/render-dependencies';
import { TimeLimitError, withTimeLimit } from './time-limit';

export { collectSitemapEntries as listAddresses } from './server/sitemap-entries';
export { sharedModules as shared } from './shared-modules/shared-modules';
export { track };

/**
 * What one page may cost, in ms. What is late becomes its piece's fallback and is tried again by the browser; the shell starts
 * where no paint is told of, as in a tab that nobody looks at.
 */
export const LIMITS = { bundle: 1500, loader: 2500, page: 5000, gather: 100, paint: 3000 } as const;

/** Draws a page: runs its loaders, then streams the shell, the owner's page and the fragments of others. */
export async function render(request: RenderRequest, given: RenderHost): Promise<RenderedPage> {
  const dependencies = new RenderDependencies();
  const host = dependencies.watch(given);
  const gone = new AbortController();
  const url = new URL(request.origin + request.url);
  const services: AppServices = {
    queryClient: createQueryClient(),
    api: dependencies.api(request.apiOrigin),
  };
  const pieces = new Set<string>();
  const federation = new ServerFederation(host, request.composition, (id) => {
    pieces.add(id);
    return loadWithin(host, id);
  });
  const run: RunLoader = (page, load) => withinLoader(host, dependencies, page, load);
  const routes = createRoutes(request.composition, federation, services, run);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url, { signal: gone.signal }));
  if (context instanceof Response) return redirectTo(context);

  // What fragments ask for while they are rendered does not count.
  const isMissingData = dependencies.isApiUnavailable;
  const boot: Boot = {
    composition: request.composition,
    drawn: true,
    queries: dehydrateQueries(services.queryClient, dependencies),
    router: { loaderData: context.loaderData, errors: plainErrors(context.errors) },
  };
  const head = await headOf(routes, url, services, federation, context, host);
  const body = await stream(
    <Providers services={services} store={createAppStore()} federation={federation}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    request,
    host,
    {
      late: () => dependencies.markUncacheable(),
      closed: () => {
        gone.abort();
        services.queryClient.clear();
      },
    },
  );
  const isIncomplete = context.statusCode === 200 && isMissingData;
  return {
    status: isIncomplete ? 503 : context.statusCode,
    head,
    boot,
    pieces: [...pieces],
    body,
    sources: () => dependencies.all,
  };
}

class ServerFederation extends Federation {
  constructor(
    private readonly host: RenderHost,
    composition: Composition,
    loader: ModuleLoader,
  ) {
    super(loader, (id) => hasPiece(composition, id));
  }

  override load(id: string): Promise<unknown> {
    this.host.entering(id);
    return super.load(id);
  }
}

function redirectTo(response: Response): RenderedPage {
  const body = new PassThrough();
  body.end();
  return {
    status: response.status,
    location: response.headers.get('location') ?? '/',
    head: { title: BRAND.name },
    boot: { composition: { id: '', shell: { version: '' }, remotes: [] }, drawn: false },
    pieces: [],
    body,
    sources: () => null,
  };
}

function loadWithin(host: RenderHost, id: string): Promise<unknown> {
  const module = host.load(id);
  // A module that is already here is read without a detour, so that its piece is part of the first flush.
  if ((module as { status?: string }).status === 'fulfilled') return module;
  return track(
    withTimeLimit(LIMITS.bundle, id, module).catch((error: unknown) => {
      if (!isResting(error)) host.report(id, error);
      if (error instanceof TimeLimitError)
        void module.then(
          () => host.recovered(id),
          () => {},
        );
      throw error;
    }),
  );
}

/**
 * The data for the browser. What the API could not deliver goes along as failed: the browser offers Try again at once, and does
 * not wait a second time.
 */
function dehydrateQueries(queryClient: QueryClient, { isApiUnavailable }: RenderDependencies) {
  const { queries, ...rest } = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) || (isApiUnavailable && query.state.status === 'error'),
  });
  const plainError = (error: Error | null) =>
    error && { ...error, name: error.name, message: error.message };
  return {
    ...rest,
    queries: queries.map((query) => ({
      ...query,
      state: { ...query.state, error: plainError(query.state.error) },
    })),
  };
}

/** Redirects and statuses are answers. A page without its data says so; anything else that fails is left to the browser. */
async function withinLoader(
  host: RenderHost,
  dependencies: RenderDependencies,
  page: string,
  load: () => Promise<PageState>,
): Promise<PageState> {
  try {
    return await withTimeLimit(LIMITS.loader, `loader of ${page}`, load());
  } catch (error) {
    const answer =
      error instanceof Response || isRouteErrorResponse(error) || isDataResponse(error);
    if (answer) throw error;
    const isLate = error instanceof TimeLimitError;
    if (dependencies.isApiUnavailable || (isLate && dependencies.isWaitingForApi)) {
      host.log(`loader of ${page}: the API does not answer`);
      return { loaded: false, status: 503 };
    }
    if (isLate) host.report(page, error);
    else if (!isResting(error)) host.log(`loader of ${page}: ${String(error)}`);
    return { loaded: false };
  }
}

/** The host's word for a piece that failed lately: already said, already left to the browser. */
const isResting = (error: unknown): boolean => (error as Error | null)?.name === SKIPPED_MODULE;

const isDataResponse = (error: unknown): boolean =>
  (error as { type?: unknown } | null)?.type === 'DataWithResponseInit';

/** Errors as JSON; the router tells route errors by their shape. */
function plainErrors(errors: StaticHandlerContext['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, internal: true, data: error.data }
        : { message: 'This page could not be drawn on the server.' },
    ]),
  );
}

async function headOf(
  routes: RouteObject[],
  url: URL,
  { queryClient }: AppServices,
  federation: Federation,
  context: StaticHandlerContext,
  host: RenderHost,
): Promise<Head> {
  if (context.statusCode === 404 && context.errors) return NOT_FOUND_HEAD;
  const match = matchRoutes(routes, url)?.at(-1);
  const { page, head } = (match?.route.handle as RouteHandle | undefined) ?? {};
  if (head) return head;
  const state = context.loaderData[match?.route.id ?? ''] as PageState | undefined;
  if (!match || !page || !state?.loaded) return { title: BRAND.name };
  try {
    const module = (await federation.load(page)) as RouteModule;
    return module.head({ url, params: match.params, queryClient });
  } catch (error) {
    host.log(`head of ${page}: ${String(error)}`);
    return { title: BRAND.name };
  }
}

/**
 * A script behind the frame: it asks for the document's scripts once the first frame is laid out, as fonts, pictures and that
 * layout were to come first, and runs the shell's once the browser has painted, so that the first paint waits for none of their work.
 */
const startLater = (scripts: Asset[]): string => `{
  const ask = () => {
    for (const link of document.querySelectorAll('link[data-later]')) link.rel = 'preload';
  };
  requestAnimationFrame(() => setTimeout(ask));
  let waiting = true;
  const run = () => {
    if (!waiting) return;
    waiting = false;
    for (const { url, integrity } of ${JSON.stringify(scripts)})
      document.body.append(
        Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' }),
      );
  };
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
  setTimeout(run, ${LIMITS.paint});
}`;

/** Resolves once the frame is drawn; pieces that are ready within LIMITS.gather come in place, later ones follow in the stream. */
function stream(
  page: React.ReactNode,
  { url, scripts, nonce }: RenderRequest,
  host: RenderHost,
  { late, closed }: { late(): void; closed(): void },
): Promise<HtmlStream> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    let started = false;
    const said = new Set<string>();
    const start = () => {
      if (started) return;
      started = true;
      clearTimeout(gather);
      resolve(pipe(body));
    };
    let gather: ReturnType<typeof setTimeout> | undefined;
    const limit = setTimeout(() => abort(new Error('the page took too long')), LIMITS.page);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: startLater(scripts),
      // What is drawn is sent in place, however large: nothing on these pages is worth a second layout.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        gather = setTimeout(start, LIMITS.gather);
      },
      onAllReady: () => {
        if (started) late();
        start();
      },
      onShellError: (error) => {
        clearTimeout(limit);
        closed();
        reject(error);
      },
      onError: (error) => {
        // Once a page, not once a card.
        if (!isResting(error) && said.size < said.add(String(error)).size)
          host.log(`${url}: ${String(error)}`);
      },
    });
    body.on('close', () => {
      clearTimeout(limit);
      abort(new Error('the visitor left'));
      closed();
    });
  });
}
