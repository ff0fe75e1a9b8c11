// @ts-check
/**
 * npm run bench -- lighthouse [runs]: what Lighthouse finds on the site's pages, on its phone (simulated slow 4G, processor at a
 * quarter) and on its desktop. Of the runs the one with the median performance counts.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { APPS } from '../apps.mjs';
import { BROWSER } from '../browser.mjs';
import { publish } from '../publish.mjs';
import { startApi, startDocuments } from '../serve.mjs';
import { ROOT } from '../steps.mjs';
import { medianRuns, demand } from './limits.mjs';
import { record } from './record.mjs';

/** @typedef {import('./limits.mjs').LighthouseRun} Run */

const RUNS = 5;
/** @type {Record<Run['form'], import('lighthouse').Config | undefined>} */
const FORMS = { phone: undefined, desktop: desktopConfig };

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
    /** @type {Run[]} */
    const samples = [];
    for (const [page, address] of Object.entries({ ...pages, stores: '/store', about: '/about' })) {
      // The first visit of all warms the servers up.
      await (await fetch(origin + address)).arrayBuffer();
      for (const form of /** @type {const} */ (['phone', 'desktop'])) {
        for (let run = 0; run < runs; run++)
          samples.push({ page, form, run, ...(await judgeAgain(origin + address, FORMS[form])) });
        tell(medianRuns(samples).at(-1));
      }
    }
    await record('lighthouse', samples);
    demand('lighthouse', samples);
  } finally {
    for (const { child } of [site, api]) child.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Lighthouse could not measure, such as for a trace that the browser did not begin. */
class VoidRun extends Error {}
/** So many runs without a result are no accident. */
const MOST_VOID = 3;

/** Runs again what Lighthouse itself calls void. @type {typeof judge} */
async function judgeAgain(url, config) {
  for (let tries = 1; ; tries++)
    try {
      return await judge(url, config);
    } catch (error) {
      if (!(error instanceof VoidRun) || tries === MOST_VOID) throw error;
      console.log(`  again: ${error.message}`);
    }
}

/** Each run in a browser of its own. @param {string} url @param {import('lighthouse').Config} [config] */
async function judge(url, config) {
  const chrome = await launch({
    chromePath: BROWSER.executablePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config);
    if (!result) throw new Error(`Lighthouse did not judge ${url}.`);
    const { audits, categories, runtimeError, environment } = result.lhr;
    if (runtimeError) throw new VoidRun(`Lighthouse at ${url}: ${runtimeError.message}`);
    const valueOf = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? NaN;
    const scores = Object.entries(categories).map(([id, { score }]) => [id, toScore(score)]);
    return {
      scores: /** @type {Run['scores']} */ (Object.fromEntries(scores)),
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

/** Whether an audit without a weight of its own would make a metric better. @param {any} audit */
const saves = ({ metricSavings = {} }) => Object.values(metricSavings).some((saved) => saved > 0);

const toScore = (/** @type {number | null} */ score) => Math.round((score ?? 0) * 100);

/** The first things that an audit names. @param {any} audit @returns {string} */
function foundBy({ displayValue, details }) {
  const items = (details?.items ?? [])
    .slice(0, 5)
    .map((/** @type {any} */ { node, url, description, source }) =>
      [node?.selector, node?.snippet, url, description ?? source].filter(Boolean).join(' '),
    );
  return [displayValue, ...items].filter(Boolean).join('; ');
}

/** @param {Run | undefined} run */
function tell(run) {
  if (!run) return;
  const { page, form, scores, lcp, tbt, cls, failing } = run;
  const told = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
  console.log(
    `${page}, ${form}: ${told.join(', ')}; LCP ${lcp} ms, TBT ${tbt} ms, CLS ${cls.toFixed(3)}`,
  );
  for (const { category, audit, title, found } of failing)
    console.log(`  ${category}: ${audit}: ${title}${found && ` (${found})`}`);
}
