import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Asset, HtmlStream, RenderHost, RenderRequest } from '@tivara/contracts';
import { isSkipped } from './federation';
import { TIMEOUTS } from './timeouts';

/** Resolves with the HTML once the layout is rendered, and what is ready within TIMEOUTS.firstFlush. Rejects if the layout fails. */
export function streamPage(
  page: ReactNode,
  { url, scripts, nonce }: RenderRequest,
  host: RenderHost,
  { onLateContent, onClose }: Record<'onLateContent' | 'onClose', () => void>,
): Promise<HtmlStream> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    let isFlushed = false;
    const logged = new Set<string>();
    const flush = () => {
      if (isFlushed) return;
      isFlushed = true;
      clearTimeout(flushTimer);
      resolve(pipe(body));
    };
    let flushTimer: ReturnType<typeof setTimeout> | undefined;
    const limit = setTimeout(() => abort(new Error('the page took too long')), TIMEOUTS.page);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: startScript(scripts),
      // Send rendered content in place, however large: moving it there by script would cost a second layout.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        flushTimer = setTimeout(flush, TIMEOUTS.firstFlush);
      },
      onAllReady: () => {
        if (isFlushed) onLateContent();
        flush();
      },
      onShellError: (error) => {
        clearTimeout(limit);
        onClose();
        reject(error);
      },
      onError: (error) => {
        // Once per page, not once per card.
        if (!isSkipped(error) && logged.size < logged.add(String(error)).size)
          host.log(`${url}: ${String(error)}`);
      },
    });
    body.on('close', () => {
      clearTimeout(limit);
      abort(new Error('the visitor left'));
      onClose();
    });
  });
}

/** Preloads the scripts after fonts and pictures, and runs the shell's once the browser has painted, so that they do not delay it. */
const startScript = (scripts: Asset[]): string => `{
  const preload = () => {
    for (const link of document.querySelectorAll('link[data-later]')) link.rel = 'preload';
  };
  requestAnimationFrame(() => setTimeout(preload));
  let waiting = true;
  const run = () => {
    if (!waiting) return;
    waiting = false;
    for (const { url, integrity } of ${JSON.stringify(scripts)})
      document.body.append(
        Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' }),
      );
  };
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
  setTimeout(run, ${TIMEOUTS.paint});
}`;
