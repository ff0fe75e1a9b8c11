import { REPORTING, type Boot, type VisitReport } from '@tivara/contracts';
import { monitorVisit } from './reporter';

const BOOT = {
  composition: {
    id: 'c0ffee',
    shell: { version: '1' },
    remotes: [
      { name: 'wishlist', version: '2' },
      { name: 'stores', version: '3' },
    ],
  },
  reportTokenUrl: '/visit/report-token?composition=c0ffee',
} as unknown as Boot;

let requested: string[];
let sent: { url: string; body: Blob }[];
const reports = () =>
  Promise.all(sent.map(async ({ body }) => JSON.parse(await textOf(body)) as VisitReport));
/** jsdom's Blob has no text(). */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  sent = [];
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      requested.push(url);
      return { json: async () => ({ token: 'token' }) };
    },
  });
  requested = [];
  Object.assign(navigator, {
    sendBeacon: (url: string, body: Blob) => void sent.push({ url, body }),
  });
});
afterEach(() => {
  // Each visit is left, so that the next one is alone.
  dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
});

/** Advances the clock, and lets promises settle. */
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const read = async () => {
  jest.useRealTimers();
  return reports();
};

test('reports each app that loaded and rendered once', async () => {
  const monitor = monitorVisit(BOOT);
  monitor.loaded('wishlist/heart', 20);
  monitor.loaded('wishlist/count', 20);
  await wait(REPORTING.healthyMs - 1);
  expect(sent).toEqual([]);
  await wait(2);
  monitor.loaded('wishlist/page', 20);
  await wait(REPORTING.healthyMs * 2);
  expect(sent.map(({ url }) => url)).toEqual(['/api/reports']);
  expect(await read()).toEqual([
    {
      token: 'token',
      versions: ['shell@1', 'wishlist@2', 'stores@3'],
      healthy: ['shell', 'wishlist'],
      issues: [],
    },
  ]);
});

test('sends pending reports when the visitor leaves', async () => {
  const monitor = monitorVisit(BOOT);
  monitor.loaded('stores/page', 20);
  await wait(1);
  dispatchEvent(new Event('pagehide'));
  monitor.failed('wishlist/heart', 'load', new Error('broken off by leaving'));
  const [report, ...more] = await read();
  expect(report?.healthy).toEqual(['shell', 'stores']);
  expect(more).toEqual([]);
});

test('reports a failure immediately and once, with locations in our own files only', async () => {
  const monitor = monitorVisit(BOOT);
  monitor.loaded('wishlist/heart', 20);
  const error = new TypeError('x is not a function');
  error.stack = [
    'TypeError: x is not a function',
    '    at Heart (https://shop.example/r/wishlist/2/web/heart.1234.js:1:204)',
    '    at run (chrome-extension://abc/content.js:1:2)',
  ].join('\n');
  monitor.failed('wishlist/heart', 'render', error);
  monitor.failed('wishlist/heart', 'render', new TypeError('the next card'));
  await wait(REPORTING.healthyMs * 2);
  const [report, rest] = await read();
  expect(report?.issues).toEqual([
    {
      module: 'wishlist/heart',
      kind: 'render',
      message: 'TypeError: x is not a function',
      frames: [{ file: '/r/wishlist/2/web/heart.1234.js', line: 1, column: 204 }],
    },
  ]);
  // The failed app is not reported as healthy.
  expect(rest).toMatchObject({ healthy: ['shell'], issues: [] });
});

test('does not report a failed load again when it is rendered', async () => {
  const monitor = monitorVisit(BOOT);
  const error = new Error('gone');
  monitor.failed('wishlist/heart', 'load', error);
  monitor.failed('wishlist/heart', 'render', error);
  await wait(1);
  expect((await read()).flatMap(({ issues }) => issues.map(({ kind }) => kind))).toEqual(['load']);
});

test('ignores responses of the API, and reports slowness without a failure', async () => {
  const monitor = monitorVisit(BOOT);
  monitor.failed('stores/page', 'render', Object.assign(new Error('no'), { name: 'ApiError' }));
  monitor.loaded('stores/page', REPORTING.slowMs + 1200);
  await wait(REPORTING.healthyMs + 1);
  const [slow, healthy] = await read();
  expect(slow?.issues).toMatchObject([{ module: 'stores/page', kind: 'slow', ms: 4200 }]);
  expect(healthy?.healthy).toEqual(['shell', 'stores']);
});

test('a node that a translator moved is reported, and is no failure of the app', async () => {
  const monitor = monitorVisit(BOOT);
  monitor.loaded('wishlist/page', 10);
  const error = new DOMException('The node to be removed is not a child.', 'NotFoundError');
  monitor.failed('wishlist/page', 'render', error);
  await wait(REPORTING.healthyMs + 1);
  const [changed, healthy] = await read();
  expect(changed?.issues).toMatchObject([{ module: 'wishlist/page', kind: 'changed' }]);
  expect(healthy?.healthy).toContain('wishlist');
});

test('reports nothing without a token', async () => {
  const { composition } = BOOT;
  const monitor = monitorVisit({ composition, rendered: true });
  monitor.loaded('wishlist/heart', 9000);
  monitor.failed('wishlist/heart', 'render', new Error('x'));
  await wait(REPORTING.healthyMs * 2);
  dispatchEvent(new Event('pagehide'));
  expect([...sent, ...requested]).toEqual([]);
});
