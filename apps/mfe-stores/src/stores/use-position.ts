import { useEffect, useRef, useState } from 'react';
import type { Position } from '../map/project';

/** Rounded to a hundredth of a degree, about a kilometre: enough to sort by, and all that leaves the browser. */
const DIGITS = 2;
const PATIENCE_MS = 10_000;
/** An answer of the browser's that is no older is good enough. */
const FRESH_MS = 5 * 60_000;

/** What is said when a position cannot be had, by the code of GeolocationPositionError. */
const REASONS: Readonly<Record<number, string>> = {
  1: 'Your browser keeps your position to itself. Allow it for this site, or search by city or pincode.',
  2: 'Your position could not be found. Search by city or pincode.',
  3: 'Your position took too long to find. Try again, or search by city or pincode.',
};
const NOT_THERE = 'This browser does not tell positions. Search by city or pincode.';

/**
 * Asks the browser for the position when `ask` is called, never before. The position is handed on, rounded, and kept nowhere.
 */
export function usePosition(found: (position: Position) => void) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  // An answer that comes after its place is gone is for nobody.
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  function ask() {
    setProblem('');
    if (!('geolocation' in navigator)) return setProblem(NOT_THERE);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!here.current) return;
        setAsking(false);
        found({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
      },
      ({ code }) => {
        if (!here.current) return;
        setAsking(false);
        setProblem(REASONS[code] ?? NOT_THERE);
      },
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS, enableHighAccuracy: false },
    );
  }
  return { ask, asking, problem };
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));
