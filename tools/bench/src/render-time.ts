/** The time from the arrival of an answer until the frame that shows it, in Chromium. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { WHOLE_BROWSER, allowFunctions } from '@tivara/workspace/browser';

interface Rendered {
  /** The elements whose text changes. */
  selector: string;
  /** Part of the URL of the call that answers them. */
  call: string;
}

export const openBrowser = () => chromium.launch(WHOLE_BROWSER);

export async function openContext(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  await allowFunctions(context);
  return context;
}

declare global {
  var renderedAfter: number | undefined;
}

/**
 * Times actions until their answers are rendered.
 * @param actions each changes the elements
 * @returns ms from the end of the answer to the frame, and CPU ms of the main thread from the action on; without actions that needed no
 * answer
 */
export async function timeRendering(
  page: Page,
  rendered: Rendered,
  actions: (() => Promise<void>)[],
): Promise<{ times: number[]; cpu: number[] }> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuTime = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  const times: number[] = [];
  const cpu: number[] = [];
  for (const act of actions) {
    await page.evaluate(settle);
    await page.evaluate(watch, rendered);
    const before = await cpuTime();
    await act();
    await page.waitForFunction(() => globalThis.renderedAfter !== undefined);
    const time = await page.evaluate(() => globalThis.renderedAfter);
    if (!time) continue;
    times.push(time);
    cpu.push((await cpuTime()) - before);
  }
  await protocol.detach();
  return { times, cpu };
}

/** Runs in the page: waits for 300 ms without changes, so that deferred work of an earlier answer does not count as the next. */
function settle() {
  return new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        observer.disconnect();
        resolve();
      }, 300);
    };
    const observer = new MutationObserver(restart);
    const main = document.querySelector('main') ?? document.body;
    observer.observe(main, { childList: true, subtree: true });
    restart();
  });
}

/** Runs in the page: waits for a changed text and for the frame that shows it; 0 without a call. */
function watch({ selector, call }: Rendered) {
  globalThis.renderedAfter = undefined;
  performance.clearResourceTimings();
  const text = () =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
  const before = text();
  const measure = () => {
    const now = performance.now();
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answer = calls.filter(({ name }) => name.includes(call)).at(-1);
    globalThis.renderedAfter = answer ? now - answer.responseEnd : 0;
  };
  const observer = new MutationObserver(() => {
    if (text() === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(measure));
  });
  const changes = { childList: true, attributes: true, characterData: true };
  observer.observe(document.body, { ...changes, subtree: true });
}
