import { matchPath } from 'react-router-dom';
import { PAGE_DEADLINES } from '@tivara/contracts';
import type {
  PageSitemap,
  ReleaseRoute,
  RenderHost,
  RenderTarget,
  RouteModule,
  SitemapEntry,
} from '@tivara/contracts';
import { createApi } from '@tivara/state';
import { SHELL_PATHS } from '../routes/shell-pages';
import { withTimeLimit } from '../timing';

/** Collects the sitemap entries of every page of the composition. A page that fails loses only its own. */
export async function collectSitemapEntries(
  request: RenderTarget,
  host: RenderHost,
): Promise<PageSitemap[]> {
  const pages = request.composition.remotes.flatMap(({ name, routes }) =>
    [...new Set(routes.map(({ expose }) => expose))].map((expose) => ({
      page: `${name}/${expose}`,
      routes: routes.filter((route) => route.expose === expose),
    })),
  );
  const listed = pages.map(async ({ page, routes }) => ({
    page,
    entries: await entriesOf(page, routes, request, host).catch((error: unknown) => {
      host.log(`sitemap entries of ${page}: ${String(error)}`);
      return null;
    }),
  }));
  return [
    { page: 'shell/pages', entries: SHELL_PATHS.map((path) => ({ path })) },
    ...(await Promise.all(listed)),
  ];
}

async function entriesOf(
  page: string,
  routes: ReleaseRoute[],
  { apiOrigin, deadlines }: RenderTarget,
  host: RenderHost,
): Promise<SitemapEntry[]> {
  const timeoutMs = deadlines?.sitemap ?? PAGE_DEADLINES.sitemap;
  const settled = new AbortController();
  try {
    const listing = host.load(page).then((module) => {
      host.entering(page);
      return (module as RouteModule).sitemapEntries?.({
        api: createApi({ origin: apiOrigin, timeoutMs }),
        signal: settled.signal,
      });
    });
    const entries = (await withTimeLimit(timeoutMs, page, listing)) ?? [];
    const own = entries.filter(({ path }) => isOwn(path, routes));
    if (own.length < entries.length)
      host.log(`sitemap entries of ${page}: ${entries.length - own.length} are not of this page`);
    return own;
  } finally {
    settled.abort();
  }
}

function isOwn(url: string, routes: ReleaseRoute[]): boolean {
  if (!/^\/(?!\/)/.test(url)) return false;
  const { pathname } = new URL(url, 'http://site');
  return routes.some(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
}
