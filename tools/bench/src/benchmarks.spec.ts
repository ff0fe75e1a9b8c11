import api, { type Round } from './api.ts';
import federation, { type Visit } from './federation.ts';
import { medianRuns } from './lighthouse.ts';
import { cheapest, inRounds } from './measure.ts';
import { summaryOf } from './memory.ts';
import { listings } from './queries.ts';
import { BrokenLimits, demand } from './runner.ts';
import { median, quantile } from './statistics.ts';

const round = (round: Partial<Round>): Round => ({
  ...{ engine: 'SQLite', products: 1000, call: 'listing' },
  ...{ cpu: 2, behind: 0, seconds: 2, latencies: [1, 2, 3, 4] },
  ...round,
});

test('a quantile is one of the samples, by nearest rank', () => {
  const samples = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect([median(samples), quantile(samples, 0.95), median([7]), median([])]).toEqual([
    ...[10, 19, 7, NaN],
  ]);
});

test('cases are measured in turn, in every other round from the last to the first, after a round that does not count', async () => {
  const seen: string[] = [];
  const samples = await inRounds(2, ['a', 'b'], async (each, round) => {
    seen.push(`${each}${round}`);
    return { each };
  });
  expect(seen).toEqual(['b-1', 'a-1', 'a0', 'b0', 'b1', 'a1']);
  expect(samples.map(({ each, round }) => `${each}${round}`)).toEqual(seen.slice(2));
});

test('a call costs the cheapest of its rounds, of both processes together', () => {
  const rounds = [round({ cpu: 3 }), round({ cpu: 1, behind: 1.5, seconds: 1 })];
  expect(cheapest(rounds, 'engine', 'call')).toEqual([
    { ...rounds[1], both: 2.5, p50: 2, p95: 4, perSecond: 4 },
  ]);
});

test.each([
  ['a listing that grows threefold', 6, true],
  ['a listing that grows more', 6.1, false],
])('%s', (_what, cpu, isFine) => {
  const judge = () => demand(api.limits?.([round({}), round({ products: 100_000, cpu })]));
  if (isFine) expect(judge).not.toThrow();
  else expect(judge).toThrow(BrokenLimits);
});

test('each engine is compared with the bare server of its own rounds', () => {
  const turn = (engine: Round['engine'], bare: number) => [
    round({ engine, call: 'listing, unchanged', cpu: 0.1 }),
    round({ engine, call: 'node:http, the same bytes', cpu: bare }),
  ];
  const limits = api.limits?.([...turn('SQLite', 0.04), ...turn('MariaDB', 0.02)]);
  expect(() => demand(limits)).toThrow(
    /SQLite: 2.5 ×, at most 2 ×\n  .*MariaDB: 5 ×, at most 2 ×$/,
  );
});

test('memory is idle before the first call', () => {
  const samples = [100, 110, 150, 140].map((mb, index) => ({
    ...{ ms: index * 1000, rss: mb * 1024, isLoaded: index === 2 },
  }));
  expect(summaryOf(samples)).toEqual({ idle: 110, max: 150, last: 140 });
});

const visitOf = (variant: Visit['variant'], metrics: Partial<Visit>): Visit => ({
  ...{ page: 'home', profile: 'phone', cache: 'cold', round: 0, variant },
  ...{ fcp: 1, lcp: 1, tbt: 1, inp: 1, ready: 1, js: 1, html: 1, all: 1 },
  ...{ requests: 1, requestsBeforeLcp: 1, trips: 1 },
  ...metrics,
});
const judge = (visits: Visit[]) => () =>
  demand(
    federation.limits?.({
      ...{ scripts: [], losses: [], visits },
      navigations: [{ from: '/product', to: '/product/', round: 0, variant: 'federated', ms: 1 }],
    }),
  );

test.each([
  ['that blocks as little as the monolith, for no time', [0, 0], true],
  ['that blocks for a moment, as the monolith does', [7, 4], true],
  ['that blocks a tenth longer', [220, 200], true],
  ['that blocks longer', [60, 48], false],
  ['that blocks where the monolith does not', [10, 0], false],
])('a page %s', (_what, [federated = 0, monolith = 0], isFine) => {
  const visits = [visitOf('federated', { tbt: federated }), visitOf('monolith', { tbt: monolith })];
  if (isFine) expect(judge(visits)).not.toThrow();
  else expect(judge(visits)).toThrow(BrokenLimits);
});

test.each([
  ['ten pairs as slow', Array<number>(10).fill(104), false],
  ['pairs of a noisy machine', [80, 90, 95, 98, 102, 104, 110, 120, 130, 150], true],
])('a ratio of 1.04, at most 1.03: %s', (_what, ours, isFine) => {
  const visits = ours.flatMap((lcp, round) => [
    visitOf('federated', { round, lcp }),
    visitOf('monolith', { round, lcp: 100 }),
  ]);
  if (isFine) expect(judge(visits)).not.toThrow();
  else expect(judge(visits)).toThrow('LCP vs. monolith (home): 1.04 ×, at most 1.03');
});

test('of the runs of a page the one with the median performance counts', () => {
  const runs = [90, 99, 96].map((performance, round) => ({
    ...{ page: 'home', form: 'phone' as const, round },
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  }));
  expect(medianRuns(runs).map(({ round }) => round)).toEqual([2]);
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
