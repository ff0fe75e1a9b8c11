import { createStore } from 'zustand/vanilla';
import type { RoutedPage } from '../page/route';

interface PrerenderState {
  page: RoutedPage | null;
  /** Whether its link was followed, and the router is still on its way there. */
  isNavigating: boolean;
}

const NOTHING: PrerenderState = { page: null, isNavigating: false };

/** The page that the visitor is likely to open next, rendered hidden next to the current one. */
export const prerenderStore = createStore<PrerenderState>(() => NOTHING);

export const discardPrerendered = () => prerenderStore.setState(NOTHING);

/** Whether the router has arrived at the page that was prerendered. Going back restores a scroll position, so it renders again. */
export function isPrerenderOf(prerendered: RoutedPage, current: RoutedPage): boolean {
  const expected = prerendered.locationContext.location;
  const { location, navigationType } = current.locationContext;
  return (
    prerendered.id === current.id &&
    navigationType !== 'POP' &&
    location.state === null &&
    (['pathname', 'search', 'hash'] as const).every((part) => expected[part] === location[part])
  );
}
