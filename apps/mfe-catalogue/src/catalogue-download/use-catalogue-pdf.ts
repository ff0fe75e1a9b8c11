import { useEffect, useRef, useState } from 'react';
import { API, type ApiCall, type CatalogueProgress } from '@tivara/contracts';
import { useApi } from '@tivara/state';

const POLL_INTERVAL_MS = 500;

export type PdfState =
  { state: 'idle' } | { state: 'generating'; made: number; pages: number } | { state: 'failed' };

/** Generates the PDF, polls its progress and calls `onReady` once it can be downloaded. */
export function useCataloguePdf(query: string, onReady: () => void) {
  const api = useApi();
  const [pdf, setPdf] = useState<PdfState>({ state: 'idle' });
  const abortController = useRef<AbortController | null>(null);
  useEffect(() => () => abortController.current?.abort(), []);

  const start = async () => {
    if (pdf.state === 'generating') return;
    const { signal } = (abortController.current = new AbortController());
    setPdf({ state: 'generating', made: 0, pages: 0 });
    try {
      // Several servers may respond with their own count: never let the progress go back.
      for (let maxMade = 0; ;) {
        const { state, made, pages } = await fetchProgress(api, query, signal);
        if (state === 'failed') throw new Error('the catalogue could not be generated');
        maxMade = Math.max(maxMade, made);
        setPdf({ state: 'generating', made: maxMade, pages });
        if (state === 'ready') break;
        await delay(signal);
      }
      onReady();
      setPdf({ state: 'idle' });
    } catch {
      if (!signal.aborted) setPdf({ state: 'failed' });
    }
  };
  return { pdf, start: () => void start() };
}

const fetchProgress = (api: ApiCall, query: string, signal: AbortSignal) =>
  api<CatalogueProgress>(API.catalogueProgress + query, { signal });

/** Rejects if aborted. */
function delay(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, POLL_INTERVAL_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
