import { Quarantine } from './quarantine.js';
import type { Composed } from './releases.js';

const { jest } = import.meta;
const bundle = { file: '/releases/wishlist/server.js', integrity: '', deployment: 1 };
const composed = { bundles: { wishlist: bundle } } as unknown as Composed;

let log: string[];
let quarantine: Quarantine;
beforeEach(() => {
  jest.useFakeTimers();
  log = [];
  quarantine = new Quarantine((message) => log.push(message));
});
afterEach(() => jest.useRealTimers());

test('a remote with an uncaught error is skipped for ten seconds, with one incident for all of its pages', () => {
  quarantine.uncaughtError('wishlist', bundle, 'uncaught error: stray');
  quarantine.uncaughtError('wishlist', bundle, 'uncaught error: stray');
  expect(log).toHaveLength(1);
  expect(quarantine.skipped(composed)).toEqual(['wishlist']);
  jest.advanceTimersByTime(10_001);
  expect(quarantine.skipped(composed)).toEqual([]);
});

test('a remote with a second incident is quarantined until its next deployment', () => {
  quarantine.uncaughtError('wishlist', bundle, 'uncaught error: stray');
  jest.advanceTimersByTime(10_001);
  quarantine.uncaughtError('wishlist', bundle, 'uncaught error: stray');
  jest.advanceTimersByTime(86_400_000);
  expect(quarantine.skipped(composed)).toEqual(['wishlist']);
  expect(log.at(-1)).toContain('quarantined');
  const deployedAgain = { bundles: { wishlist: { ...bundle, deployment: 2 } } };
  expect(quarantine.skipped(deployedAgain as unknown as Composed)).toEqual([]);
});

test('a late module is tried again in the background, a remote that broke a thread is not', () => {
  quarantine.report('catalogue/list', 'nothing within 1500 ms');
  quarantine.incident('wishlist', bundle, 'a render thread was blocked');
  expect(quarantine.skipped(composed)).toEqual(['catalogue/list', 'wishlist']);
  expect(quarantine.skipped(composed, true)).toEqual(['wishlist']);
});

test('threads that are lost at the same time count as separate incidents', () => {
  quarantine.incident('wishlist', bundle, 'a render thread was blocked');
  quarantine.incident('wishlist', bundle, 'a render thread was blocked');
  jest.advanceTimersByTime(86_400_000);
  expect(quarantine.skipped(composed)).toEqual(['wishlist']);
});
