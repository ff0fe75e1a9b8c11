import { useEffect, useState, useSyncExternalStore } from 'react';

/** Kept, as asking for it while React puts a page together makes the browser lay it out at once. (px) */
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

/** Whether the page is scrolled by more than this many px; the server draws its top. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(subscribe, () => position > limit, atTop);

/** Below this many px a scroll has no direction: fingers tremble. */
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
