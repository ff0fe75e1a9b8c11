import { NavigationType, matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle, RoutedPage } from '../routes/route';

type Target = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** The handle of the route that a link leads to. */
export const routeHandleOf = (routes: RouteObject[], { pathname }: Pick<URL, 'pathname'>) =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;

/** A link's page, as it is once its loader has run; null where the link does not lead to a remote's page. */
export function routedPageOf(
  routes: RouteObject[],
  { pathname, search, hash }: Target,
): (RoutedPage & Pick<RouteHandle, 'chrome'>) | null {
  const matches = matchRoutes(routes, pathname);
  const handle = routeHandleOf(routes, { pathname });
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
