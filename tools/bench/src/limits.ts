/** Samples of the benchmarks whose results docs/performance.md shows, what they mean, and the limits on them. */
import type { Engine } from './measure.ts';
import { groupsOf, median, medianInterval, quantile, rounded } from './statistics.ts';
import type { Metrics } from './visit.ts';

export type Variant = 'federated' | 'monolith';
export type Visit = Metrics & {
  page: string;
  profile: 'phone' | 'desktop';
  cache: 'cold' | 'warm';
  pair: number;
  variant: Variant;
};
/** `ms`: from the click to the frame that shows the page. */
export interface Navigation {
  from: string;
  to: string;
  pair: number;
  variant: Variant;
  ms: number;
}
/** A visit with a remote's files (`gone: false`) or without. */
export interface RemoteDown {
  page: string;
  pair: number;
  gone: boolean;
  lcp: number;
  ready: number;
}
/** An input on a phone just after the first paint; times in ms. `ms`: until its effect. `error`: why it had none, or not once. */
export interface EarlyInput {
  page: string;
  input: string;
  variant: Variant;
  round: number;
  afterPaint: number;
  /** Whether the page was hydrated already. */
  isReady: boolean;
  ms: number;
  error?: string;
}
/** An input on an idle page, on a phone. `inp`: until the frame after it. (ms) */
export interface Response {
  input: string;
  round: number;
  inp: number;
}
/** Bytes of the scripts of a first visit on a phone, by origin of the code. */
export interface Scripts {
  page: string;
  variant: Variant;
  bytes: Record<string, number>;
}

/** The catalogue that API calls are measured with, and the calls at a time. */
export const PRODUCTS = 1000;
export const PARALLEL = 8;
/** The CPU time of a listing in a large catalogue may be so many times that at `PRODUCTS`. */
export const GROWTH = { products: 100_000, max: 3 };

/** Times are ms, `seconds` is the whole round, `database` the CPU time of a database in its own process; CPU times are per answer. */
export interface ApiRound {
  engine: Engine;
  products: number;
  call: string;
  round: number;
  requests: number;
  cpu: number;
  database: number;
  seconds: number;
  latencies: number[];
}

/** Of the same call to the product and to a peer; times are ms, CPU times per answer. */
export interface PeerRound {
  peer: 'Tivara' | 'Vendure';
  call: 'listing' | 'search' | 'detail';
  round: number;
  cpu: number;
  database: number;
  latencies: number[];
}

export interface DocumentRound {
  page: string;
  way: 'rendered' | 'cached' | 'node:http';
  round: number;
  cpu: number;
  ofApi: number;
  latencies: number[];
  seconds: number;
}

/** `passed`: requests that the cache did not answer; `wrong`: answers with another version than the visitor's. */
export interface CdnRound {
  what: 'first version' | 'after a change' | 'canary and previews';
  requests: number;
  passed: number;
  wrong: number;
}

/** `rss` is kB of VmRSS; `database`: that of a database in its own process. */
export interface MemorySample {
  ms: number;
  rss: number;
  database?: number;
  isLoaded: boolean;
}

export interface DocumentMemorySample {
  views: number;
  rss: number;
}

/** `scores` are 0 to 100, `speed` is Lighthouse's own index of the machine, `failing` holds audits of categories below 100. */
export interface LighthouseRun {
  page: string;
  form: 'phone' | 'desktop';
  run: number;
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speed: number;
  failing: { category: string; audit: string; title: string; found: string }[];
}

/** What the benchmark of builds times. */
export const BUILDS = {
  clean: 'All, without any cache',
  cached: 'All again, nothing changed',
  'one remote': 'All again, one remote changed',
  deploy: 'Deploy of one remote, with its gates',
};

export interface SamplesOf {
  federation: {
    visits: Visit[];
    navigations: Navigation[];
    scripts: Scripts[];
    losses: RemoteDown[];
  };
  input: EarlyInput[];
  responses: Response[];
  lighthouse: LighthouseRun[];
  api: ApiRound[];
  vendure: PeerRound[];
  documents: DocumentRound[];
  /** `rendered`: pages that were rendered again after a product changed; `showing`: pages that show it. */
  cdn: { rounds: CdnRound[]; pages: number; rendered: number; showing: number };
  /** `samples` are of the API on SQLite. Older records have only those. */
  memory: {
    products: number;
    seconds: number;
    answers: number;
    samples: MemorySample[];
    mariadb?: MemorySample[];
    documents?: DocumentMemorySample[];
  };
  /** `gates`: seconds of each. */
  builds: {
    what: keyof typeof BUILDS;
    round: number;
    seconds: number;
    gates?: Record<string, number>;
  }[];
}

/** One value for the rounds of each call: `cpu` is the minimum of API and database together, which other work disturbed least. */
export const callsOf = (rounds: ApiRound[]) =>
  groupsOf(rounds, ({ engine, products, call }) => [engine, products, call].join()).map((group) => {
    const latencies = group.flatMap((round) => round.latencies);
    const [{ engine, products, call }] = group;
    return {
      engine,
      products,
      call,
      cpu: Math.min(...group.map(({ cpu, database }) => cpu + database)),
      p50: median(latencies),
      p95: quantile(latencies, 0.95),
      perSecond: Math.max(...group.map(({ requests, seconds }) => requests / seconds)),
    };
  });

/** One value for the rounds of each call: the CPU time of API and database together is that of the cheapest round. */
export const peersOf = (rounds: PeerRound[]) =>
  groupsOf(rounds, ({ call }) => call).map((group) => {
    const of = (peer: PeerRound['peer']) => {
      const own = group.filter((round) => round.peer === peer);
      return {
        cpu: Math.min(...own.map(({ cpu, database }) => cpu + database)),
        p50: median(own.flatMap(({ latencies }) => latencies)),
      };
    };
    const [ours, theirs] = [of('Tivara'), of('Vendure')];
    return { call: group[0].call, ours, theirs, ratio: theirs.cpu / ours.cpu };
  });

/** One value for the rounds of each page: `cpu` and `ofApi` are those of the cheapest round. */
export const documentsOf = (rounds: DocumentRound[]) =>
  groupsOf(rounds, ({ page, way }) => `${page}, ${way}`).map((group) => {
    const [{ page, way, cpu, ofApi }] = group.toSorted(
      (a, b) => a.cpu + a.ofApi - (b.cpu + b.ofApi),
    );
    return {
      page,
      way,
      cpu,
      ofApi,
      p50: median(group.flatMap(({ latencies }) => latencies)),
      perSecond: Math.max(...group.map(({ latencies, seconds }) => latencies.length / seconds)),
    };
  });

/** The run with the median performance, of each page and form factor. */
export const medianRuns = (runs: LighthouseRun[]): LighthouseRun[] =>
  groupsOf(runs, ({ page, form }) => `${page}, ${form}`).flatMap((group) => {
    const middle = median(group.map(({ scores }) => scores.performance));
    return group.find(({ scores }) => scores.performance === middle) ?? [];
  });

/** Before the first call, the maximum, and at the end. (MB of 1,024 kB) */
export function memoryOf(samples: MemorySample[]) {
  const mb = samples.map(({ rss }) => rss / 1024);
  const idle = mb[samples.findIndex(({ isLoaded }) => isLoaded) - 1];
  return { idle: idle ?? NaN, max: Math.max(...mb), last: mb.at(-1) ?? NaN };
}

/** A measured value, and its maximum or minimum. */
export interface Limit {
  what: string;
  value: number;
  /** Where the machine's noise leaves the value: it exceeds a maximum once all of it does. */
  interval?: [low: number, high: number];
  max?: number;
  min?: number;
  unit: string;
}

/** Blocking times closer than this count as the same: their ratio would be noise. (ms) */
export const SAME_BLOCKING_MS = 10;

const LIMITS_OF: { [Name in keyof SamplesOf]?: (samples: SamplesOf[Name]) => Limit[] } = {
  api: (rounds) => {
    const calls = callsOf(rounds);
    const ratio = (what: string, engine: Engine, call: string, than: string, max: number) => {
      const cpuOf = (name: string, products: number) =>
        calls.find(
          (each) => each.engine === engine && each.call === name && each.products === products,
        )?.cpu;
      const cpu = cpuOf(call, call === than ? GROWTH.products : PRODUCTS);
      const other = cpuOf(than, PRODUCTS);
      return cpu && other
        ? [{ what: `${what}, ${engine}`, value: cpu / other, max, unit: '×' }]
        : [];
    };
    const growth = `CPU of a listing at ${rounded(GROWTH.products)} products vs. ${rounded(PRODUCTS)}`;
    const [unchanged, notModified] = ['CPU of an unchanged listing', 'CPU of a 304 of a listing'];
    const listing = calls.find(
      ({ engine, call, products }) =>
        engine === 'MariaDB' && call === 'listing' && products === PRODUCTS,
    );
    return [
      ...(listing
        ? [
            {
              what: 'CPU of a listing with new filters, MariaDB',
              value: listing.cpu,
              max: 1.5,
              unit: 'ms',
            },
          ]
        : []),
      ...ratio(growth, 'SQLite', 'listing', 'listing', GROWTH.max),
      ...ratio(growth, 'MariaDB', 'listing', 'listing', GROWTH.max),
      ...(['SQLite', 'MariaDB'] as const).flatMap((engine) => [
        ...ratio(
          `${unchanged} vs. node:http`,
          engine,
          'listing, unchanged',
          'node:http, the same bytes',
          2,
        ),
        ...ratio(
          `${notModified} vs. node:http`,
          engine,
          'listing, unchanged, 304',
          'node:http, 304',
          2,
        ),
      ]),
    ];
  },
  vendure: (rounds) =>
    peersOf(rounds)
      .filter(({ call }) => call === 'listing')
      .map(({ ratio }) => ({
        what: 'CPU of a listing with new filters, Vendure vs. Tivara, MariaDB',
        value: ratio,
        min: 10,
        unit: '×',
      })),
  federation: ({ visits, navigations }) => {
    const first = visits.filter(({ profile, cache }) => profile === 'phone' && cache === 'cold');
    const pages = [...new Set(first.map(({ page }) => page))];
    type Metric = 'lcp' | 'ready' | 'tbt' | 'js' | 'trips' | 'all' | 'requestsBeforeLcp';
    const medianOf = (page: string, metric: Metric, variant = 'federated') =>
      median(
        first
          .filter((visit) => visit.page === page && visit.variant === variant)
          .map((visit) => visit[metric]),
      );
    const pairsOf = (page: string, metric: Metric) =>
      groupsOf(
        first.filter((visit) => visit.page === page),
        ({ pair }) => String(pair),
      ).map((pair) => {
        const of = (variant: Variant) =>
          pair.find((visit) => visit.variant === variant)?.[metric] ?? NaN;
        return { ours: of('federated'), theirs: of('monolith') };
      });
    const ratio = (metric: Metric) => (page: string) => {
      const ratios = pairsOf(page, metric).map(({ ours, theirs }) => ours / theirs);
      return { value: median(ratios), interval: medianInterval(ratios) };
    };
    const ratioOfBlocking = (page: string) => {
      const [more] = medianInterval(pairsOf(page, 'tbt').map(({ ours, theirs }) => ours - theirs));
      if (more < SAME_BLOCKING_MS) return { value: 1 };
      return { value: medianOf(page, 'tbt') / medianOf(page, 'tbt', 'monolith') };
    };
    /** The page with the highest value. */
    const highest = (
      what: string,
      valueOf: (page: string) => number | Pick<Limit, 'value' | 'interval'>,
      max: number,
      unit: string,
      among = pages,
    ): Limit[] =>
      among
        .map((page) => {
          const value = valueOf(page);
          return { page, ...(typeof value === 'number' ? { value } : value) };
        })
        .toSorted((a, b) => b.value - a.value)
        .slice(0, 1)
        .map(({ page, ...measured }) => ({
          what: `First visit on a phone, ${what} (${page})`,
          ...measured,
          max,
          unit,
        }));
    const toProduct = navigations.filter(
      ({ to, variant }) => to === '/product/' && variant === 'federated',
    );
    return [
      ...highest('LCP vs. monolith', ratio('lcp'), 1.03, '×'),
      ...highest('answers to input vs. monolith', ratio('ready'), 1.05, '×'),
      ...highest('blocking time vs. monolith', ratioOfBlocking, 1.1, '×'),
      ...highest('scripts vs. monolith', ratio('js'), 1.12, '×'),
      ...highest('sequential trips vs. monolith', ratio('trips'), 1, '×'),
      ...highest('scripts', (page) => medianOf(page, 'js') / 1000, 150, 'kB'),
      ...highest('everything', (page) => medianOf(page, 'all') / 1000, 900, 'kB', ['home']),
      ...highest('requests before LCP', (page) => medianOf(page, 'requestsBeforeLcp'), 25, ''),
      {
        what: 'From the listing to a product on a phone, after intent',
        value: median(toProduct.map(({ ms }) => ms)),
        max: 100,
        unit: 'ms',
      },
    ];
  },
  documents: (rounds) =>
    documentsOf(rounds)
      .filter(({ way }) => way === 'cached')
      .flatMap(({ page, cpu, perSecond }) => {
        const bare = documentsOf(rounds).find(
          (each) => each.page === page && each.way === 'node:http',
        );
        return [
          {
            what: `CPU of a cached document vs. node:http, ${page}`,
            value: cpu / (bare?.cpu ?? NaN),
            max: 3,
            unit: '×',
          },
          { what: `CPU of a cached document, ${page}`, value: cpu, max: 0.3, unit: 'ms' },
          { what: `Cached documents a second, ${page}`, value: perSecond, min: 3000, unit: '' },
        ];
      }),
  cdn: ({ rounds, pages, rendered, showing }) => [
    ...rounds.slice(0, 2).map(({ what, requests, passed }) => ({
      what: `Of ${rounded(requests)} requests, those that pass a CDN, ${what}`,
      value: passed,
      max: pages,
      unit: '',
    })),
    ...rounds.slice(2).map(({ requests, wrong }) => ({
      what: `Of ${rounded(requests)} mixed requests, answers with another version`,
      value: wrong,
      max: 0,
      unit: '',
    })),
    {
      what: `Of ${pages} pages, those rendered again after a product changed`,
      value: rendered,
      max: showing,
      unit: '',
    },
  ],
  input: (samples) =>
    groupsOf(samples, ({ variant }) => variant).map((group) => ({
      what: `Inputs at the first paint on a phone that are lost or doubled, of ${group.length} (${group[0].variant})`,
      value: group.filter(({ error }) => error !== undefined).length,
      max: 0,
      unit: '',
    })),
  responses: (samples) =>
    groupsOf(samples, ({ input }) => input).map((group) => ({
      what: `From an input to the next frame on a phone (${group[0].input})`,
      value: median(group.map(({ inp }) => inp)),
      max: 100,
      unit: 'ms',
    })),
  memory: ({ products, samples, documents }) => {
    const api = {
      what: `Resident memory of the API under load, ${rounded(products)} products`,
      value: memoryOf(samples).max,
      max: 150,
      unit: 'MB',
    };
    const [first, last] = [documents?.at(0), documents?.at(-1)];
    if (!first || !last) return [api];
    const growth = {
      what: `Growth of the document server from 500 to ${rounded(last.views)} views`,
      value: (last.rss - first.rss) / 1024,
      max: 60,
      unit: 'MB',
    };
    return [api, growth];
  },
  lighthouse: (runs) =>
    (['performance', 'accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
      medianRuns(runs)
        .filter(({ form }) => form === 'phone')
        .toSorted((a, b) => a.scores[category] - b.scores[category])
        .slice(0, 1)
        .map(({ page, scores }) => ({
          what: `Lighthouse on a phone, ${category}, the lowest page (${page})`,
          value: scores[category],
          min: 100,
          unit: '',
        })),
    ),
};

export const limitsOf = <Name extends keyof SamplesOf>(
  name: Name,
  samples: SamplesOf[Name],
): Limit[] => LIMITS_OF[name]?.(samples) ?? [];

export const holds = ({ value, interval: [low] = [value, value], ...limit }: Limit) =>
  value >= (limit.min ?? -Infinity) && low <= (limit.max ?? Infinity);

/** Such as `1.04 × (0.98 to 1.17)`. */
export const measurementText = ({ value, interval, unit }: Limit): string =>
  `${rounded(value)} ${unit}`.trim() +
  (interval && interval[0] < interval[1] ? ` (${interval.map(rounded).join(' to ')})` : '');

/** Names what exceeded its limit. */
export class BrokenLimits extends Error {}

/** @throws BrokenLimits */
export function demand<Name extends keyof SamplesOf>(name: Name, samples: SamplesOf[Name]) {
  const broken = limitsOf(name, samples).filter((limit) => !holds(limit));
  const lines = broken.map(
    (limit) =>
      `${limit.what}: ${measurementText(limit)}, ${limit.max === undefined ? `at least ${limit.min}` : `at most ${limit.max}`}`,
  );
  if (lines.length) throw new BrokenLimits(lines.join('\n  '));
}
