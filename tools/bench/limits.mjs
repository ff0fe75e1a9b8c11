// @ts-check
/** What the benches promise: read from their samples, so that the command and the page say the same. */
import { groupsOf, median, quantile } from './numbers.mjs';

/** The catalogue that calls of the API are measured with, and how many at a time. */
export const PRODUCTS = 1000;
export const AT_ONCE = 8;
/** What a listing may cost there, beside the first. */
export const GROWTH = { products: 100_000, most: 3 };

/** @typedef {{ visits: import('./federation.mjs').Visit[], navigations: import('./federation.mjs').Navigation[] }} FederationSamples */
/** @typedef {{ what: string, is: number, most?: number, least?: number, unit: string }} Limit What was measured, and at most or at least what it may be. */
/**
 * @typedef {object} LighthouseRun
 * @property {string} page
 * @property {'phone' | 'desktop'} form
 * @property {number} run
 * @property {Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>} scores 0 to 100
 * @property {number} fcp (ms)
 * @property {number} lcp (ms)
 * @property {number} tbt (ms)
 * @property {number} cls
 * @property {number} speed Lighthouse's own index of the machine's speed, at the moment of the run.
 * @property {{ category: string, audit: string, title: string, found: string }[]} failing Of categories below 100.
 */

/**
 * @typedef {object} ApiRound
 * @property {'SQLite' | 'MariaDB'} engine
 * @property {number} products
 * @property {string} call
 * @property {number} round
 * @property {number} requests
 * @property {number} cpu Of the answering process, for each answer. (ms)
 * @property {number} database CPU of the database's process, for each answer. (ms)
 * @property {number} seconds Of the whole round.
 * @property {number[]} latencies (ms)
 */
/** @typedef {Pick<ApiRound, 'engine' | 'products' | 'call'> & { cpu: number, p50: number, p95: number, perSecond: number }} ApiCall `cpu`: of both processes, the least of the rounds, which other work on the machine disturbed least. */

/** @param {ApiRound[]} rounds @returns {ApiCall[]} */
export const callsOf = (rounds) =>
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

/** @typedef {{ ms: number, rss: number, isLoaded: boolean }} MemorySample When, kB of VmRSS, and whether calls come. */

/** @param {MemorySample[]} samples @returns {{ idle: number, most: number, last: number }} MB of 1,024 kB: before the first call, the most, and at the end */
export function memoryOf(samples) {
  const mb = samples.map(({ rss }) => rss / 1024);
  const idle = mb[samples.findIndex(({ isLoaded }) => isLoaded) - 1];
  return { idle: idle ?? NaN, most: Math.max(...mb), last: mb.at(-1) ?? NaN };
}

/**
 * @typedef {object} DocumentRound
 * @property {string} page
 * @property {'drawn' | 'kept'} way Drawn anew, or kept from an earlier visit.
 * @property {number} round
 * @property {number} cpu Of the document server's process, for each document. (ms)
 * @property {number} ofApi Of the API's process, for each document. (ms)
 * @property {number[]} latencies (ms)
 * @property {number} seconds Of the whole round.
 */
/** @typedef {Pick<DocumentRound, 'page' | 'way' | 'cpu' | 'ofApi'> & { p50: number, perSecond: number }} DocumentWay `cpu` and `ofApi`: of the round with the least. */

/** @param {DocumentRound[]} rounds @returns {DocumentWay[]} */
export const documentsOf = (rounds) =>
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
/** @typedef {{ what: keyof typeof BUILDS, round: number, seconds: number, gates?: Record<string, number> }} BuildSample `gates`: seconds of each. */

/** How many times as dear one call is as another, by engine. @param {ApiRound[]} rounds @param {string} what @param {Partial<ApiCall>} one @param {Partial<ApiCall>} other @param {number} most @param {ApiRound['engine'][]} [engines] @returns {Limit[]} */
function ratios(rounds, what, one, other, most, engines = ['SQLite', 'MariaDB']) {
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

/** Of each page and form the run with the median performance. @param {LighthouseRun[]} runs @returns {LighthouseRun[]} */
export function medianRuns(runs) {
  return groupsOf(runs, ({ page, form }) => `${page}, ${form}`).flatMap((group) => {
    const middle = median(group.map(({ scores }) => scores.performance));
    return group.find(({ scores }) => scores.performance === middle) ?? [];
  });
}

/** On a quick machine next to nothing blocks, and a ratio of two such numbers would be of their noise: closer than this they are the same. (ms) */
export const SAME_BLOCKING_MS = 10;

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const leastOf = (/** @type {string} */ category) => (category === 'performance' ? 95 : 100);
/** @param {string} category of Lighthouse @param {number} score */
export const isGood = (category, score) => score >= leastOf(category);

/** Beside it, a server of its own is asked for the catalogue's version before each answer, which node:http has nothing to compare with. @type {ApiRound['engine'][]} */
const EMBEDDED = ['SQLite'];

/** @typedef {import('./document-memory.mjs').DocumentMemorySample} DocumentMemorySample */
/** @typedef {{ products: number, samples: MemorySample[], documents?: DocumentMemorySample[] }} MemorySamples `documents`: of the document server; older records have none. */

/** How much more memory the document server has at the end than after the first 500 views. (MB) @param {DocumentMemorySample[]} samples */
export const growthOf = (samples) =>
  ((samples.at(-1)?.rss ?? NaN) - (samples[0]?.rss ?? NaN)) / 1024;
/** @typedef {{ api: ApiRound[], federation: FederationSamples, memory: MemorySamples, lighthouse: LighthouseRun[], documents: DocumentRound[], builds: BuildSample[] }} SamplesOf What each bench keeps, by its name. */

/** @type {{ [Name in keyof SamplesOf]: (samples: SamplesOf[Name]) => Limit[] }} */
const LIMITS_OF = {
  api: (rounds) => [
    ...ratios(
      rounds,
      `CPU of a listing at ${rounded(GROWTH.products)} products beside ${rounded(PRODUCTS)}`,
      { call: 'listing', products: GROWTH.products },
      { call: 'listing' },
      GROWTH.most,
    ),
    ...ratios(
      rounds,
      'CPU of an unchanged listing beside node:http',
      { call: 'listing, unchanged' },
      { call: 'node:http, the same bytes' },
      2,
      EMBEDDED,
    ),
    ...ratios(
      rounds,
      'CPU of a 304 of a listing beside node:http',
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
      /** @type {string} */ page,
      /** @type {'federated' | 'whole'} */ variant,
      /** @type {'lcp' | 'tbt' | 'js' | 'trips' | 'all' | 'requestsBeforeLcp'} */ metric,
    ) =>
      median(
        first
          .filter((one) => one.page === page && one.variant === variant)
          .map((one) => one[metric]),
      );
    /** @type {(what: string, is: (page: string) => number, most: number, unit: string, of?: string[]) => Limit[]} */
    const highest = (what, is, most, unit, among = pages) => {
      const page = among.toSorted((a, b) => is(b) - is(a))[0];
      if (page === undefined) return [];
      return [{ what: `First visit on a phone, ${what} (${page})`, is: is(page), most, unit }];
    };
    const beside =
      (/** @type {'lcp' | 'tbt' | 'js' | 'trips'} */ metric) => (/** @type {string} */ page) =>
        metric === 'tbt' &&
        Math.abs(of(page, 'federated', metric) - of(page, 'whole', metric)) < SAME_BLOCKING_MS
          ? 1
          : of(page, 'federated', metric) / of(page, 'whole', metric);
    const followed = navigations.filter(
      ({ to, variant }) => to === '/product/' && variant === 'federated',
    );
    return [
      ...highest('LCP beside the whole', beside('lcp'), 1.05, '×'),
      ...highest('blocking time beside the whole', beside('tbt'), 1.1, '×'),
      ...highest('scripts beside the whole', beside('js'), 1.25, '×'),
      ...highest('sequential trips beside the whole', beside('trips'), 1, '×'),
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

/** @template {keyof SamplesOf} Name @param {Name} name of a bench @param {SamplesOf[Name]} samples its own @returns {Limit[]} */
export const limitsOf = (name, samples) => LIMITS_OF[name](samples);

/** @param {Limit} limit */
export const holds = ({ is, most = Infinity, least = -Infinity }) => is >= least && is <= most;

/** @param {Limit} limit */
export const told = ({ what, is, most, least, unit }) =>
  `${what}: ${rounded(is)}${unit && ` ${unit}`}, ${most === undefined ? `at least ${least}` : `at most ${most}`}`;

/** Three digits are enough. @param {number} value */
export const rounded = (value) =>
  Number(value.toPrecision(Math.abs(value) >= 100 ? 12 : 3)).toLocaleString('en', {
    maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 4,
  });

/** @template {keyof SamplesOf} Name @param {Name} name of a bench @param {SamplesOf[Name]} samples its own @throws BrokenLimits */
export function demand(name, samples) {
  const broken = limitsOf(name, samples).filter((limit) => !holds(limit));
  if (broken.length) throw new BrokenLimits(broken.map(told).join('\n  '));
}

/** Names what was measured and does not hold. */
export class BrokenLimits extends Error {}
