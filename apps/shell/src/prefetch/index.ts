/** Prefetching and prerendering of the next page. Other folders import from here alone, so that it can be removed as one. */
import type { AppServices } from '@tivara/contracts';
import type { Federation } from '@tivara/federation';
import { prefetchOnIntent } from './prefetch-on-intent';
import { showPrerenderedAtOnce, type Router } from './prerender-navigation';

export { PrerenderOutlet } from './prerender-outlet';

/** Prepares the page behind a link that the visitor is about to follow, and shows it as soon as they do. */
export function startPrefetching(
  router: Router,
  federation: Federation,
  services: AppServices,
): void {
  showPrerenderedAtOnce(router);
  prefetchOnIntent(router.routes, federation, services);
}
