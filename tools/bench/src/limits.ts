/** What the benches promise: read from their samples, so that the command and the page say the same. */
import { groupsOf, median, quantile } from './statistics.ts';
import type { Navigation, Visit } from './federation.ts';
import type { DocumentMemorySample } from './document-memory.ts';

/** The catalogue that calls of the API are measured with, and how many at a time. */
export const PRODUCTS = 1000;
export const AT_ONCE = 8;
/** What a listing may cost there, beside the first. */
export const GROWTH = { products: 100_000, most: 3 };

export interface FederationSamples {
  visits: Visit[];
  navigations: Navigation[];
}
/** What was measured, and at most or at least what it may be. */
export interface Limit {
  what: string;
  is: number;
  most?: number;
  least?: number;
  unit: string;
}
export interface LighthouseRun {
  page: string;
  form: 'phone' | 'desktop';
  run: number;
  /** 0 to 100 */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** (ms) */
  fcp: number;
  /** (ms) */
  lcp: number;
  /** (ms) */
  tbt: number;
  cls: number;
  /** Lighthouse's own index of the machine's speed, at the moment of the run. */
  speed: number;
  /** Of categories below 100. */
  failing: { category: string; audit: string; title: string; found: string }[];
}

export interface ApiRound {
  engine: 'SQLite' | 'MariaDB';
  products: number;
  call: string;
  round: number;
  requests: number;
  /** Of the answering process, for each answer. (ms) */
  cpu: number;
  /** CPU of the database's process, for each answer. (ms) */
  database: number;
  /** Of the whole round. */
  seconds: number;
  /** (ms) */
  latencies: number[];
}
/** `cpu`: of both processes, the least of the rounds, which other work on the machine disturbed least. */
export type ApiCall = Pick<ApiRound, 'engine' | 'products' | 'call'> & {
  cpu: number;
  p50: number;
  p95: number;
  perSecond: number;
};

export const callsOf = (rounds: ApiRound[]): ApiCall[] =>
  groupsOf(rounds, ({ engine, products, call }) => [engine, products, call].join()).map((group) => {
    const latencies = group.flatMap((round) => round.latencies);
    const [{ engine, products, call }] = group;
    return {
      ...{ engine, products, call },
      cpu: Math.min(...group.map(({ cpu, database }) => cpu + database)),
      p50: median(latencies),
      p95: quantile(latencies, 0.95),
      perSecond: Math.max(...group.map(({ requests, seconds }) => requests / seconds)),
    };
  });

/** When, kB of VmRSS, and whether calls come. */
export interface MemorySample {
  ms: number;
  rss: number;
  isLoaded: boolean;
}

/** @returns MB of 1,024 kB: before the first call, the most, and at the end */
export function memoryOf(samples: MemorySample[]): { idle: number; most: number; last: number } {
  const mb = samples.map(({ rss }) => rss / 1024);
  const idle = mb[samples.findIndex(({ isLoaded }) => isLoaded) - 1];
  return { idle: idle ?? NaN, most: Math.max(...mb), last: mb.at(-1) ?? NaN };
}

export interface DocumentRound {
  page: string;
  /** From the renderer or from the page cache. */
  way: 'rendered' | 'cached';
  round: number;
  /** Of the document server's process, for each document. (ms) */
  cpu: number;
  /** Of the API's process, for each document. (ms) */
  ofApi: number;
  /** (ms) */
  latencies: number[];
  /** Of the whole round. */
  seconds: number;
}
/** `cpu` and `ofApi`: of the round with the least. */
export type DocumentWay = Pick<DocumentRound, 'page' | 'way' | 'cpu' | 'ofApi'> & {
  p50: number;
  perSecond: number;
};

export const documentsOf = (rounds: DocumentRound[]): DocumentWay[] =>
  groupsOf(rounds, ({ page, way }) => `${page}, ${way}`).map((group) => {
    const sums = group.map(({ cpu, ofApi }) => cpu + ofApi);
    const { page, way, cpu, ofApi } = group[sums.indexOf(Math.min(...sums))] ?? group[0];
    return {
      ...{ page, way, cpu, ofApi },
      p50: median(group.flatMap(({ latencies }) => latencies)),
      perSecond: Math.max(...group.map(({ latencies, seconds }) => latencies.length / seconds)),
    };
  });

/** What the builds' bench times. */
export const BUILDS = {
  clean: 'All, without any cache',
  cached: 'All again, nothing changed',
  'one remote': 'All again, one remote changed',
  deploy: 'Deploy of one remote, with its gates',
};
/** `gates`: seconds of each. */
export interface BuildSample {
  what: keyof typeof BUILDS;
  round: number;
  seconds: number;
  gates?: Record<string, number>;
}

/** How many times as dear one call is as another, by engine. */
function ratios(
  rounds: ApiRound[],
  what: string,
  one: Partial<ApiCall>,
  other: Partial<ApiCall>,
  most: number,
  engines: ApiRound['engine'][] = ['SQLite', 'MariaDB'],
): Limit[] {
  const calls = callsOf(rounds);
  return engines.flatMap((engine) => {
    const [a, b] = [one, other].map((wanted) =>
      calls.find(
        (each) =>
          each.engine === engine &&
          each.call === wanted.call &&
          each.products === (wanted.products ?? PRODUCTS),
      ),
    );
    return a && b ? [{ what: `${what}, ${engine}`, is: a.cpu / b.cpu, most, unit: '×' }] : [];
  });
}

/** Of each page and form the run with the median performance. */
export function medianRuns(runs: LighthouseRun[]): LighthouseRun[] {
  return groupsOf(runs, ({ page, form }) => `${page}, ${form}`).flatMap((group) => {
    const middle = median(group.map(({ scores }) => scores.performance));
    return group.find(({ scores }) => scores.performance === middle) ?? [];
  });
}

/**
 * On a quick machine next to nothing blocks, and a ratio of two such numbers would be of their noise: closer than this they are the same. (ms)
 */
export const SAME_BLOCKING_MS = 10;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const leastOf = (category: string) => (category === 'performance' ? 95 : 100);
/** @param category of Lighthouse */
export const isGood = (category: string, score: number) => score >= leastOf(category);

/**
 * Beside it, a server of its own is asked for the catalogue's version before each answer, which node:http has nothing to compare with.
 */
const EMBEDDED: ApiRound['engine'][] = ['SQLite'];

/** `documents`: of the document server; older records have none. */
export interface MemorySamples {
  products: number;
  samples: MemorySample[];
  documents?: DocumentMemorySample[];
}

/** How much more memory the document server has at the end than after the first 500 views. (MB) */
export const growthOf = (samples: DocumentMemorySample[]) =>
  ((samples.at(-1)?.rss ?? NaN) - (samples[0]?.rss ?? NaN)) / 1024;
/** What each bench keeps, by its name. */
export interface SamplesOf {
  api: ApiRound[];
  federation: FederationSamples;
  memory: MemorySamples;
  lighthouse: LighthouseRun[];
  documents: DocumentRound[];
  builds: BuildSample[];
}

const LIMITS_OF: { [Name in keyof SamplesOf]: (samples: SamplesOf[Name]) => Limit[] } = {
  api: (rounds) => [
    ...ratios(
      rounds,
      `CPU of a listing at ${rounded(GROWTH.products)} products vs. ${rounded(PRODUCTS)}`,
      { call: 'listing', products: GROWTH.products },
      { call: 'listing' },
      GROWTH.most,
    ),
    ...ratios(
      rounds,
      'CPU of an unchanged listing vs. node:http',
      { call: 'listing, unchanged' },
      { call: 'node:http, the same bytes' },
      2,
      EMBEDDED,
    ),
    ...ratios(
      rounds,
      'CPU of a 304 of a listing vs. node:http',
      { call: 'listing, unchanged, 304' },
      { call: 'node:http, 304' },
      2,
      EMBEDDED,
    ),
  ],
  federation: ({ visits, navigations }) => {
    const first = visits.filter(({ profile, cache }) => profile === 'phone' && cache === 'cold');
    const pages = [...new Set(first.map(({ page }) => page))];
    const of = (
      page: string,
      variant: 'federated' | 'monolith',
      metric: 'lcp' | 'tbt' | 'js' | 'trips' | 'all' | 'requestsBeforeLcp',
    ) =>
      median(
        first
          .filter((one) => one.page === page && one.variant === variant)
          .map((one) => one[metric]),
      );
    const highest: (
      what: string,
      is: (page: string) => number,
      most: number,
      unit: string,
      of?: string[],
    ) => Limit[] = (what, is, most, unit, among = pages) => {
      const page = among.toSorted((a, b) => is(b) - is(a))[0];
      if (page === undefined) return [];
      return [{ what: `First visit on a phone, ${what} (${page})`, is: is(page), most, unit }];
    };
    const relative = (metric: 'lcp' | 'tbt' | 'js' | 'trips') => (page: string) =>
      metric === 'tbt' &&
      Math.abs(of(page, 'federated', metric) - of(page, 'monolith', metric)) < SAME_BLOCKING_MS
        ? 1
        : of(page, 'federated', metric) / of(page, 'monolith', metric);
    const followed = navigations.filter(
      ({ to, variant }) => to === '/product/' && variant === 'federated',
    );
    return [
      ...highest('LCP vs. monolith', relative('lcp'), 1.05, '×'),
      ...highest('blocking time vs. monolith', relative('tbt'), 1.1, '×'),
      ...highest('scripts vs. monolith', relative('js'), 1.25, '×'),
      ...highest('sequential trips vs. monolith', relative('trips'), 1, '×'),
      ...highest('scripts', (page) => of(page, 'federated', 'js') / 1000, 170, 'kB'),
      ...highest('everything', (page) => of(page, 'federated', 'all') / 1000, 900, 'kB', ['home']),
      ...highest(
        'requests before LCP',
        (page) => of(page, 'federated', 'requestsBeforeLcp'),
        25,
        '',
      ),
      {
        what: 'From the listing to a product on a phone, after intent',
        is: median(followed.map(({ ms }) => ms)),
        most: 100,
        unit: 'ms',
      },
    ];
  },
  memory: ({ products, samples, documents }) => [
    {
      what: `Resident memory of the API under load, ${rounded(products)} products`,
      is: memoryOf(samples).most,
      most: 150,
      unit: 'MB',
    },
    ...(documents
      ? [
          {
            what: `Growth of the document server from 500 to ${rounded(documents.at(-1)?.views ?? NaN)} views`,
            is: growthOf(documents),
            most: 60,
            unit: 'MB',
          },
        ]
      : []),
  ],
  lighthouse: (runs) => {
    const phone = medianRuns(runs).filter(({ form }) => form === 'phone');
    return CATEGORIES.flatMap((category) => {
      const lowest = phone.toSorted((a, b) => a.scores[category] - b.scores[category])[0];
      if (!lowest) return [];
      const what = `Lighthouse on a phone, ${category}, the lowest page (${lowest.page})`;
      return [{ what, is: lowest.scores[category], least: leastOf(category), unit: '' }];
    });
  },
  documents: () => [],
  builds: () => [],
};

/**
 * @param name of a bench
 * @param samples its own
 */
export const limitsOf = <Name extends keyof SamplesOf>(
  name: Name,
  samples: SamplesOf[Name],
): Limit[] => LIMITS_OF[name](samples);

export const holds = ({ is, most = Infinity, least = -Infinity }: Limit) =>
  is >= least && is <= most;

export const formatLimit = ({ what, is, most, least, unit }: Limit) =>
  `${what}: ${rounded(is)}${unit && ` ${unit}`}, ${most === undefined ? `at least ${least}` : `at most ${most}`}`;

/** Three digits are enough. */
export const rounded = (value: number) =>
  Number(value.toPrecision(Math.abs(value) >= 100 ? 12 : 3)).toLocaleString('en', {
    maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 4,
  });

/**
 * @param name of a bench
 * @param samples its own
 * @throws BrokenLimits
 */
export function demand<Name extends keyof SamplesOf>(name: Name, samples: SamplesOf[Name]) {
  const broken = limitsOf(name, samples).filter((limit) => !holds(limit));
  if (broken.length) throw new BrokenLimits(broken.map(formatLimit).join('\n  '));
}

/** Names what was measured and does not hold. */
export class BrokenLimits extends Error {}
