import { useEffect, useState, useSyncExternalStore } from 'react';

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

/** Shorter scrolls have no direction, as fingers tremble. (px) */
const TREMBLE = 8;

/** True while the page is being scrolled down, until it is scrolled up again. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    return subscribe(() => {
      if (Math.abs(scrollY - last) < TREMBLE) return;
      setDown(scrollY > last && scrollY > 0);
      last = scrollY;
    });
  }, []);
  return down;
}
