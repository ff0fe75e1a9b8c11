import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { AppServices, Composition, RouteModule } from '@tivara/contracts';
import type { Federation } from '@tivara/federation';
import { SHELL_PAGES } from '../app/shell-pages';

/** A pointer or focus that stays on a link this long means it. (ms) */
const REST_MS = 100;

/**
 * Fetches the module behind a link when pointer or focus comes near, and its data when they rest there, so that following it
 * finds both. Not for visitors who save data.
 */
export function prefetchOnIntent(
  { remotes }: Composition,
  federation: Federation,
  services: AppServices,
): void {
  const pages = [
    // They are here already, and must not be taken for search terms.
    ...SHELL_PAGES.map(({ path = '' }): RouteObject => ({ path })),
    ...remotes.flatMap(({ name, routes }) =>
      routes.map(({ path, expose }): RouteObject => ({ path, id: `${name}/${expose}` })),
    ),
  ];
  let rest: ReturnType<typeof setTimeout> | undefined;

  const approach = ({ target, type }: Event) => {
    clearTimeout(rest);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || savesData()) return;
    const [match] = matchRoutes(pages, link.pathname) ?? [];
    const page = match?.route.id;
    if (!page) return;
    // A failure shows when the link is followed, not before.
    const module = federation.load(page) as Promise<RouteModule>;
    module.catch(() => {});
    const { href } = link;
    const load = () => void prefetchData(module, services, href, match.params).catch(() => {});
    rest = setTimeout(load, type === 'touchstart' ? 0 : REST_MS);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, approach, { passive: true });
}

async function prefetchData(
  module: Promise<RouteModule>,
  services: AppServices,
  href: string,
  params: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { load } = await module;
  await load?.({ ...services, params, url: new URL(href), signal: new AbortController().signal });
}

/** The browser's own setting, where it has one. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
