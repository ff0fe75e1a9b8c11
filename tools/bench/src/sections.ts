/** The sections of docs/performance.md, in their order: what each benchmark measured, as text and charts. */
import { groupedBars, horizontalBars, lines, overTime, type Bar } from './charts.ts';
import {
  BUILDS,
  GROWTH,
  PARALLEL,
  PRODUCTS,
  SAME_BLOCKING_MS,
  callsOf,
  documentsOf,
  limitsOf,
  medianRuns,
  memoryOf,
  peersOf,
} from './limits.ts';
import type { SamplesOf, Scripts } from './limits.ts';
import { groupsOf, median, quantile, rounded } from './statistics.ts';
import type { Metrics } from './visit.ts';

/** `text`: paragraphs of Markdown. `charts`: SVG by file name. */
interface Section {
  title: string;
  text: string[];
  charts: Record<string, string>;
}

export const SECTIONS: { [Name in keyof SamplesOf]: (samples: SamplesOf[Name]) => Section } = {
  federation: federationSection,
  input: inputSection,
  responses: responsesSection,
  lighthouse: lighthouseSection,
  api: apiSection,
  vendure: vendureSection,
  documents: documentsSection,
  cdn: cdnSection,
  memory: memorySection,
  builds: buildsSection,
};

/** A Markdown table with a row for each item; numbers are rounded, and columns of numbers right-aligned. */
export function table<T>(items: T[], columns: Record<string, (item: T) => string | number>) {
  const rows = items.map((item) =>
    Object.values(columns).map((cell) => {
      const value = cell(item);
      return typeof value === 'number' ? rounded(value) : value;
    }),
  );
  const isNumeric = (column: number) =>
    column > 0 && rows.every((row) => /^[\d–~<.,]/.test(row[column]));
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(columns);
  const marks = names.map((_, column) => (isNumeric(column) ? '--:' : '---'));
  return [line(names), line(marks), ...rows.map(line)].join('\n');
}

const ratioOf = (a: number, b: number) => (b ? (a / b).toFixed(2) : '–');
const kilobytes = (bytes: number) => bytes / 1000;

const METRICS: [keyof Metrics, string, (value: number) => number][] = [
  ['fcp', 'FCP, ms', Math.round],
  ['lcp', 'LCP, ms', Math.round],
  ['tbt', 'TBT, ms', Math.round],
  ['inp', 'INP, ms', Math.round],
  ['ready', 'answers, ms', Math.round],
  ['js', 'scripts, kB', kilobytes],
  ['html', 'document, kB', kilobytes],
  ['all', 'all, kB', kilobytes],
  ['requests', 'requests', Number],
  ['trips', 'round trips', Number],
];

const compare = <T extends { variant: string }>(items: T[], valueOf: (item: T) => number) =>
  ['federated', 'monolith'].map((variant) =>
    items.filter((item) => item.variant === variant).map(valueOf),
  );

function federationSection(samples: SamplesOf['federation']): Section {
  const { visits, scripts, navigations, losses } = samples;
  const cold = visits.filter(({ profile, cache }) => profile === 'phone' && cache === 'cold');
  const chart = (title: string, unit: string, valueOf: (metrics: Metrics) => number) => {
    const bars = cold.map((visit) => ({
      group: visit.page,
      bar: visit.variant,
      value: valueOf(visit),
    }));
    return groupedBars(title, unit, mediansOf(bars), bars);
  };
  const dots = 'ms: medians, and every visit as a dot';
  const downMedian = (gone: boolean, metric: 'lcp' | 'ready') => (group: typeof losses) =>
    median(group.filter((visit) => visit.gone === gone).map((visit) => visit[metric]));
  return {
    title: 'Federation and monolith',
    text: [
      'Each page is visited alternately on the federated site and on a monolith (`tools/bench/src/monolith`: the same application as one build), with the same API. Phone: 150 ms and 1.6 Mbit/s, ' +
        "a processor of a quarter of the speed of the machine with 35 ms for the hash. Medians, federated / monolith (ratio). INP is one input's time; round trips are how many files had to arrive one after the other. " +
        `Blocking times less than ${SAME_BLOCKING_MS} ms apart count as the same.`,
      ...groupsOf(visits, ({ profile, cache }) => `${profile}, ${cache}`).flatMap((group) => [
        `**${group[0].profile === 'phone' ? 'Phone' : 'Desktop'}, ${group[0].cache === 'cold' ? 'first visit' : 'visited before'}**, ` +
          `${new Set(group.map(({ pair }) => pair)).size} pairs of visits`,
        table(
          groupsOf(group, ({ page }) => page),
          {
            page: ([{ page }]) => page,
            ...Object.fromEntries(
              METRICS.map(([metric, name, format]) => [
                name,
                (ofPage: typeof visits) => {
                  const [ours, theirs] = compare(ofPage, (visit) => visit[metric]).map(median);
                  return `${rounded(format(ours))} / ${rounded(format(theirs))} (${ratioOf(ours, theirs)})`;
                },
              ]),
            ),
          },
        ),
      ]),
      ...scriptOrigins(scripts),
      '### Soft navigation',
      'On the phone, from the click to the frame that shows the next page, after its link was pointed at. (ms)',
      table(
        groupsOf(navigations, ({ from, to }) => `${from} ${to}`).map((group) => {
          const [ours, theirs] = compare(group, ({ ms }) => ms);
          return { ...group[0], ours, theirs };
        }),
        {
          from: ({ from }) => `\`${from}\``,
          to: ({ to }) => `\`${to}\``,
          federated: ({ ours }) => median(ours),
          monolith: ({ theirs }) => median(theirs),
          ratio: ({ ours, theirs }) => ratioOf(median(ours), median(theirs)),
          'federated, p95': ({ ours }) => quantile(ours, 0.95),
          'monolith, p95': ({ theirs }) => quantile(theirs, 0.95),
        },
      ),
      '### One remote down',
      "The phone's first visit of a page with wishlist fragments, with and without the wishlist's files. Medians. (ms)",
      table(
        groupsOf(losses, ({ page }) => page),
        {
          page: ([{ page }]) => `\`${page}\``,
          'LCP, all files': downMedian(false, 'lcp'),
          'LCP, remote down': downMedian(true, 'lcp'),
          'answers to input, all files': downMedian(false, 'ready'),
          'answers to input, remote down': downMedian(true, 'ready'),
        },
      ),
    ],
    charts: {
      'federation-lcp': chart(
        'Largest contentful paint, first visit on a phone',
        dots,
        ({ lcp }) => lcp,
      ),
      'federation-tbt': chart(
        'Total blocking time, first visit on a phone',
        dots,
        ({ tbt }) => tbt,
      ),
      'federation-scripts': chart('Scripts of the first visit, as transferred', 'kB', ({ js }) =>
        kilobytes(js),
      ),
    },
  };
}

/** Smaller origins are left out. (bytes) */
const MIN_REPORTED = 500;

/** The origins of the scripts of the page that loads the most. */
function scriptOrigins(scripts: Scripts[]): string[] {
  const sum = ({ bytes }: Scripts) => Object.values(bytes).reduce((all, one) => all + one, 0);
  const [largest] = scripts
    .filter(({ variant }) => variant === 'federated')
    .toSorted((a, b) => sum(b) - sum(a));
  const monolith = scripts.find(
    ({ page, variant }) => page === largest?.page && variant === 'monolith',
  );
  if (!monolith) return [];
  const rows = Object.keys({ ...largest.bytes, ...monolith.bytes })
    .map((origin) => {
      const [ours, theirs] = [largest, monolith].map(({ bytes }) => bytes[origin] ?? 0);
      return { origin, ours, theirs };
    })
    .filter(({ ours, theirs }) => Math.max(ours, theirs) >= MIN_REPORTED)
    .toSorted((a, b) => b.ours - b.theirs - (a.ours - a.theirs));
  const size = (bytes: number) => kilobytes(bytes).toFixed(1);
  return [
    '### Origin of the scripts',
    `The first visit of the page with the largest scripts, ${largest.page}, by origin of the code: bytes as transferred, distributed by the files' source maps. (kB) ` +
      'A remote receives whole shared modules from the shell, the monolith only the parts that it uses.',
    table(rows, {
      from: ({ origin }) => origin,
      federated: ({ ours }) => size(ours),
      monolith: ({ theirs }) => size(theirs),
      more: ({ ours, theirs }) => size(ours - theirs),
    }),
  ];
}

const mediansOf = (bars: Bar[]): Bar[] =>
  groupsOf(bars, ({ group, bar }) => `${group} ${bar}`).map((same) => ({
    ...same[0],
    value: median(same.map(({ value }) => value)),
  }));

function inputSection(samples: SamplesOf['input']): Section {
  return {
    title: 'Input before hydration',
    text: [
      'A tap, or a tap and a typed word, 50 ms after the first contentful paint of a first visit on a phone, or once its target has arrived. An input counts as handled if its effect is there after it, and still once the page is hydrated and idle. Times are medians from the tap to the effect. (ms)',
      table(
        groupsOf(samples, ({ input, page, variant }) => `${input}, ${page}, ${variant}`),
        {
          input: ([{ input }]) => input,
          page: ([{ page }]) => page,
          site: ([{ variant }]) => variant,
          handled: (group) => `${group.filter(({ error }) => !error).length} of ${group.length}`,
          'before hydration': (group) => group.filter(({ isReady }) => !isReady).length,
          'after paint': (group) => Math.round(median(group.map(({ afterPaint }) => afterPaint))),
          effect: (group) => Math.round(median(group.map(({ ms }) => ms))),
        },
      ),
    ],
    charts: {},
  };
}

function responsesSection(samples: SamplesOf['responses']): Section {
  return {
    title: 'Answers to input',
    text: [
      'One input on the listing, once it is idle, on a phone: the time to the frame after it, which counts as Interaction to Next Paint. (ms)',
      table(
        groupsOf(samples, ({ input }) => input),
        {
          input: ([{ input }]) => input,
          median: (group) => Math.round(median(group.map(({ inp }) => inp))),
          highest: (group) => Math.round(Math.max(...group.map(({ inp }) => inp))),
        },
      ),
    ],
    charts: {},
  };
}

function lighthouseSection(runs: SamplesOf['lighthouse']): Section {
  const shown = medianRuns(runs);
  const failing = shown.flatMap(({ page, form, failing }) =>
    groupsOf(failing, ({ category }) => category).map((audits) => ({ page, form, audits })),
  );
  return {
    title: 'Lighthouse',
    text: [
      `Of ${1 + Math.max(...runs.map(({ run }) => run))} runs of each page the one with the median performance; phone as Lighthouse simulates it (slow 4G, a quarter of the speed of the machine that the limits are written for), and its desktop.`,
      table(shown, {
        page: ({ page }) => page,
        on: ({ form }) => form,
        performance: ({ scores }) => scores.performance,
        accessibility: ({ scores }) => scores.accessibility,
        'best practices': ({ scores }) => scores['best-practices'],
        SEO: ({ scores }) => scores.seo,
        'FCP, ms': ({ fcp }) => fcp,
        'LCP, ms': ({ lcp }) => lcp,
        'TBT, ms': ({ tbt }) => tbt,
        CLS: ({ cls }) => cls.toFixed(3),
      }),
      ...(failing.length
        ? [
            'Audits that cost points:',
            table(failing, {
              page: ({ page }) => page,
              on: ({ form }) => form,
              category: ({ audits: [{ category }] }) => category,
              audits: ({ audits }) => audits.map(({ audit }) => `\`${audit}\``).join(', '),
            }),
          ]
        : []),
    ],
    charts: {},
  };
}

function apiSection(rounds: SamplesOf['api']): Section {
  const calls = callsOf(rounds);
  const listings = calls.filter(({ call }) => call === 'listing');
  const engines = [...new Set(calls.map(({ engine }) => engine))];
  const sizes = groupsOf(listings, ({ products }) => String(products));
  return {
    title: 'API',
    text: [
      `At ${rounded(PRODUCTS)} products, ${PARALLEL} calls at a time from one process on the same machine. CPU is that of the API's process and of the database's for each answer, the minimum of ` +
        'the rounds; p50 and p95 are latencies under that load. Listings are of 24 products with the counts of all filters, each with other filters; “unchanged” is the same one again. ' +
        'A login costs what its password hash is meant to cost. A product save is one transaction: it reads the product before and after for the audit, checks its references and ' +
        'pictures, and replaces its colours. With MariaDB a process queries the catalogue version at most every 25 ms, and a save is acknowledged 50 ms later, so that several processes agree.',
      ...engines.flatMap((engine) => [
        `**${engine}**`,
        table(
          calls.filter((one) => one.engine === engine && one.products === PRODUCTS),
          {
            call: ({ call }) => call,
            'CPU, ms': ({ cpu }) => cpu,
            'p50, ms': ({ p50 }) => p50,
            'p95, ms': ({ p95 }) => p95,
            'answers/s': ({ perSecond }) => perSecond,
          },
        ),
      ]),
      '### A listing in a growing catalogue',
      'CPU of a listing with uncached filters. (ms)',
      table(sizes, {
        products: ([{ products }]) => products,
        ...Object.fromEntries(
          engines.map((engine) => [
            engine,
            (group: typeof listings) => group.find((each) => each.engine === engine)?.cpu ?? '–',
          ]),
        ),
      }),
    ],
    charts: {
      'api-growth': lines(
        'A listing in a growing catalogue',
        'CPU for each answer, ms: the API and the database',
        'products',
        listings.map(({ engine, products, cpu }) => ({ line: engine, at: products, value: cpu })),
        listings
          .filter(({ products }) => products === PRODUCTS)
          .map(({ engine, cpu }) => ({
            line: engine,
            from: PRODUCTS,
            to: Math.max(...listings.map(({ products }) => products)),
            value: cpu * GROWTH.max,
          })),
      ),
    },
  };
}

function vendureSection(rounds: SamplesOf['vendure']): Section {
  return {
    title: 'Beside Vendure',
    text: [
      `The same calls to the API and to Vendure's shop API, in turn: both with ${rounded(PRODUCTS)} products, on MariaDB, ${PARALLEL} calls at a time from one process on the same machine. ` +
        "Vendure has its own example products, repeated under other names, without pictures. Listings are of 24 products with the counts of all filters, each with other filters. CPU is the API's and the " +
        "database's for each answer, the minimum of the rounds.",
      table(peersOf(rounds), {
        call: ({ call }) => call,
        'CPU, ms': ({ ours }) => ours.cpu,
        'Vendure, CPU, ms': ({ theirs }) => theirs.cpu,
        ratio: ({ ratio }) => `${rounded(ratio)} ×`,
        'p50, ms': ({ ours }) => ours.p50,
        'Vendure, p50, ms': ({ theirs }) => theirs.p50,
      }),
    ],
    charts: {},
  };
}

function documentsSection(rounds: SamplesOf['documents']): Section {
  const bars = rounds.map(({ page, way, cpu, ofApi }) => ({
    group: page,
    bar: way,
    value: cpu + ofApi,
  }));
  return {
    title: 'Documents',
    text: [
      `Compressed with brotli, ${PARALLEL} at a time from one process on the same machine: rendered for an uncached URL, from the cache, and the same ` +
        'bytes from node:http. CPU is that of the cheapest round.',
      table(documentsOf(rounds), {
        page: ({ page }) => page,
        how: ({ way }) => way,
        "document server's CPU, ms": ({ cpu }) => cpu,
        "API's CPU, ms": ({ ofApi }) => ofApi,
        'p50, ms': ({ p50 }) => p50,
        'documents/s': ({ perSecond }) => perSecond,
      }),
    ],
    charts: {
      documents: groupedBars(
        'Documents',
        'CPU for each, ms: document server and API',
        mediansOf(bars),
        bars,
      ),
    },
  };
}

function cdnSection({ rounds, pages, rendered, showing }: SamplesOf['cdn']): Section {
  return {
    title: 'Documents behind a CDN',
    text: [
      `nginx with the cache of [the example](examples/nginx.conf), in front of one document server: requests for ${pages} documents. In the mixed round a canary ` +
        'runs, and visitors without a cookie, of both of its sides and with a preview alternate; all but the first go through to the document server.',
      table(rounds, {
        round: ({ what }) => what,
        requests: ({ requests }) => requests,
        'passed the cache': ({ passed }) => passed,
        'another version than the visitor’s': ({ wrong }) => wrong,
      }),
      `After one product got another description, ${rendered} of the ${pages} documents were rendered again; ${showing} show that description.`,
    ],
    charts: {},
  };
}

function memorySection(memory: SamplesOf['memory']): Section {
  const { products, seconds, answers, samples, mariadb = [], documents = [] } = memory;
  const mb = documents.map(({ rss }) => rss / 1024);
  const database = mariadb.map((sample) => ({ ...sample, rss: sample.database ?? NaN }));
  const processes = [
    { process: 'API, on SQLite', ...memoryOf(samples) },
    ...(mariadb.length ? [{ process: 'API, on MariaDB', ...memoryOf(mariadb) }] : []),
    ...(mariadb.length ? [{ process: 'MariaDB', ...memoryOf(database) }] : []),
    ...(mb.length
      ? [
          {
            process: 'document server',
            idle: mb[0],
            max: Math.max(...mb),
            last: mb.at(-1) ?? NaN,
          },
        ]
      : []),
  ];
  return {
    title: 'Memory',
    text: [
      `API and database: ${rounded(answers)} answers in ${seconds} s over ${rounded(products)} products, ${PARALLEL} calls at a time: of eight, four listings with other filters each time, two products, a suggestion and a page of stores. ` +
        `Document server: ${rounded(documents.at(-1)?.views ?? NaN)} views of uncached pages of every kind in turn; its first value is after 500 views. VmRSS.`,
      table(processes, {
        process: ({ process }) => process,
        'idle, MB': ({ idle }) => idle,
        'max, MB': ({ max }) => max,
        'at the end, MB': ({ last }) => last,
      }),
    ],
    charts: {
      memory: overTime(
        "Memory of the API's process",
        'resident, MB',
        samples.map(({ ms, rss, isLoaded }) => ({
          seconds: ms / 1000,
          value: rss / 1024,
          isLoaded,
        })),
        limitsOf('memory', memory)[0].max ?? NaN,
      ),
    },
  };
}

function buildsSection(samples: SamplesOf['builds']): Section {
  const bars = samples.map(({ what, seconds }) => ({
    group: '',
    bar: BUILDS[what],
    value: seconds,
  }));
  const deploys = samples.flatMap(({ gates }) => (gates ? [gates] : []));
  const gates = [...new Set(deploys.flatMap(Object.keys))];
  return {
    title: 'Builds and deploys',
    text: [
      'The real commands in a copy of the checkout with its packages installed: `nx run-many -t build` as `npm start` runs it (five frontends, the API, the libraries), and `npm run deploy -- wishlist`. Medians. (s)',
      table(
        groupsOf(bars, ({ bar }) => bar).map((group) => ({
          what: group[0].bar,
          seconds: group.map(({ value }) => value),
        })),
        {
          what: ({ what }) => what,
          seconds: ({ seconds }) => median(seconds),
          min: ({ seconds }) => Math.min(...seconds),
          max: ({ seconds }) => Math.max(...seconds),
        },
      ),
      ...(gates.length
        ? [
            'The gates of the deploy. (s)',
            table(
              [deploys],
              Object.fromEntries(
                gates.map((gate) => [
                  gate,
                  (all: typeof deploys) => median(all.map((one) => one[gate] ?? NaN)),
                ]),
              ),
            ),
          ]
        : []),
    ],
    charts: {
      builds: horizontalBars(
        'Builds and deploys',
        'seconds: medians, and every run as a dot',
        mediansOf(bars),
        bars,
      ),
    },
  };
}
