import type { Asset } from '@tivara/contracts';

/** Once the browser has painted, loads the page's scripts and runs the shell's, so that they delay neither fonts nor pictures. Background tabs never report a first paint. */
export function startAfterPaint(scripts: Asset[], withoutPaintMs: number): void {
  let isWaiting = true;
  const run = () => {
    if (!isWaiting) return;
    isWaiting = false;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
      link.rel = 'preload';
    for (const { url, integrity } of scripts)
      document.body.append(
        Object.assign(document.createElement('script'), {
          src: url,
          integrity,
          crossOrigin: 'anonymous',
        }),
      );
  };
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
  setTimeout(run, withoutPaintMs);
}
