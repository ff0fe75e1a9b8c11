import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { inlineScript } from '@tivara/contracts';
import type { HtmlStream, PageDeadlines, RenderHost, RenderRequest } from '@tivara/contracts';
import { isSkipped } from './federation';
import { startAfterPaint } from './start-after-paint';
import { LATE_DIGEST } from '../timing';

/** Scripts start without a first paint, which background tabs never report. (ms) */
const PAINT_MS = 3000;

/** In which `lateContent` is counted. */
const LATE_STEPS = 10;

/** Resolves with the whole HTML. What is later than `lateContent` after the layout is left to the browser. Rejects if the layout fails. */
export function renderHtml(
  page: ReactNode,
  { url, scripts, nonce }: RenderRequest,
  host: RenderHost,
  deadlines: PageDeadlines,
  { onLateContent, onClose }: Record<'onLateContent' | 'onClose', () => void>,
): Promise<HtmlStream> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    const logged = new Set<string>();
    const late = new Error('left to the browser');
    let lateTimer: ReturnType<typeof setInterval> | undefined;
    const limit = setTimeout(() => abort(new Error('the page took too long')), deadlines.page);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: inlineScript(startAfterPaint, scripts, PAINT_MS),
      // Rendered content in place, however large: moving it there by script would cost a second layout.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        let steps = 0;
        // In steps, so that the time in which other pages keep the thread busy counts little.
        lateTimer = setInterval(() => {
          if (++steps < LATE_STEPS) return;
          clearInterval(lateTimer);
          onLateContent();
          abort(late);
        }, deadlines.lateContent / LATE_STEPS);
      },
      onAllReady: () => {
        clearInterval(lateTimer);
        resolve(pipe(body));
      },
      onShellError: (error) => {
        clearTimeout(limit);
        onClose();
        reject(error);
      },
      onError: (error) => {
        if (error === late) return LATE_DIGEST;
        // Once per page, not once per card.
        if (!isSkipped(error) && logged.size < logged.add(String(error)).size)
          host.log(`${url}: ${String(error)}`);
        return undefined;
      },
    });
    body.on('close', () => {
      clearTimeout(limit);
      onClose();
    });
  });
}
