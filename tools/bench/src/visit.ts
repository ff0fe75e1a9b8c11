/** One visit of a page in Chromium with an emulated network and processor: what it transfers and when. */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { WHOLE_BROWSER, allowFunctions } from '@tivara/workspace/browser';
import { cpuThrottlingRate } from './machine-speed.ts';

/** `slowdown` of the reference machine's processor, so that a phone is as fast on every machine; `latency` in ms, `down` and `up` in bytes a second. */
export interface Profile {
  viewport: { width: number; height: number };
  slowdown: number;
  network?: { latency: number; down: number; up: number };
}

/** Times in ms, sizes in bytes as transferred. */
export interface Metrics {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time from FCP until the page was ready and idle. */
  tbt: number;
  /** The longest time from an input to the frame after it. */
  inp: number;
  /** Until the page answers to input. */
  ready: number;
  js: number;
  /** The document with its styles and data. */
  html: number;
  all: number;
  requests: number;
  requestsBeforeLcp: number;
  /** The longest chain of requests that ends in a script, style or font. */
  trips: number;
}

const KBIT = 1000 / 8;
/** What loads once the page is ready and idle. */
export const LATER = /\/web\/vitals\./;
/** Lets the page's process start before the visit: on the test machine that would distort what is measured. (ms) */
const PROCESS_START_MS = 1000;

export const PROFILES: Record<'phone' | 'desktop', Profile> = {
  // As Lighthouse's slow 4G.
  phone: {
    viewport: { width: 390, height: 844 },
    slowdown: 4,
    network: { latency: 150, down: 1600 * KBIT, up: 750 * KBIT },
  },
  desktop: { viewport: { width: 1440, height: 900 }, slowdown: 1 },
};

export const openBrowser = () => chromium.launch(WHOLE_BROWSER);

export async function openContext(browser: Browser, viewport: Profile['viewport']) {
  const context = await browser.newContext({ viewport });
  await allowFunctions(context);
  return context;
}

/**
 * Opens a page and acts on it once.
 * @param context its cache makes the visit a cold or a warm one
 * @param act an input whose response time is measured
 * @returns with the bytes of each script as transferred, by its path
 */
export async function visit(
  context: BrowserContext,
  url: string,
  profile: Profile,
  act: (page: Page) => Promise<unknown>,
): Promise<{ metrics: Metrics; scripts: Record<string, number> }> {
  const page = await context.newPage();
  const summarize = await follow(page, profile);
  await page.addInitScript(observe);
  const isReady = await listenForReady(page);
  await page.waitForTimeout(PROCESS_START_MS);
  await page.goto(url, { waitUntil: 'load' });
  await isReady();
  await page.waitForLoadState('networkidle');
  const { fcp, lcp, tasks, ready } = await page.evaluate(() => globalThis.benchSeen);
  const { scripts, ...transferred } = summarize(lcp);
  await act(page);
  const inp = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
    return globalThis.benchSeen.inp;
  });
  await page.close();
  const tbt = tasks
    .map(({ from, to }) => to - Math.max(from, fcp) - 50)
    .reduce((sum, blocking) => sum + Math.max(0, blocking), 0);
  return { metrics: { fcp, lcp, tbt, inp, ready, ...transferred }, scripts };
}

/** Waits for the page to answer to input; by a CDP binding, as polling in the page would slow a phone down. */
async function listenForReady(page: Page): Promise<() => Promise<unknown>> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Runtime.enable');
  await protocol.send('Runtime.addBinding', { name: 'benchReady' });
  const called = new Promise((done) => protocol.once('Runtime.bindingCalled', done));
  return () => called;
}

/** Applies the profile and records requests. @returns what was transferred until now */
export async function follow(page: Page, { slowdown, network }: Profile) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  if (network)
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down,
      uploadThroughput: network.up,
    });
  const rate = cpuThrottlingRate(slowdown);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate });
  const requests = new Map<
    string,
    { url: string; type: string; began: number; bytes: number; from?: string }
  >();
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    requests.set(requestId, {
      url: request.url,
      type: type ?? '',
      began: timestamp,
      bytes: 0,
      from,
    });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return (lcp: number) => {
    const all = [...requests.values()];
    const [first] = all;
    const bytesOf = (list: typeof all) => list.reduce((sum, { bytes }) => sum + bytes, 0);
    const ofType = (...types: string[]) => all.filter(({ type }) => types.includes(type));
    const depthOf = (url?: string): number => {
      const request = all.find((each) => each.url === url);
      return request ? 1 + (request === first ? 0 : depthOf(request.from)) : 0;
    };
    const scripts = ofType('Script');
    return {
      scripts: Object.fromEntries(scripts.map(({ url, bytes }) => [new URL(url).pathname, bytes])),
      js: bytesOf(scripts),
      html: bytesOf(ofType('Document')),
      all: bytesOf(all),
      requests: all.length,
      requestsBeforeLcp: all.filter(({ began }) => (began - first.began) * 1000 < lcp).length,
      trips: Math.max(
        ...ofType('Script', 'Stylesheet', 'Font')
          .filter(({ url }) => !LATER.test(url))
          .map(({ url }) => depthOf(url)),
      ),
    };
  };
}

declare global {
  var benchReady: (payload: string) => void;
  var benchSeen: {
    fcp: number;
    lcp: number;
    tasks: { from: number; to: number }[];
    inp: number;
    ready: number;
  };
}

function observe() {
  const seen: typeof benchSeen = { fcp: 0, lcp: 0, tasks: [], inp: 0, ready: 0 };
  globalThis.benchSeen = seen;
  const watch = (type: string, onEntry: (entry: PerformanceEventTiming) => void, options = {}) =>
    new PerformanceObserver((list) =>
      (list.getEntries() as PerformanceEventTiming[]).forEach(onEntry),
    ).observe({ type, buffered: true, ...options });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('longtask', ({ startTime, duration }) =>
    seen.tasks.push({ from: startTime, to: startTime + duration }),
  );
  const onEvent = ({ duration, interactionId }: PerformanceEventTiming) => {
    if (interactionId) seen.inp = Math.max(seen.inp, duration);
  };
  watch('event', onEvent, { durationThreshold: 16 });
  new MutationObserver((_changes, observer) => {
    if (!document.documentElement?.hasAttribute('data-ready')) return;
    seen.ready = performance.now();
    globalThis.benchReady('');
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
}
