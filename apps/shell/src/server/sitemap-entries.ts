import { matchPath } from 'react-router-dom';
import type {
  PageAddress,
  PageSitemap,
  ReleaseRoute,
  RenderHost,
  RenderTarget,
  RouteModule,
} from '@tivara/contracts';
import { createApi } from '@tivara/state';
import type { RouteHandle } from '../routes/route';
import { SHELL_PAGES } from '../routes/shell-pages';
import { withTimeLimit } from '../time-limit';

/** What one page may take to list its addresses. (ms) */
const LIMIT = 20_000;

/** Asks every page of the composition for the addresses that it wants found; one that fails costs only its own. */
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
    addresses: await addressesOf(page, routes, request, host).catch((error: unknown) => {
      host.log(`addresses of ${page}: ${String(error)}`);
      return null;
    }),
  }));
  return [{ page: 'shell/pages', addresses: ownAddresses() }, ...(await Promise.all(listed))];
}

/** The shell's pages that are not hidden. */
function ownAddresses(): PageAddress[] {
  return SHELL_PAGES.flatMap(({ handle }) => {
    const { head } = (handle ?? {}) as Partial<RouteHandle>;
    return head?.canonical && !head.noindex ? [{ path: head.canonical }] : [];
  });
}

async function addressesOf(
  page: string,
  routes: ReleaseRoute[],
  { apiOrigin }: RenderTarget,
  host: RenderHost,
): Promise<PageAddress[]> {
  const gone = new AbortController();
  try {
    const listing = host.load(page).then((module) => {
      host.entering(page);
      return (module as RouteModule).addresses?.({
        api: createApi({ origin: apiOrigin, timeoutMs: LIMIT }),
        signal: gone.signal,
      });
    });
    const addresses = (await withTimeLimit(LIMIT, page, listing)) ?? [];
    const own = addresses.filter(({ path }) => isOf(path, routes));
    if (own.length < addresses.length)
      host.log(`addresses of ${page}: ${addresses.length - own.length} are not of this page`);
    return own;
  } finally {
    gone.abort();
  }
}

/** Whether the page's own routes answer this address. */
function isOf(address: string, routes: ReleaseRoute[]): boolean {
  if (!/^\/(?!\/)/.test(address)) return false;
  const { pathname } = new URL(address, 'http://site');
  return routes.some(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
}
