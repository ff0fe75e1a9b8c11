/** npm run bench -- lighthouse [runs]: Lighthouse's scores of the site's pages on its phone and its desktop. */
import { killAll, launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { WHOLE_BROWSER } from '@tivara/workspace/browser';
import { medianRuns, type LighthouseRun } from './limits.ts';
import { getJson } from './measure.ts';
import { record } from './record.ts';
import { startSite } from './site.ts';
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

export async function run() {
  // Chromium has a process group of its own, which a signal to this one does not reach.
  process.once('SIGTERM', () => {
    killAll();
    process.exit(1);
  });
  /** Of the browser, in the last run: other machines on the same processor change it from one minute to the next. */
  let speed = REFERENCE_SPEED;
  const configs: Record<LighthouseRun['form'], () => Config> = {
    phone: () => {
      const cpuSlowdownMultiplier = Math.max(
        1,
        (PROFILES.phone.slowdown * speed) / REFERENCE_SPEED,
      );
      return { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } };
    },
    desktop: () => desktopConfig,
  };
  const runs = Number(process.argv[3] ?? RUNS);
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
  const samples: LighthouseRun[] = [];
  for (const [page, path] of Object.entries(pages)) {
    const url = site.origin + path;
    for (const form of ['phone', 'desktop'] as const)
      // The first run warms the servers up.
      for (let run = -1; run < runs; run++) {
        const measured = await measureWithRetries(url, configs[form]());
        ({ speed } = measured);
        if (run >= 0) samples.push({ page, form, run, ...measured });
      }
  }
  await record('lighthouse', samples).finally(() => printFailing(medianRuns(samples)));
}

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
      scores: Object.fromEntries(scores) as LighthouseRun['scores'],
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

function printFailing(runs: LighthouseRun[]) {
  for (const { page, form, failing } of runs)
    for (const { category, audit, title, found } of failing)
      console.log(`  ${page}, ${form}, ${category}: ${audit}: ${title}${found && ` (${found})`}`);
}
