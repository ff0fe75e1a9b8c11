// @ts-check
/** One visit of a page in Chromium, on a profile of network and processor: what it transfers and when things happen. */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ viewport: { width: number, height: number }, slowdown: number, network?: { latency: number, down: number, up: number } }} Profile `latency` in ms, `down` and `up` in bytes a second. */
/**
 * @typedef {object} Sample
 * @property {number} fcp First contentful paint. (ms)
 * @property {number} lcp Largest contentful paint. (ms)
 * @property {number} tbt Total blocking time from FCP until the page was ready and quiet. (ms)
 * @property {number} inp The longest time from an input to the frame after it. (ms)
 * @property {number} ready When the page answers to input. (ms)
 * @property {number} js Bytes of scripts as transferred.
 * @property {number} html Bytes of the document as transferred, styles and data with it.
 * @property {number} all Bytes of everything as transferred.
 * @property {number} requests
 * @property {number} requestsBeforeLcp
 * @property {number} trips How many files had to arrive one after the other until the last script, style or font was asked for.
 */

const KBIT = 1000 / 8;
/** A page's new process is given this long to start: on the visitor's phone it stands, and starting on two cores beside the servers would be a quarter of what is measured, and most of its spread. (ms) */
const START = 1000;

/** @type {Record<'phone' | 'desktop', Profile>} */
export const PROFILES = {
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
 * @param {import('@playwright/test').BrowserContext} context its cache makes the visit a cold or a warm one
 * @param {string} url
 * @param {Profile} profile
 * @param {(page: Page) => Promise<unknown>} act an input, for the answer's time
 * @returns {Promise<{ sample: Sample, scripts: Record<string, number> }>} with the bytes of each script as transferred, by its path
 */
export async function visit(context, url, profile, act) {
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
    .map(
      (/** @type {{ from: number, to: number }} */ { from, to }) => to - Math.max(from, fcp) - 50,
    )
    .reduce((/** @type {number} */ sum, /** @type {number} */ over) => sum + Math.max(0, over), 0);
  return { sample: { fcp, lcp, tbt, inp, ready: seen.ready, ...transferred }, scripts };
}

/** @param {Page} page @returns {Promise<() => Promise<unknown>>} waits until the page answers to input */
async function listen(page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Runtime.enable');
  await protocol.send('Runtime.addBinding', { name: 'benchReady' });
  const called = new Promise((done) => protocol.once('Runtime.bindingCalled', done));
  return () => called;
}

/** Sets the profile, and counts what is asked for. @param {Page} page @param {Profile} profile */
export async function follow(page, { slowdown, network }) {
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
  /** @type {Map<string, { url: string, type: string, began: number, bytes: number, from: string | undefined }>} */
  const asked = new Map();
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    asked.set(requestId, { url: request.url, type: type ?? '', began: timestamp, bytes: 0, from });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return (/** @type {number} */ lcp) => {
    const all = [...asked.values()];
    const began = all[0]?.began ?? 0;
    const bytes = (/** @type {(type: string) => boolean} */ isWanted) =>
      all.filter(({ type }) => isWanted(type)).reduce((sum, each) => sum + each.bytes, 0);
    /** @type {(url: string | undefined) => number} */
    const depth = (url) => {
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
  /** @type {{ fcp: number, lcp: number, tasks: { from: number, to: number }[], inp: number, ready: number }} */
  const seen = { fcp: 0, lcp: 0, tasks: [], inp: 0, ready: 0 };
  Reflect.set(globalThis, 'benchSeen', seen);
  const watch = (
    /** @type {string} */ type,
    /** @type {(entry: any) => void} */ take,
    /** @type {object} */ more = {},
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
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
