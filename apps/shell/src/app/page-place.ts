import type { ContextType } from 'react';
import {
  NavigationType,
  matchRoutes,
  type RouteObject,
  type UNSAFE_LocationContext,
  type UNSAFE_RouteContext,
} from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import type { RouteHandle } from './route';

/** A remote's page at one address, with what the router's hooks tell it there. */
export interface PagePlace {
  /** `remote/expose`. */
  id: string;
  /** Whether its loader has run; the browser runs it again where the server was late. */
  loaded: boolean;
  /** Whether the server could not get its data: the visitor is offered Try again. */
  unavailable: boolean;
  at: ContextType<typeof UNSAFE_LocationContext>;
  route: ContextType<typeof UNSAFE_RouteContext>;
}

interface Ahead {
  page: PagePlace | null;
  /** Whether its link has been followed, and the router is on its way there. */
  isFollowed: boolean;
}

const NOTHING: Ahead = { page: null, isFollowed: false };

/** The page that a visitor seems about to ask for: it is drawn beside the one on the screen, unseen, until they do. */
export const pageAhead = createStore<Ahead>(() => NOTHING);

export const forgetAhead = () => pageAhead.setState(NOTHING);

/** What is known of the route that a link leads to. */
export const handleOf = (routes: RouteObject[], { pathname }: Pick<URL, 'pathname'>) =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;

/** A link's page, once its loader has run; null where the link leads to none of a remote's. */
export function placeOf(
  routes: RouteObject[],
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
): (PagePlace & Pick<RouteHandle, 'chrome'>) | null {
  const matches = matchRoutes(routes, pathname);
  const handle = handleOf(routes, { pathname });
  if (!matches || !handle?.page) return null;
  return {
    id: handle.page,
    chrome: handle.chrome,
    loaded: true,
    unavailable: false,
    at: {
      location: { pathname, search, hash, state: null, key: 'ahead' },
      navigationType: NavigationType.Push,
    },
    route: { outlet: null, matches, isDataRoute: true },
  };
}

/** Whether the router has come to where a page was drawn ahead. Going back has a place on the page to find again. */
export function leadsTo(ahead: PagePlace, { id, at }: PagePlace): boolean {
  const [one, other] = [ahead.at.location, at.location];
  return (
    ahead.id === id &&
    at.navigationType !== 'POP' &&
    other.state === null &&
    (['pathname', 'search', 'hash'] as const).every((part) => one[part] === other[part])
  );
}
