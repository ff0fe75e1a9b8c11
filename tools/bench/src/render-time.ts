/** How long a page takes from the arrival of an answer until the frame that shows it, in Chromium. */
import { chromium } from '@playwright/test';
import { BROWSER, allowFunctions } from '@tivara/workspace/browser';
import type { Browser, Page } from '@playwright/test';

/** What a page shows of an answer */
export interface Shown {
  /** the things listed; a change of their words is waited for */
  selector: string;
  /** part of the address of the call that answers them */
  call: string;
}

export const openBrowser = (): Promise<Browser> => chromium.launch(BROWSER);

export async function openContext(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  await allowFunctions(context);
  return context;
}

/**
 * Times what actions take until their answers are drawn.
 * @param actions each changes what is listed
 * @returns ms from the end of the answer to the frame, and ms of the main thread's
 * CPU from the action on; without those for which no answer was needed
 */
export async function timeRendering(
  page: Page,
  shown: Shown,
  actions: (() => Promise<unknown>)[],
): Promise<{ times: number[]; cpu: number[] }> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  const times: number[] = [];
  const cpu: number[] = [];
  for (const act of actions) {
    await page.evaluate(settled);
    await page.evaluate(watch, shown);
    const before = await used();
    await act();
    await page.waitForFunction(() => 'renderedAfter' in globalThis);
    const time = await page.evaluate(() => Number(Reflect.get(globalThis, 'renderedAfter')));
    if (!time) continue;
    times.push(time);
    cpu.push((await used()) - before);
  }
  await protocol.detach();
  return { times, cpu };
}

/**
 * Runs in the page: waits until nothing has changed for a while, as what an earlier answer left for later would be taken for the next.
 */
function settled() {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        observer.disconnect();
        resolve(undefined);
      }, QUIET);
    };
    const QUIET = 300;
    const observer = new MutationObserver(later);
    observer.observe(document.querySelector('main') ?? document.body, {
      childList: true,
      subtree: true,
    });
    later();
  });
}

/** Runs in the page: waits for other words, and for the frame that shows them. */
function watch({ selector, call }: Shown) {
  Reflect.deleteProperty(globalThis, 'renderedAfter');
  performance.clearResourceTimings();
  const words = () =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
  const before = words();
  const observer = new MutationObserver(() => {
    if (words() === before) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.now();
        const answer = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(call))
          .at(-1);
        // What was there before comes without an answer.
        const arrived = answer && (answer as PerformanceResourceTiming).responseEnd;
        Reflect.set(globalThis, 'renderedAfter', arrived ? now - arrived : 0);
      }),
    );
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
}
