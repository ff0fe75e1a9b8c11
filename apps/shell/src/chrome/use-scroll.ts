import { useEffect, useState, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
const atTop = () => false;

/** Whether the page is scrolled by more than this many px; the server draws its top. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(subscribe, () => scrollY > limit, atTop);

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
