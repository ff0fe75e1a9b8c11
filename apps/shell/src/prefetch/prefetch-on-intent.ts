import { NavigationType, matchRoutes, type RouteObject } from 'react-router-dom';
import type { AppServices, RouteModule } from '@tivara/contracts';
import type { Federation } from '@tivara/federation';
import type { RouteHandle, RoutedPage } from '../page/route';
import { prerenderStore } from './prerendered-page';

/** A pointer or focus that stays on a link for this long counts as intent. (ms) */
const HOVER_MS = 100;
/** A finger that has not moved for this long taps or holds, and does not scroll. (ms) */
const TOUCH_MS = 50;

/** Fetches a link's module when pointer or focus reaches it; if they stay, its data too, and prerenders the page. Respects data saving. */
export function prefetchOnIntent(
  routes: RouteObject[],
  federation: Federation,
  services: AppServices,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let intendedUrl: string | null;

  const onApproach = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || savesData()) return;
    // A failure shows when the link is followed, not before.
    handleOf(routes, link.pathname)
      ?.load?.()
      .catch(() => {});
    const page = routedPageOf(routes, link);
    if (!page || !federation.has(page.id)) return;
    const module = federation.load<RouteModule>(page.id);
    module.catch(() => {});
    const { href, pathname } = link;
    const isTouch = type === 'touchstart';
    const prerender = async () => {
      intendedUrl = href;
      const held = isTouch && new Promise((resolve) => setTimeout(resolve, TOUCH_MS));
      await prefetchData(await module, services, href, page);
      await held;
      const isIntended = intendedUrl === href && pathname !== location.pathname;
      const { isNavigating } = prerenderStore.getState();
      if (isIntended && !isNavigating && page.chrome === 'full') prerenderStore.setState({ page });
    };
    timer = setTimeout(() => void prerender().catch(() => {}), isTouch ? 0 : HOVER_MS);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onApproach, { passive: true });
  // A touch that scrolls is not intent.
  document.addEventListener('touchmove', () => (intendedUrl = null), { passive: true });
}

const handleOf = (routes: RouteObject[], pathname: string) =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;

type Target = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** A link's page, as it is once its loader has run; null where the link does not lead to a remote's page. */
export function routedPageOf(
  routes: RouteObject[],
  { pathname, search, hash }: Target,
): (RoutedPage & Pick<RouteHandle, 'chrome'>) | null {
  const matches = matchRoutes(routes, pathname);
  const handle = handleOf(routes, pathname);
  if (!matches || !handle?.page) return null;
  return {
    id: handle.page,
    chrome: handle.chrome,
    loaded: true,
    unavailable: false,
    locationContext: {
      location: { pathname, search, hash, state: null, key: 'prerendered' },
      navigationType: NavigationType.Push,
    },
    routeContext: { outlet: null, matches, isDataRoute: true },
  };
}

async function prefetchData(
  { load }: RouteModule,
  services: AppServices,
  href: string,
  { routeContext }: RoutedPage,
): Promise<void> {
  const params = routeContext.matches.at(-1)?.params ?? {};
  await load?.({ ...services, params, url: new URL(href), signal: new AbortController().signal });
}

/** The browser's own setting, where it has one. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
