/** npm run bench -- listing: rendering time of a filter's answer in the browser, and CPU time of search calls in the API. */
import path from 'node:path';
import { publishAll } from '@tivara/release-cli/publish';
import { startDocuments } from '@tivara/workspace/servers';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { cpuOf, load, startMeasuredApi, type MeasuredApi } from './measure.ts';
import { openBrowser, openContext, timeRendering } from './render-time.ts';
import { median } from './statistics.ts';

const SIZES = [1000, 20_000];
/** Filters that each change the list. */
const FILTERS = ['Polished', 'Satin', 'Matt', 'Brushed'];
const ROUNDS = 3;
const CALLS = 40;
/** Different in each round, so that no response is cached. */
const SEARCH_CALLS: Record<string, (round: number) => string> = {
  'a suggestion': (round) => `/api/suggestions?q=tv-${100 + round}`,
  'a term that locks a filter': (round) => `/api/products?term=titanium&page=${1 + round}`,
  'a text that matches': (round) => `/api/products?term=tv-1&page=${1 + round}`,
  'a misspelt text': (round) => `/api/products?term=meridiam&page=${1 + round}`,
};

export async function run() {
  using folder = temporaryFolder('bench');
  const releases = path.join(folder.path, 'releases');
  await publishAll(releases);
  for (const products of SIZES) {
    await using api = await startMeasuredApi({ BENCH_PRODUCTS: products });
    using site = await startDocuments({ releases, api });
    const { times, cpu } = await measureFilters(site.origin);
    console.log(`${products} products
  answer → rendered, ms (median): ${median(times).toFixed(0)}
  click → rendered, ms of the main thread's CPU (median): ${median(cpu).toFixed(0)}`);
    for (const [name, pathOf] of Object.entries(SEARCH_CALLS))
      console.log(`  ${name}, ms of CPU: ${(await cpuPerSearch(api, pathOf)).toFixed(2)}`);
  }
}

async function measureFilters(origin: string) {
  await using browser = await openBrowser();
  const context = await openContext(browser, { width: 1440, height: 900 });
  const page = await context.newPage();
  await page.goto(`${origin}/product`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('button', { name: 'Finishing' }).click();
  const toggles = FILTERS.map((filter) => () => {
    return drawer.getByRole('checkbox', { name: new RegExp(`^${filter}`, 'i') }).click();
  });
  const actions = Array.from({ length: ROUNDS }, () => toggles).flat();
  return timeRendering(page, { selector: 'article a[title]', call: '/api/products?' }, actions);
}

async function cpuPerSearch(api: MeasuredApi, pathOf: (round: number) => string) {
  let round = 0;
  const next = () => ({ path: pathOf(round++) });
  await load(api, next, { requests: 1 });
  const before = await cpuOf(api);
  await load(api, next, { requests: CALLS, parallel: 1 });
  return ((await cpuOf(api)) - before) / 1000 / CALLS;
}
