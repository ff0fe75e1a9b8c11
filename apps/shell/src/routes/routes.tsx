import { data, generatePath, matchPath, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { AppServices, Composition, RouteModule } from '@tivara/contracts';
import type { Federation } from '@tivara/federation';
import { Layout } from '../layout/layout';
import { PageError, PageSkeleton } from './page-states';
import { RemotePage } from './remote-page';
import type { PageState, RouteHandle, RunLoader, SiteHandle } from '../page/route';
import { shellPages } from './shell-pages';

/** Routes of the composition. `findElsewhere` may redirect a path that has none, or whose files this document does not name. Loaders load the modules, not `lazy`: a rendered page hydrates around a remote that is still loading. */
export function createRoutes(
  composition: Composition,
  federation: Federation,
  services: AppServices,
  run: RunLoader,
  findElsewhere?: (request: Request) => Response | undefined,
): RouteObject[] {
  const remotePages = composition.remotes.flatMap(({ name, routes }) =>
    routes.map(({ path, expose, chrome }): RouteObject => {
      const page = `${name}/${expose}`;
      const id = `${page}${path}`;
      return {
        id,
        path,
        handle: { chrome: chrome ?? 'full', page } satisfies RouteHandle,
        loader: async (args) => {
          // `/:slug` must not match a misspelt `/Product`.
          const correction = isParameter(path) && correctCase(named, new URL(args.request.url));
          if (correction) throw correction;
          const elsewhere = federation.has(page) ? undefined : findElsewhere?.(args.request);
          if (elsewhere) throw elsewhere;
          const load = () => loadPage(federation, services, page, args);
          const state = await run(page, load, args.request);
          return state.status ? data(state, { status: state.status }) : state;
        },
        element: <RemotePage id={page} />,
        errorElement: <PageError page={page} />,
      };
    }),
  );
  const pages = [...shellPages(services, run), ...remotePages].map((page) => ({
    ...page,
    caseSensitive: true,
  }));
  const named = pages.filter(({ path = '' }) => !isParameter(path));
  return [
    {
      id: 'shell',
      handle: {
        taken: new Set(named.map(({ path = '' }) => (path.split('/')[1] ?? '').toLowerCase())),
      } satisfies SiteHandle,
      element: <Layout />,
      errorElement: <PageError />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        ...pages,
        {
          id: 'shell/not-found',
          path: '*',
          loader: ({ request }) => {
            throw (
              correctCase(named, new URL(request.url)) ??
              findElsewhere?.(request) ??
              data(null, { status: 404 })
            );
          },
          element: null,
          errorElement: <PageError />,
        },
      ],
    },
  ];
}

const isParameter = (path: string): boolean => path.startsWith('/:');

/** Redirects a path in another case. (DECISIONS, Screens: path names) */
function correctCase(pages: RouteObject[], { pathname, search }: URL): Response | null {
  for (const { path = '' } of pages) {
    const match = matchPath(path, pathname);
    if (match) return redirect(generatePath(path, match.params) + search, 301);
  }
  return null;
}

async function loadPage(
  federation: Federation,
  services: AppServices,
  page: string,
  { request, params }: LoaderFunctionArgs,
): Promise<PageState> {
  const module = await federation.load<RouteModule>(page);
  const url = new URL(request.url);
  const status = await module.load?.({ ...services, params, url, signal: request.signal });
  return { loaded: true, ...(typeof status === 'number' && { status }) };
}
