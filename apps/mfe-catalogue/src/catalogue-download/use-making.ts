import { useEffect, useRef, useState } from 'react';
import { API, type ApiCall, type CatalogueProgress } from '@tivara/contracts';
import { useApi } from '@tivara/state';

/** How often it is asked how far the making is. (ms) */
const EVERY = 500;

export type Making =
  { state: 'idle' } | { state: 'making'; made: number; pages: number } | { state: 'failed' };

/** Has the catalogue made, tells how far that is, and calls `ready` once it can be downloaded. */
export function useMaking(query: string, ready: () => void) {
  const api = useApi();
  const [making, setMaking] = useState<Making>({ state: 'idle' });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const start = async () => {
    if (making.state === 'making') return;
    const { signal } = (leaving.current = new AbortController());
    setMaking({ state: 'making', made: 0, pages: 0 });
    try {
      // Several servers may answer, each with its own count: it never goes back.
      for (let most = 0; ;) {
        const { state, made, pages } = await ask(api, query, signal);
        if (state === 'failed') throw new Error('the catalogue could not be made');
        most = Math.max(most, made);
        setMaking({ state: 'making', made: most, pages });
        if (state === 'ready') break;
        await rest(signal);
      }
      ready();
      setMaking({ state: 'idle' });
    } catch {
      if (!signal.aborted) setMaking({ state: 'failed' });
    }
  };
  return { making, start: () => void start() };
}

const ask = (api: ApiCall, query: string, signal: AbortSignal) =>
  api<CatalogueProgress>(API.catalogueProgress + query, { signal });

/** Waits a moment; rejects when the signal comes first. */
function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, EVERY);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
