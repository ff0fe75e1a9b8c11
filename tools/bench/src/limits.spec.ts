import { BrokenLimits, callsOf, demand, documentsOf, medianRuns, memoryOf } from './limits.ts';
import { median, quantile } from './statistics.ts';
import { listings } from './queries.ts';
import type { ApiRound } from './limits.ts';
import type { Visit } from './limits.ts';

const MEMORY = { products: 10, seconds: 1, answers: 1 };
const round = (round: Partial<ApiRound>): ApiRound => ({
  ...{ engine: 'SQLite', products: 1000, call: 'listing', round: 0, requests: 4 },
  ...{ cpu: 2, database: 0, seconds: 2, latencies: [1, 2, 3, 4] },
  ...round,
});

test('a quantile is one of the samples, by nearest rank', () => {
  const samples = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect([median(samples), quantile(samples, 0.95), median([7]), median([])]).toEqual([
    ...[10, 19, 7, NaN],
  ]);
});

test('a call costs the minimum of its rounds, of both processes together', () => {
  const rounds = [round({ cpu: 3 }), round({ cpu: 1, database: 1.5, seconds: 1 })];
  expect(callsOf(rounds)).toEqual([
    { engine: 'SQLite', products: 1000, call: 'listing', cpu: 2.5, p50: 2, p95: 4, perSecond: 4 },
  ]);
});

test.each([
  ['a listing that grows threefold', 6, true],
  ['a listing that grows more', 6.1, false],
])('%s', (_what, cpu, isFine) => {
  const judge = () => demand('api', [round({}), round({ products: 100_000, cpu })]);
  if (isFine) expect(judge).not.toThrow();
  else expect(judge).toThrow(BrokenLimits);
});

test('each engine is compared with the bare server of its own rounds', () => {
  const turn = (engine: ApiRound['engine'], bare: number) => [
    round({ engine, call: 'listing, unchanged', cpu: 0.1 }),
    round({ engine, call: 'node:http, the same bytes', cpu: bare }),
  ];
  expect(() => demand('api', [...turn('SQLite', 0.04), ...turn('MariaDB', 0.02)])).toThrow(
    /SQLite: 2.5 ×, at most 2\n  .*MariaDB: 5 ×, at most 2$/,
  );
});

test('memory is idle before the first call', () => {
  const samples = [100, 110, 150, 140].map((mb, index) => ({
    ...{ ms: index * 1000, rss: mb * 1024, isLoaded: index === 2 },
  }));
  expect(memoryOf(samples)).toEqual({ idle: 110, max: 150, last: 140 });
  expect(() => demand('memory', { ...MEMORY, samples })).not.toThrow();
});

test('a document costs the cheapest of its rounds, of both processes together', () => {
  const one = { page: 'home', way: 'cached' as const, seconds: 2 };
  const rounds = [
    { ...one, round: 0, cpu: 3, ofApi: 1, latencies: [1, 2] },
    { ...one, round: 1, cpu: 2, ofApi: 1.5, latencies: [3, 4, 5, 6] },
  ];
  expect(documentsOf(rounds)).toEqual([
    { page: 'home', way: 'cached', cpu: 2, ofApi: 1.5, p50: 3, perSecond: 2 },
  ]);
});

test.each([
  ['that blocks as little as the monolith, for no time', [0, 0], true],
  ['that blocks for a moment, as the monolith does', [7, 4], true],
  ['that blocks a tenth longer', [220, 200], true],
  ['that blocks longer', [60, 48], false],
  ['that blocks where the monolith does not', [10, 0], false],
])('a page %s', (_what, [federated = 0, monolith = 0], isFine) => {
  const of: (variant: 'federated' | 'monolith', tbt: number) => Visit = (variant, tbt) => ({
    ...{ page: 'home', profile: 'phone', cache: 'cold', pair: 0, variant, tbt },
    ...{ fcp: 1, lcp: 1, inp: 1, ready: 1, js: 1, html: 1, all: 1 },
    ...{ requests: 1, requestsBeforeLcp: 1, trips: 1 },
  });
  const judge = () =>
    demand('federation', {
      scripts: [],
      losses: [],
      visits: [of('federated', federated), of('monolith', monolith)],
      navigations: [{ from: '/product', to: '/product/', pair: 0, variant: 'federated', ms: 1 }],
    });
  if (isFine) expect(judge).not.toThrow();
  else expect(judge).toThrow(BrokenLimits);
});

test.each([
  ['ten pairs as slow', Array<number>(10).fill(104), false],
  ['pairs of a noisy machine', [80, 90, 95, 98, 102, 104, 110, 120, 130, 150], true],
])('a ratio of 1.04, at most 1.03: %s', (_what, ours, isFine) => {
  const of = (variant: Visit['variant'], pair: number, lcp: number): Visit => ({
    ...{ page: 'home', profile: 'phone', cache: 'cold', pair, variant, lcp },
    ...{ fcp: 1, tbt: 0, inp: 1, ready: 1, js: 1, html: 1, all: 1 },
    ...{ requests: 1, requestsBeforeLcp: 1, trips: 1 },
  });
  const visits = ours.flatMap((ms, pair) => [of('federated', pair, ms), of('monolith', pair, 100)]);
  const navigations = [
    { from: '/product', to: '/product/', pair: 0, variant: 'federated' as const, ms: 1 },
  ];
  const judge = () => demand('federation', { scripts: [], losses: [], visits, navigations });
  if (isFine) expect(judge).not.toThrow();
  else expect(judge).toThrow('LCP vs. monolith (home): 1.04 ×, at most 1.03');
});

test('of the runs of a page the one with the median performance counts', () => {
  const runs = [90, 99, 96].map((performance, run) => ({
    ...{ page: 'home', form: 'phone' as const, run, failing: [], speed: 1 },
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
    ...{ fcp: 1, lcp: 1, tbt: 1, cls: 0 },
  }));
  expect(medianRuns(runs).map(({ run }) => run)).toEqual([2]);
});

test('no listing occurs twice, and every benchmark requests the same ones', () => {
  const counts = (of: string) =>
    Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`${of} ${number}`, number]));
  const facets = { Gender: counts('G'), Material_Name: counts('M'), Shape_Name: counts('S') };
  const take = () => {
    const next = listings(facets);
    return Array.from({ length: 3000 }, next);
  };
  const paths = take();
  expect(new Set(paths).size).toBe(paths.length);
  expect(take()).toEqual(paths);
});
