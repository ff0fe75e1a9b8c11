/**
 * How long a listing takes from the arrival of a filter's answer until its cards are on the screen, in Chromium, at 1,000 and at
 * 20,000 products, and the CPU of the page's main thread from the click on, which other work on the machine hardly shows in; and
 * what the search's own calls cost the API's process there.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APPS } from '@tivara/workspace/apps';
import { publish } from '@tivara/release-cli/publish';
import { startDocuments } from '@tivara/workspace/servers';
import { ROOT } from '@tivara/workspace/steps';
import { openBrowser, openContext, timeRendering } from './render-time.ts';
import { cpu, start } from './measure.ts';
import { median } from './statistics.ts';
import type { Server } from './measure.ts';

const SIZES = [1000, 20_000];
/** Filters that each change the list, in turn. */
const FILTERS = ['Polished', 'Satin', 'Matt', 'Brushed'];
const ROUNDS = 3;
const CALLS = 40;

export async function run() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const releases = path.join(folder, 'releases');
  for (const app of APPS) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
  try {
    for (const products of SIZES) {
      const api = await start('api-process.ts', {
        DATA_DIR: path.join(folder, String(products)),
        SEED: 'demo',
        LOG_LEVEL: 'silent',
        TRUST_PROXY: 'loopback',
        BENCH_PRODUCTS: String(products),
      });
      const site = await startDocuments({ port: 0, host: '127.0.0.1', releases, api });
      console.log(`${products} products`);
      const { times, cpu } = await rendered(site.port);
      console.log(`  answer → drawn, ms (median): ${median(times).toFixed(0)}`);
      console.log(
        `  click → drawn, ms of the main thread's CPU (median): ${median(cpu).toFixed(0)}`,
      );
      for (const [name, call] of Object.entries(CALLS_OF_SEARCH))
        console.log(`  ${name}, ms of CPU: ${(await cpuOf(api, call)).toFixed(2)}`);
      site.child.kill();
      api.child.kill();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Each time another one, so that no response is cached. */
const CALLS_OF_SEARCH: Record<string, (round: number) => string> = {
  'a suggestion': (round) => `/api/suggestions?q=tv-${100 + round}`,
  'a term that locks': (round) => `/api/products?term=titanium&page=${1 + round}`,
  'a text that is found': (round) => `/api/products?term=tv-1&page=${1 + round}`,
  'a slip': (round) => `/api/products?term=meridiam&page=${1 + round}`,
};

/** Milliseconds of each filter: from the end of its answer to the frame that shows it, and of CPU. */
async function rendered(port: number) {
  const browser = await openBrowser();
  const context = await openContext(browser, { width: 1440, height: 900 });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/product`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('button', { name: 'Finishing' }).click();
  const choices = Array.from({ length: ROUNDS }, () => FILTERS).flat();
  const taken = await timeRendering(
    page,
    { selector: 'article a[title]', call: '/api/products?' },
    choices.map(
      (filter) => () =>
        drawer.getByRole('checkbox', { name: new RegExp(`^${filter}`, 'i') }).click(),
    ),
  );
  await browser.close();
  return taken;
}

/** @returns ms of CPU for an answer, the first left out */
async function cpuOf(api: Server, call: (round: number) => string): Promise<number> {
  const request = async (round: number) => {
    const answer = await fetch(`http://127.0.0.1:${api.port}${call(round)}`);
    if (!answer.ok) throw new Error(`${call(round)} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  await request(0);
  const before = await cpu(api);
  for (let round = 1; round <= CALLS; round++) await request(round);
  return ((await cpu(api)) - before) / 1000 / CALLS;
}
