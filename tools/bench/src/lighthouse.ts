/** npm run bench -- lighthouse [runs]: Lighthouse's scores of the site's pages on its phone and its desktop. */
import { killAll, launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { WHOLE_BROWSER } from '@tivara/workspace/browser';
import { getJson, inRounds } from './measure.ts';
import { benchmark, table } from './runner.ts';
import { startSite } from './site.ts';
import { groupsOf, median } from './statistics.ts';
import { PROFILES } from './visit.ts';

interface AuditItem {
  node?: { selector: string; snippet: string };
  url?: string;
  description?: string;
  source?: string;
}

/** Lighthouse's index of the machine that the limits are written for. */
const REFERENCE_SPEED = 3300;
const RUNS = 5;
const MAX_TRIES = 6;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FORMS = ['phone', 'desktop'] as const;
type Run = Awaited<ReturnType<typeof measure>> & { page: string; form: (typeof FORMS)[number] };

export default benchmark({
  title: 'Lighthouse',
  async measure(runs = RUNS) {
    // Chromium has a process group of its own, which a signal to this one does not reach.
    process.once('SIGTERM', () => {
      killAll();
      process.exit(1);
    });
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
    const configs: Record<Run['form'], () => Config> = {
      phone: () => {
        const slowdown = Math.max(1, (PROFILES.phone.slowdown * speed) / REFERENCE_SPEED);
        const throttling = { cpuSlowdownMultiplier: slowdown };
        return { extends: 'lighthouse:default', settings: { throttling } };
      },
      desktop: () => desktopConfig,
    };
    const samples: Run[] = [];
    for (const [page, path] of Object.entries(pages))
      for (const form of FORMS) {
        const measured = await inRounds(runs, [path], async () => {
          const run = await measureWithRetries(site.origin + path, configs[form]());
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
    ];
  },

  limits: (runs) =>
    CATEGORIES.flatMap((category) =>
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
});

/** The run with the median performance, of each page and form factor. */
export const medianRuns = <R extends Pick<Run, 'page' | 'form' | 'scores'>>(runs: R[]): R[] =>
  groupsOf(runs, ({ page, form }) => `${page}, ${form}`).flatMap((group) => {
    const middle = median(group.map(({ scores }) => scores.performance));
    return group.find(({ scores }) => scores.performance === middle) ?? [];
  });

/** Lighthouse could not measure, for example because the browser did not start a trace. */
class IncompleteRunError extends Error {}

async function measureWithRetries(url: string, config: Config) {
  for (let tries = 1; ; tries++)
    try {
      return await measure(url, config);
    } catch (error) {
      if (!(error instanceof IncompleteRunError) || tries === MAX_TRIES) throw error;
      console.log(`  again: ${error.message}`);
    }
}

/** `scores` are 0 to 100, `speed` is Lighthouse's own index of the machine, `failing` holds audits of categories below 100. */
async function measure(url: string, config: Config) {
  const chrome = await launch({
    chromePath: WHOLE_BROWSER.executablePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config);
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { audits, categories, runtimeError, environment } = result.lhr;
    if (runtimeError) throw new IncompleteRunError(`Lighthouse at ${url}: ${runtimeError.message}`);
    const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
    const scores = Object.entries(categories).map(([id, { score }]) => [id, toScore(score)]);
    const failing = Object.values(categories)
      .filter(({ score }) => toScore(score) < 100)
      .flatMap(({ id: category, auditRefs }) =>
        auditRefs
          .map(({ id, weight }) => ({ weight, audit: audits[id] }))
          .filter(({ weight, audit }) => (audit?.score ?? 1) < 1 && (weight || savesTime(audit)))
          .map(({ audit: { id: audit, title, ...rest } }) => ({
            category,
            audit,
            title,
            found: findingsOf(rest),
          })),
      );
    return {
      scores: Object.fromEntries(scores) as Record<(typeof CATEGORIES)[number], number>,
      fcp: Math.round(valueOf('first-contentful-paint')),
      lcp: Math.round(valueOf('largest-contentful-paint')),
      tbt: Math.round(valueOf('total-blocking-time')),
      cls: Number(valueOf('cumulative-layout-shift').toFixed(4)),
      speed: environment.benchmarkIndex,
      failing,
    };
  } finally {
    chrome.kill();
  }
}

type Audit = Result['audits'][string];

const savesTime = ({ metricSavings = {} }: Audit) =>
  Object.values(metricSavings).some((saved = 0) => saved > 0);

const toScore = (score: number | null) => Math.round((score ?? 0) * 100);

function findingsOf({ displayValue, details }: Pick<Audit, 'displayValue' | 'details'>): string {
  const { items = [] } = (details ?? {}) as { items?: AuditItem[] };
  const texts = items
    .slice(0, 5)
    .map(({ node, url, description, source }) =>
      [node?.selector, node?.snippet, url, description ?? source].filter(Boolean).join(' '),
    );
  return [displayValue, ...texts].filter(Boolean).join('; ');
}
