/** npm run bench -- lighthouse [runs]: Lighthouse's scores of the site's pages on its phone and its desktop. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { WHOLE_BROWSER } from '@tivara/workspace/browser';
import { install } from './install.ts';
import { getJson, inRounds } from './measure.ts';
import { benchmark, table } from './runner.ts';
import { startSite } from './site.ts';
import { groupsOf, median } from './statistics.ts';
import { PROFILES } from './visit.ts';

/** What is read of Lighthouse's report. */
interface Report {
  audits: Record<string, Audit>;
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
  environment: { benchmarkIndex: number };
}
interface Audit {
  id: string;
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  metricSavings?: Record<string, number>;
  details?: { items?: AuditItem[] };
}
interface AuditItem {
  node?: { selector: string; snippet: string };
  url?: string;
  description?: string;
  source?: string;
}

const VERSION = '13.5.0';
/** With the Node that it needs, which the product does not. */
const PACKAGES = { lighthouse: VERSION, node: '22' };

/** Lighthouse's index of the machine that the limits are written for. */
const REFERENCE_SPEED = 3300;
const RUNS = 5;
const MAX_TRIES = 6;
const FLAGS = [
  '--output=json',
  '--quiet',
  '--no-enable-error-reporting',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
];

const FORMS = ['phone', 'desktop'] as const;
type Run = Awaited<ReturnType<typeof measure>> & { page: string; form: (typeof FORMS)[number] };

export default benchmark({
  title: 'Lighthouse',
  async measure(runs = RUNS) {
    // A script of node's fetches the program.
    const folder = await install(`Lighthouse ${VERSION}`, PACKAGES, '--ignore-scripts=false');
    if (!folder) return;
    using site = await startSite();
    const [id] = await getJson(site, '/api/products/ids');
    const [collection] = await getJson(site, '/api/collection');
    const pages = {
      home: '/',
      listing: '/product',
      detail: `/product/${id}`,
      stores: '/store',
      about: '/about',
      collection: `/collections/${collection.collection_id}`,
      wishlist: '/wishlist',
    };
    /** Of the browser, in the last run: other machines on the same processor change it from one minute to the next. */
    let speed = REFERENCE_SPEED;
    const flags: Record<Run['form'], () => string> = {
      phone: () => {
        const slowdown = Math.max(1, (PROFILES.phone.slowdown * speed) / REFERENCE_SPEED);
        return `--throttling.cpuSlowdownMultiplier=${slowdown}`;
      },
      desktop: () => '--preset=desktop',
    };
    const samples: Run[] = [];
    for (const [page, path] of Object.entries(pages))
      for (const form of FORMS) {
        const measured = await inRounds(runs, [path], async () => {
          const run = await measureWithRetries(folder, site.origin + path, flags[form]());
          ({ speed } = run);
          return { page, form, ...run };
        });
        samples.push(...measured);
      }
    for (const { page, form, failing } of medianRuns(samples))
      for (const { category, audit, title, found } of failing)
        console.log(`  ${page}, ${form}, ${category}: ${audit}: ${title}${found && ` (${found})`}`);
    return samples;
  },

  text(runs) {
    const shown = medianRuns(runs);
    const failing = shown.flatMap(({ page, form, failing }) =>
      groupsOf(failing, ({ category }) => category).map((audits) => ({ page, form, audits })),
    );
    return [
      `Of ${runs.length / shown.length} runs of each page the one with the median performance; phone as Lighthouse simulates it (slow 4G, a quarter of the speed of the machine that the limits are written for), and its desktop.`,
      table(shown, {
        page: ({ page }) => page,
        on: ({ form }) => form,
        ...Object.fromEntries(
          categoriesOf(runs).map((category) => [
            category.replaceAll('-', ' '),
            ({ scores }: Run) => scores[category],
          ]),
        ),
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
    ];
  },

  limits: (runs) =>
    categoriesOf(runs).flatMap((category) =>
      medianRuns(runs)
        .filter(({ form }) => form === 'phone')
        .map(({ page, scores }) => ({ page, score: scores[category] ?? 0 }))
        .toSorted((a, b) => a.score - b.score)
        .slice(0, 1)
        .map(({ page, score }) => ({
          what: `Lighthouse on a phone, ${category}, the lowest page (${page})`,
          value: score,
          min: 100,
          unit: '',
        })),
    ),
});

/** All that Lighthouse has by default. */
const categoriesOf = ([run]: Run[]) => Object.keys(run?.scores ?? {});

/** The run with the median performance, of each page and form factor. */
export const medianRuns = <R extends Pick<Run, 'page' | 'form' | 'scores'>>(runs: R[]): R[] =>
  groupsOf(runs, ({ page, form }) => `${page}, ${form}`).flatMap((group) => {
    const middle = median(group.map(({ scores }) => scores['performance'] ?? 0));
    return group.find(({ scores }) => scores['performance'] === middle) ?? [];
  });

/** Lighthouse could not measure, for example because the browser did not start a trace. */
class IncompleteRunError extends Error {}

async function measureWithRetries(folder: string, url: string, flag: string) {
  for (let tries = 1; ; tries++)
    try {
      return await measure(folder, url, flag);
    } catch (error) {
      if (!(error instanceof IncompleteRunError) || tries === MAX_TRIES) throw error;
      console.log(`  again: ${error.message}`);
    }
}

/** `scores` are 0 to 100, `speed` is Lighthouse's own index of the machine, `failing` holds audits of categories below 100. */
async function measure(folder: string, url: string, flag: string) {
  const { audits, categories, environment } = await report(folder, url, flag);
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const scores = Object.entries(categories).map(([id, { score }]) => [id, toScore(score)]);
  const failing = Object.entries(categories)
    .filter(([, { score }]) => toScore(score) < 100)
    .flatMap(([category, { auditRefs }]) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (!audit || (audit.score ?? 1) === 1 || !(weight || savesTime(audit))) return [];
        return { category, audit: id, title: audit.title, found: findingsOf(audit) };
      }),
    );
  return {
    scores: Object.fromEntries(scores) as Record<string, number>,
    fcp: Math.round(valueOf('first-contentful-paint')),
    lcp: Math.round(valueOf('largest-contentful-paint')),
    tbt: Math.round(valueOf('total-blocking-time')),
    cls: Number(valueOf('cumulative-layout-shift').toFixed(4)),
    speed: environment.benchmarkIndex,
    failing,
  };
}

async function report(folder: string, url: string, flag: string): Promise<Report> {
  const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const running = promisify(execFile)(
    path.join(folder, 'node_modules/node/bin/node'),
    [program, url, flag, ...FLAGS],
    {
      env: { ...process.env, CHROME_PATH: WHOLE_BROWSER.executablePath },
      maxBuffer: 2 ** 28,
    },
  );
  // Its browser has a process group of its own, and ends with it on SIGINT alone.
  const stop = () => running.child.kill('SIGINT');
  process.once('SIGTERM', stop);
  try {
    return JSON.parse((await running).stdout) as Report;
  } catch (error) {
    throw new IncompleteRunError(`Lighthouse at ${url}: ${(error as Error).message}`);
  } finally {
    process.off('SIGTERM', stop);
  }
}

const savesTime = ({ metricSavings = {} }: Audit) =>
  Object.values(metricSavings).some((saved) => saved > 0);

const toScore = (score: number | null) => Math.round((score ?? 0) * 100);

function findingsOf({ displayValue, details }: Audit): string {
  const texts = (details?.items ?? [])
    .slice(0, 5)
    .map(({ node, url, description, source }) =>
      [node?.selector, node?.snippet, url, description ?? source].filter(Boolean).join(' '),
    );
  return [displayValue, ...texts].filter(Boolean).join('; ');
}
