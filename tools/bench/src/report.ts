/**
 * npm run bench -- page: docs/performance.md and its charts, from the samples that lie in docs/performance. Every bench writes it anew.
 */
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { ROOT } from '@tivara/workspace/steps';
import { cells, groupedBars, lines, lyingBars, overTime } from './charts.ts';
import {
  AT_ONCE,
  BUILDS,
  GROWTH,
  PRODUCTS,
  SAME_BLOCKING_MS,
  callsOf,
  documentsOf,
  holds,
  isGood,
  limitsOf,
  medianRuns,
  memoryOf,
  rounded,
} from './limits.ts';
import { groupsOf, median, quantile } from './statistics.ts';
import type { DocumentMemorySample } from './document-memory.ts';
import type { Machine } from './record.ts';
import type { Loss, Navigation, Scripts, Visit } from './federation.ts';
import type { Sample } from './visit.ts';
import type { Bar } from './charts.ts';
import type {
  ApiRound,
  BuildSample,
  DocumentRound,
  LighthouseRun,
  MemorySample,
} from './limits.ts';

/** Where samples and charts lie; the page is beside it. */
export const FOLDER = path.join(ROOT, 'docs/performance');

/** Markdown, and SVG by file name. */
export interface Section {
  text: string[];
  charts?: Record<string, string>;
}

export const run = () => writePage(FOLDER);

/** Writes `{folder}.md` and the charts from the samples in the folder; what was never measured is left out. */
export async function writePage(folder: string) {
  const names = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];
  const measured = names.flatMap((name) => {
    const file = path.join(folder, `${name}.json`);
    if (!fs.existsSync(file)) return [];
    const record = JSON.parse(fs.readFileSync(file, 'utf8'));
    return [{ name, record, ...SECTIONS[name](record.samples) }];
  });
  const limits = measured.flatMap(({ name, record }) => limitsOf(name, record.samples));
  const text = [
    '# Performance',
    '`npm run bench` measures everything and writes this page with its charts; `npm run bench -- <name>` measures one part. The raw samples are ' +
      'in [performance](performance). Use an idle machine: other work affects wall time, though hardly CPU time. To compare two ' +
      'machines, divide by what each takes for the same hash: every part has it.',
    ...(limits.length
      ? [
          '## Limits',
          '`npm run bench` exits with code 1 if a limit is exceeded.',
          table(
            ['what', 'measured', 'limit', 'holds'],
            limits.map((limit) => [
              limit.what,
              `${rounded(limit.is)} ${limit.unit}`.trim(),
              `${limit.most === undefined ? `at least ${limit.least}` : `at most ${limit.most}`} ${limit.unit}`.trim(),
              holds(limit) ? 'yes' : '**no**',
            ]),
          ),
        ]
      : []),
    ...measured.flatMap(({ name, record, text = [], charts = {} }) => [
      ...text.slice(0, 1),
      measuredOn(name, record),
      ...Object.keys(charts).map((chart) => `![${titleOf(chart)}](performance/${chart}.svg)`),
      ...text.slice(1),
    ]),
  ].join('\n\n');
  for (const { charts = {} } of measured)
    for (const [chart, svg] of Object.entries(charts))
      fs.writeFileSync(path.join(folder, `${chart}.svg`), svg);
  const page = `${folder}.md`;
  const style = await prettier.resolveConfig(page);
  fs.writeFileSync(page, await prettier.format(text, { ...style, parser: 'markdown' }));
}

const titleOf = (chart: string) => chart.replaceAll('-', ' ');

const measuredOn = (
  name: string,
  {
    at,
    commit,
    machine: { processor, cores, node, hashMs },
  }: { at: string; commit: string; machine: Machine },
) =>
  `\`npm run bench -- ${name}\`, ${at.slice(0, 10)}, commit ${commit}, Node ${node.slice(1)}, ${cores} cores of ${processor}; 64 MiB through SHA-256 on one of them: ${hashMs} ms.`;

/** @param rows the first column is text, as all that is no number */
function table(head: string[], rows: (string | number)[][]) {
  const isNumber = (column: number) =>
    column > 0 && rows.every((row) => /^[\d–~<.,]/.test(String(row[column])));
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const marks = head.map((_name, column) => (isNumber(column) ? '--:' : '---'));
  return [line(head), line(marks), ...rows.map(line)].join('\n');
}

const over = (a: number, b: number) => (b ? (a / b).toFixed(2) : '–');
const mega = (bytes: number) => bytes / 1000;

/** In the page's order. */
const SECTIONS = {
  federation: ofFederation,
  lighthouse: ofLighthouse,
  api: ofApi,
  documents: ofDocuments,
  memory: ofMemory,
  builds: ofBuilds,
};

/** Metrics of a visit: name, unit, and how a sample is told. */
const METRICS: [keyof Sample, string, (value: number) => number][] = [
  ['fcp', 'FCP, ms', Math.round],
  ['lcp', 'LCP, ms', Math.round],
  ['tbt', 'TBT, ms', Math.round],
  ['inp', 'INP, ms', Math.round],
  ['ready', 'answers, ms', Math.round],
  ['js', 'scripts, kB', mega],
  ['html', 'document, kB', mega],
  ['all', 'all, kB', mega],
  ['requests', 'requests', Number],
  ['trips', 'round trips', Number],
];

function ofFederation({
  visits,
  scripts,
  navigations,
  losses,
}: {
  visits: Visit[];
  scripts: Scripts[];
  navigations: Navigation[];
  losses: Loss[];
}): Section {
  const cold = visits.filter(({ profile, cache }) => profile === 'phone' && cache === 'cold');
  const chart = (metric: 'lcp' | 'tbt' | 'js', title: string, unit: string) => {
    const bars = cold.map((one) => ({
      group: one.page,
      bar: one.variant,
      value: metric === 'js' ? mega(one.js) : one[metric],
    }));
    return groupedBars(title, unit, mediansOf(bars), bars);
  };
  return {
    text: [
      '## Federation and monolith',
      'Each page is visited alternately on the federated site and on a monolith (`tools/bench/src/monolith`: the same application as one build), with the same API. Phone: 150 ms and 1.6 Mbit/s, ' +
        "processor at a quarter. Medians, federated / monolith (ratio). INP is one input's time; round trips are how many files had to arrive one after the other. " +
        `Blocking times less than ${SAME_BLOCKING_MS} ms apart count as the same.`,
      ...groupsOf(visits, ({ profile, cache }) => `${profile}, ${cache}`).flatMap((group) => [
        `**${group[0]?.profile === 'phone' ? 'Phone' : 'Desktop'}, ${group[0]?.cache === 'cold' ? 'first visit' : 'visited before'}**, ` +
          `${new Set(group.map(({ pair }) => pair)).size} pairs of visits`,
        table(
          ['page', ...METRICS.map(([, name]) => name)],
          groupsOf(group, ({ page }) => page).map((ofPage) => [
            ofPage[0]?.page ?? '',
            ...METRICS.map(([metric, , format]) => {
              const [ours = NaN, theirs = NaN] = ['federated', 'monolith'].map((variant) =>
                median(ofPage.filter((one) => one.variant === variant).map((one) => one[metric])),
              );
              return `${rounded(format(ours))} / ${rounded(format(theirs))} (${over(ours, theirs)})`;
            }),
          ]),
        ),
      ]),
      ...ofScripts(scripts),
      '### Soft navigation',
      'On the phone, from the click to the frame that shows the next page, after its link was pointed at. (ms)',
      table(
        ['from', 'to', 'federated', 'monolith', 'ratio', 'federated, p95', 'monolith, p95'],
        groupsOf(navigations, ({ from, to }) => `${from} ${to}`).map((group) => {
          const [ours = [], theirs = []] = ['federated', 'monolith'].map((variant) =>
            group.filter((one) => one.variant === variant).map(({ ms }) => ms),
          );
          const { from = '', to = '' } = group[0] ?? {};
          return [
            ...[from, to].map((address) => `\`${address}\``),
            ...[median(ours), median(theirs)].map(rounded),
            over(median(ours), median(theirs)),
            ...[quantile(ours, 0.95), quantile(theirs, 0.95)].map(rounded),
          ];
        }),
      ),
      '### One remote down',
      "The phone's first visit of a page with wishlist fragments, with and without the wishlist's files. Medians. (ms)",
      table(
        ['page', 'LCP, there', 'LCP, gone', 'answers to input, there', 'answers to input, gone'],
        groupsOf(losses, ({ page }) => page).map((group) => [
          `\`${group[0]?.page}\``,
          ...(['lcp', 'ready'] as const).flatMap((metric) =>
            [false, true].map((gone) =>
              rounded(median(group.filter((one) => one.gone === gone).map((one) => one[metric]))),
            ),
          ),
        ]),
      ),
    ],
    charts: {
      'federation-lcp': chart(
        'lcp',
        'Largest contentful paint, first visit on a phone',
        'ms: medians, and every visit as a dot',
      ),
      'federation-tbt': chart(
        'tbt',
        'Total blocking time, first visit on a phone',
        'ms: medians, and every visit as a dot',
      ),
      'federation-scripts': chart('js', 'Scripts of the first visit, as transferred', 'kB'),
    },
  };
}

/** Told one by one from here on. (bytes) */
const MIN_REPORTED = 500;

/** What the scripts of the page with the most of them are made of. */
function ofScripts(scripts: Scripts[]): string[] {
  const sum = ({ bytes }: Scripts) => Object.values(bytes).reduce((all, one) => all + one, 0);
  const most = scripts
    .filter(({ variant }) => variant === 'federated')
    .toSorted((a, b) => sum(b) - sum(a))[0];
  const monolith = scripts.find(
    ({ page, variant }) => page === most?.page && variant === 'monolith',
  );
  if (!most || !monolith) return [];
  const rows = Object.keys({ ...most.bytes, ...monolith.bytes })
    .map((origin) => ({
      origin,
      ours: most.bytes[origin] ?? 0,
      theirs: monolith.bytes[origin] ?? 0,
    }))
    .filter(({ ours, theirs }) => Math.max(ours, theirs) >= MIN_REPORTED)
    .toSorted((a, b) => b.ours - b.theirs - (a.ours - a.theirs));
  return [
    '### What the scripts are made of',
    `The first visit of the page with the most of them, ${most.page}, by where the code comes from: bytes as transferred, shared out by the files' source maps. (kB) ` +
      'A remote takes all of a shared module from the shell, the one build only what it uses.',
    table(
      ['from', 'federated', 'monolith', 'more'],
      rows.map(({ origin, ours, theirs }) => [
        origin,
        ...[ours, theirs, ours - theirs].map((bytes) =>
          mega(Math.round(bytes / 100) * 100).toFixed(1),
        ),
      ]),
    ),
  ];
}

const mediansOf = (bars: Bar[]) =>
  groupsOf(bars, ({ group, bar }) => `${group} ${bar}`).map((same) => ({
    group: same[0]?.group ?? '',
    bar: same[0]?.bar ?? '',
    value: median(same.map(({ value }) => value)),
  }));

function ofLighthouse(runs: LighthouseRun[]): Section {
  const shown = medianRuns(runs);
  const failing = shown.filter((run) => run.failing.length);
  return {
    text: [
      '## Lighthouse',
      `Of ${1 + Math.max(...runs.map(({ run }) => run))} runs of each page the one with the median performance; phone as Lighthouse simulates it (slow 4G, processor at a quarter), and its desktop.`,
      table(
        [
          'page',
          'on',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'FCP, ms',
          'LCP, ms',
          'TBT, ms',
          'CLS',
        ],
        shown.map(({ page, form, scores, fcp, lcp, tbt, cls }) => [
          ...[page, form, scores.performance, scores.accessibility, scores['best-practices']],
          ...[scores.seo, ...[fcp, lcp, tbt].map(rounded), cls.toFixed(3)],
        ]),
      ),
      ...(failing.length
        ? [
            'What takes points:',
            table(
              ['page', 'on', 'category', 'audits'],
              failing.flatMap(({ page, form, failing }) =>
                groupsOf(failing, ({ category }) => category).map((group) => [
                  ...[page, form, group[0]?.category ?? ''],
                  group.map(({ audit }) => `\`${audit}\``).join(', '),
                ]),
              ),
            ),
          ]
        : []),
    ],
    charts: {
      lighthouse: cells(
        'Lighthouse',
        'scores of 100; orange: below its limit',
        shown.flatMap(({ page, form, scores }) =>
          Object.entries(scores).map(([category, value]) => ({
            ...{ panel: form, row: page, value },
            column: category.replace('-', ' '),
            isFine: isGood(category, value),
          })),
        ),
      ),
    },
  };
}

function ofApi(rounds: ApiRound[]): Section {
  const calls = callsOf(rounds);
  const growing = calls.filter(({ call }) => call === 'listing');
  const names = [...new Set(calls.map(({ call }) => call))];
  const engines = [...new Set(calls.map(({ engine }) => engine))];
  const sizes = [...new Set(growing.map(({ products }) => products))];
  return {
    text: [
      '## API',
      `At ${rounded(PRODUCTS)} products, ${AT_ONCE} calls at a time from one process on the same machine. CPU is that of the API's process and of the database's for each answer, the least of ` +
        'the rounds; p50 and p95 are latencies under that load. Listings are of 24 products with the counts of all filters, each with other filters; “unchanged” is the same one again. ' +
        'A login costs what its password hash is meant to cost. With MariaDB each response needs a query for the catalogue version, so that ' +
        'several API processes agree; the limits vs. node:http therefore apply to SQLite only.',
      ...engines.map((engine) =>
        [
          `**${engine}**\n`,
          table(
            ['call', 'CPU, ms', 'p50, ms', 'p95, ms', 'answers/s'],
            names.flatMap((name) =>
              calls
                .filter((one) => one.engine === engine && one.call === name)
                .filter(({ products }) => products === PRODUCTS)
                .map(({ cpu, p50, p95, perSecond }) => [
                  name,
                  ...[cpu, p50, p95, perSecond].map(rounded),
                ]),
            ),
          ),
        ].join('\n'),
      ),
      '### A listing in a growing catalogue',
      'CPU of a listing with uncached filters. (ms)',
      table(
        ['products', ...engines],
        sizes.map((size) => [
          rounded(size),
          ...engines.map((engine) => {
            const one = growing.find((each) => each.engine === engine && each.products === size);
            return one ? rounded(one.cpu) : '–';
          }),
        ]),
      ),
    ],
    charts: {
      'api-growth': lines(
        'A listing in a growing catalogue',
        'CPU for each answer, ms: the API and the database',
        'products',
        growing.map(({ engine, products, cpu }) => ({ line: engine, at: products, value: cpu })),
        growing
          .filter(({ products }) => products === PRODUCTS)
          .map(({ engine, cpu }) => ({
            ...{ line: engine, from: PRODUCTS, to: Math.max(...sizes) },
            value: cpu * GROWTH.most,
          })),
      ),
    },
  };
}

function ofDocuments(rounds: DocumentRound[]): Section {
  const bars = rounds.map(({ page, way, cpu, ofApi }) => ({
    ...{ group: page, bar: way },
    value: cpu + ofApi,
  }));
  return {
    text: [
      '## Documents',
      `Packed with brotli, ${AT_ONCE} at a time from one process on the same machine: rendered for an uncached URL, and from the page cache after the API ` +
        'confirmed its version. CPU is of the round with the least.',
      table(
        [
          ...['page', 'how', "document server's CPU, ms", "API's CPU, ms"],
          ...['p50, ms', 'documents/s'],
        ],
        documentsOf(rounds).map(({ page, way, cpu, ofApi, p50, perSecond }) => [
          ...[page, way, ...[cpu, ofApi, p50, perSecond].map(rounded)],
        ]),
      ),
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

function ofMemory({
  products,
  seconds,
  answers,
  samples,
  documents = [],
}: {
  products: number;
  seconds: number;
  answers: number;
  samples: MemorySample[];
  documents?: DocumentMemorySample[];
}): Section {
  const { idle, most, last } = memoryOf(samples);
  const [{ most: limit = NaN } = {}] = limitsOf('memory', { products, samples });
  return {
    text: [
      '## Memory',
      `${rounded(answers)} answers in ${seconds} s over ${rounded(products)} products on SQLite, ${AT_ONCE} calls at a time: of eight, four listings with other filters each time, two products, a suggestion and a page of stores. VmRSS, every second.`,
      table(['idle, MB', 'most, MB', 'at the end, MB'], [[idle, most, last].map(rounded)]),
      ...(documents.length
        ? [
            `The document server's process, over ${rounded(documents.at(-1)?.views ?? NaN)} views of uncached pages of every kind in turn:`,
            table(
              ['after 500 views, MB', 'most, MB', 'at the end, MB'],
              [
                [
                  documents[0]?.rss ?? NaN,
                  Math.max(...documents.map(({ rss }) => rss)),
                  documents.at(-1)?.rss ?? NaN,
                ].map((kb) => rounded(kb / 1024)),
              ],
            ),
          ]
        : []),
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
        limit,
      ),
    },
  };
}

function ofBuilds(samples: BuildSample[]): Section {
  const bars = samples.map(({ what, seconds }) => ({
    group: '',
    bar: BUILDS[what],
    value: seconds,
  }));
  const deploys = samples.flatMap(({ gates }) => (gates ? [gates] : []));
  const gates = [...new Set(deploys.flatMap(Object.keys))];
  return {
    text: [
      '## Builds and deploys',
      'The real commands in a clone of the commit with its packages installed: `nx run-many -t build` as `npm start` runs it (five frontends, the API, the libraries), and `npm run deploy -- wishlist`. Medians. (s)',
      table(
        ['what', 'seconds', 'least', 'most'],
        groupsOf(bars, ({ bar }) => bar).map((group) => {
          const seconds = group.map(({ value }) => value);
          return [
            group[0]?.bar ?? '',
            ...[median(seconds), Math.min(...seconds), Math.max(...seconds)].map(rounded),
          ];
        }),
      ),
      ...(gates.length
        ? [
            'Of the deploy, its gates. (s)',
            table(gates, [
              gates.map((gate) => rounded(median(deploys.map((one) => one[gate] ?? NaN)))),
            ]),
          ]
        : []),
    ],
    charts: {
      builds: lyingBars(
        'Builds and deploys',
        'seconds: medians, and every run as a dot',
        mediansOf(bars),
        bars,
      ),
    },
  };
}
