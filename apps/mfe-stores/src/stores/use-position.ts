import { useEffect, useRef, useState } from 'react';
import type { Position } from '../map/project';

/** Decimals of a degree, about a kilometre: enough to sort by, and all that leaves the browser. */
const DECIMALS = 2;
const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 5 * 60_000;

/** By GeolocationPositionError.code. */
const ERROR_MESSAGES: Readonly<Record<number, string>> = {
  1: 'Location access is blocked. Allow it for this site, or search by city or pincode.',
  2: 'Couldn’t find your location. Search by city or pincode.',
  3: 'Finding your location took too long. Try again, or search by city or pincode.',
};
const UNSUPPORTED = 'Your browser doesn’t share your location. Search by city or pincode instead.';

/** Requests the position only when `locate` is called; passes it on rounded and doesn't store it. */
export function usePosition(onFound: (position: Position) => void) {
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState('');
  // Ignore a position that arrives after unmount.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  function locate() {
    setProblem('');
    if (!('geolocation' in navigator)) return setProblem(UNSUPPORTED);
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!isMounted.current) return;
        setIsLocating(false);
        onFound({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
      },
      ({ code }) => {
        if (!isMounted.current) return;
        setIsLocating(false);
        setProblem(ERROR_MESSAGES[code] ?? UNSUPPORTED);
      },
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS, enableHighAccuracy: false },
    );
  }
  return { locate, isLocating, problem };
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
