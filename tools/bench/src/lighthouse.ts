/**
 * npm run bench -- lighthouse [runs]: what Lighthouse finds on the site's pages, on its phone (simulated slow 4G, processor at a
 * quarter) and on its desktop. Of the runs the one with the median performance counts.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { APPS } from '@tivara/workspace/apps';
import { BROWSER } from '@tivara/workspace/browser';
import { publish } from '@tivara/release-cli/publish';
import { startApi, startDocuments } from '@tivara/workspace/servers';
import { ROOT } from '@tivara/workspace/steps';
import { medianRuns, demand } from './limits.ts';
import { record } from './record.ts';
import type { LighthouseRun } from './limits.ts';
import type { Config, Result } from 'lighthouse';

export type Run = LighthouseRun;

type AuditResult = Result['audits'][string];
interface AuditItem {
  node?: { selector: string; snippet: string };
  url?: string;
  description?: string;
  source?: string;
}

const RUNS = 5;
const FORMS: Record<Run['form'], Config | undefined> = { phone: undefined, desktop: desktopConfig };

export async function run() {
  const runs = Number(process.argv[3] ?? RUNS);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const releases = path.join(folder, 'releases');
  for (const app of APPS) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
  const api = await startApi({
    dataDir: path.join(folder, 'data'),
    releases,
    settings: { SEED: 'demo', LOG_LEVEL: 'silent' },
  });
  const site = await startDocuments({ port: 0, host: '127.0.0.1', releases, api });
  const origin = `http://127.0.0.1:${site.port}`;
  try {
    const [id] = await (await fetch(`${origin}/api/products/ids`)).json();
    const pages = { home: '/', listing: '/product', detail: `/product/${id}` };
    const samples: Run[] = [];
    for (const [page, address] of Object.entries({ ...pages, stores: '/store', about: '/about' })) {
      // The first visit of all warms the servers up.
      await (await fetch(origin + address)).arrayBuffer();
      for (const form of ['phone', 'desktop'] as const) {
        for (let run = 0; run < runs; run++)
          samples.push({
            page,
            form,
            run,
            ...(await measureWithRetries(origin + address, FORMS[form])),
          });
        print(medianRuns(samples).at(-1));
      }
    }
    await record('lighthouse', samples);
    demand('lighthouse', samples);
  } finally {
    for (const { child } of [site, api]) child.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Lighthouse could not measure, for example because the browser did not start a trace. */
class IncompleteRunError extends Error {}
const MAX_TRIES = 3;

/** Repeats runs that Lighthouse could not finish. */
async function measureWithRetries(url: string, config?: Config) {
  for (let tries = 1; ; tries++)
    try {
      return await measure(url, config);
    } catch (error) {
      if (!(error instanceof IncompleteRunError) || tries === MAX_TRIES) throw error;
      console.log(`  again: ${error.message}`);
    }
}

/** Each run in a browser of its own. */
async function measure(url: string, config?: Config) {
  const chrome = await launch({
    chromePath: BROWSER.executablePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config);
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { audits, categories, runtimeError, environment } = result.lhr;
    if (runtimeError) throw new IncompleteRunError(`Lighthouse at ${url}: ${runtimeError.message}`);
    const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
    const scores = Object.entries(categories).map(([id, { score }]) => [id, toScore(score)]);
    return {
      scores: Object.fromEntries(scores) as Run['scores'],
      fcp: Math.round(valueOf('first-contentful-paint')),
      lcp: Math.round(valueOf('largest-contentful-paint')),
      tbt: Math.round(valueOf('total-blocking-time')),
      cls: Number(valueOf('cumulative-layout-shift').toFixed(4)),
      speed: environment.benchmarkIndex,
      failing: Object.values(categories)
        .filter(({ score }) => toScore(score) < 100)
        .flatMap(({ id, auditRefs }) =>
          auditRefs
            .filter(
              ({ id, weight }) => (audits[id]?.score ?? 1) < 1 && (weight || saves(audits[id])),
            )
            .map((ref) => ({
              category: id,
              audit: ref.id,
              title: audits[ref.id]?.title ?? '',
              found: foundBy(audits[ref.id]),
            })),
        ),
    };
  } finally {
    chrome.kill();
  }
}

/** Whether an audit without a weight of its own would make a metric better. */
const saves = (audit?: AuditResult) =>
  Object.values(audit?.metricSavings ?? {}).some((saved = 0) => saved > 0);

const toScore = (score: number | null) => Math.round((score ?? 0) * 100);

/** The first things that an audit names. */
function foundBy({ displayValue, details }: AuditResult): string {
  const items = ((details as { items?: AuditItem[] } | undefined)?.items ?? [])
    .slice(0, 5)
    .map(({ node, url, description, source }) =>
      [node?.selector, node?.snippet, url, description ?? source].filter(Boolean).join(' '),
    );
  return [displayValue, ...items].filter(Boolean).join('; ');
}

function print(run: Run | undefined) {
  if (!run) return;
  const { page, form, scores, lcp, tbt, cls, failing } = run;
  const formatted = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
  console.log(
    `${page}, ${form}: ${formatted.join(', ')}; LCP ${lcp} ms, TBT ${tbt} ms, CLS ${cls.toFixed(3)}`,
  );
  for (const { category, audit, title, found } of failing)
    console.log(`  ${category}: ${audit}: ${title}${found && ` (${found})`}`);
}
