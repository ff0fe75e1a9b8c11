import type { RouteObject } from 'react-router-dom';
import type { AppServices, RouteModule } from '@tivara/contracts';
import type { Federation } from '@tivara/federation';
import { handleOf, pageAhead, placeOf, type PagePlace } from '../app/page-place';

/** A pointer or focus that stays on a link this long means it. (ms) */
const REST_MS = 100;
/** A finger that has not moved for this long taps or holds, and does not scroll. (ms) */
const STILL_MS = 50;

/**
 * Fetches the module behind a link when pointer or focus comes near; when they rest there, its data too, and draws the page
 * unseen, so that following the link has only to show it. Not for visitors who save data.
 */
export function prefetchOnIntent(
  routes: RouteObject[],
  federation: Federation,
  services: AppServices,
): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let meant: string | null;

  const approach = ({ target, type }: Event) => {
    clearTimeout(rest);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || savesData()) return;
    // A failure shows when the link is followed, not before.
    handleOf(routes, link)
      ?.load?.()
      .catch(() => {});
    const page = placeOf(routes, link);
    if (!page) return;
    const module = federation.load(page.id) as Promise<RouteModule>;
    module.catch(() => {});
    const { href, pathname } = link;
    const isTouch = type === 'touchstart';
    const prepare = async () => {
      meant = href;
      const still = isTouch && new Promise((resolve) => setTimeout(resolve, STILL_MS));
      await prefetchData(await module, services, href, page);
      await still;
      const isNext = meant === href && pathname !== location.pathname;
      const { isFollowed } = pageAhead.getState();
      if (isNext && !isFollowed && page.chrome === 'full') pageAhead.setState({ page });
    };
    rest = setTimeout(() => void prepare().catch(() => {}), isTouch ? 0 : REST_MS);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, approach, { passive: true });
  // Whoever scrolls past a link did not mean it.
  document.addEventListener('touchmove', () => (meant = null), { passive: true });
}

async function prefetchData(
  { load }: RouteModule,
  services: AppServices,
  href: string,
  { route }: PagePlace,
): Promise<void> {
  const params = route.matches.at(-1)?.params ?? {};
  await load?.({ ...services, params, url: new URL(href), signal: new AbortController().signal });
}

/** The browser's own setting, where it has one. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
