import { useSyncExternalStore } from 'react';

/** Cached: reading it while React renders would force a layout. (px) */
let position = 0;

function subscribe(listener: () => void) {
  position = scrollY;
  const follow = () => {
    position = scrollY;
    listener();
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}
const atTop = () => false;

/** Whether the page is scrolled by more than this many px; the server renders its top. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(subscribe, () => position > limit, atTop);
