/** One visit of a page in Chromium, on a profile of network and processor: what it transfers and when things happen. */
import type { BrowserContext, Page } from '@playwright/test';
/** `latency` in ms, `down` and `up` in bytes a second. */
export interface Profile {
  viewport: { width: number; height: number };
  slowdown: number;
  network?: { latency: number; down: number; up: number };
}
export interface Sample {
  /** First contentful paint. (ms) */
  fcp: number;
  /** Largest contentful paint. (ms) */
  lcp: number;
  /** Total blocking time from FCP until the page was ready and quiet. (ms) */
  tbt: number;
  /** The longest time from an input to the frame after it. (ms) */
  inp: number;
  /** When the page answers to input. (ms) */
  ready: number;
  /** Bytes of scripts as transferred. */
  js: number;
  /** Bytes of the document as transferred, styles and data with it. */
  html: number;
  /** Bytes of everything as transferred. */
  all: number;
  requests: number;
  requestsBeforeLcp: number;
  /** How many files had to arrive one after the other until the last script, style or font was asked for. */
  trips: number;
}

const KBIT = 1000 / 8;
/**
 * A page's new process is given this long to start: on the visitor's phone it stands, and starting on two cores beside the servers would be a quarter of what is measured, and most of its spread. (ms)
 */
const START = 1000;

export const PROFILES: Record<'phone' | 'desktop', Profile> = {
  // As Lighthouse's slow 4G.
  phone: {
    viewport: { width: 390, height: 844 },
    slowdown: 4,
    network: { latency: 150, down: 1600 * KBIT, up: 750 * KBIT },
  },
  desktop: { viewport: { width: 1440, height: 900 }, slowdown: 1 },
};

/**
 * Opens a page and acts on it once.
 * @param context its cache makes the visit a cold or a warm one
 * @param act an input, for the answer's time
 * @returns with the bytes of each script as transferred, by its path
 */
export async function visit(
  context: BrowserContext,
  url: string,
  profile: Profile,
  act: (page: Page) => Promise<unknown>,
): Promise<{ sample: Sample; scripts: Record<string, number> }> {
  const page = await context.newPage();
  const requests = await follow(page, profile);
  await page.addInitScript(observe);
  // Nothing of the driver's own runs in the page until it stands: a phone would feel it.
  const isReady = await listen(page);
  await page.waitForTimeout(START);
  await page.goto(url, { waitUntil: 'load' });
  await isReady();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'benchSeen'));
  const { scripts, ...transferred } = requests(seen.lcp);
  await act(page);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  );
  const inp = await page.evaluate(() => Reflect.get(globalThis, 'benchSeen').inp);
  await page.close();
  const { fcp, lcp, tasks } = seen;
  const tbt = tasks
    .map(({ from, to }: { from: number; to: number }) => to - Math.max(from, fcp) - 50)
    .reduce((sum: number, over: number) => sum + Math.max(0, over), 0);
  return { sample: { fcp, lcp, tbt, inp, ready: seen.ready, ...transferred }, scripts };
}

/** @returns waits until the page answers to input */
async function listen(page: Page): Promise<() => Promise<unknown>> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Runtime.enable');
  await protocol.send('Runtime.addBinding', { name: 'benchReady' });
  const called = new Promise((done) => protocol.once('Runtime.bindingCalled', done));
  return () => called;
}

/** Sets the profile, and counts what is asked for. */
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
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const requests: Map<
    string,
    { url: string; type: string; began: number; bytes: number; from: string | undefined }
  > = new Map();
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
    const began = all[0]?.began ?? 0;
    const bytes = (isWanted: (type: string) => boolean) =>
      all.filter(({ type }) => isWanted(type)).reduce((sum, each) => sum + each.bytes, 0);
    const depth: (url: string | undefined) => number = (url) => {
      const request = all.find((each) => each.url === url);
      return request ? 1 + (request === all[0] ? 0 : depth(request.from)) : 0;
    };
    const scripts = all.filter(({ type }) => type === 'Script');
    return {
      scripts: Object.fromEntries(scripts.map(({ url, bytes }) => [new URL(url).pathname, bytes])),
      js: bytes((type) => type === 'Script'),
      html: bytes((type) => type === 'Document'),
      all: bytes(() => true),
      requests: all.length,
      requestsBeforeLcp: all.filter((each) => (each.began - began) * 1000 < lcp).length,
      trips: Math.max(
        ...all
          .filter(({ type }) => ['Script', 'Stylesheet', 'Font'].includes(type))
          .map(({ url }) => depth(url)),
      ),
    };
  };
}

/** Runs in the page before anything else. */
function observe() {
  const seen: {
    fcp: number;
    lcp: number;
    tasks: { from: number; to: number }[];
    inp: number;
    ready: number;
  } = { fcp: 0, lcp: 0, tasks: [], inp: 0, ready: 0 };
  Reflect.set(globalThis, 'benchSeen', seen);
  const watch = (type: string, take: (entry: PerformanceEventTiming) => void, more: object = {}) =>
    new PerformanceObserver((list) =>
      (list.getEntries() as PerformanceEventTiming[]).forEach(take),
    ).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('longtask', ({ startTime, duration }) =>
    seen.tasks.push({ from: startTime, to: startTime + duration }),
  );
  watch(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) seen.inp = Math.max(seen.inp, duration);
    },
    { durationThreshold: 16 },
  );
  new MutationObserver((_changes, observer) => {
    if (!document.documentElement?.hasAttribute('data-ready')) return;
    seen.ready = performance.now();
    Reflect.get(globalThis, 'benchReady')('');
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
}
