import { useSyncExternalStore } from 'react';

const CHECK_MS = 10_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

/** Whole minutes since 1970, UTC; null on the server and during hydration, since pages are cached for longer than a minute. */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / 60_000),
    () => null,
  );
