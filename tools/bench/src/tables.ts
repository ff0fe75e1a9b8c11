/** npm run bench -- tables: CPU time of the admin's tables with 20,000 rows each, and rendering time of their rows in the browser. */
import path from 'node:path';
import { publishAll } from '@tivara/release-cli/publish';
import { startDocuments, type Server } from '@tivara/workspace/servers';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import calls from './calls.json' with { type: 'json' };
import { BrokenLimits } from './limits.ts';
import { ENGINES, cpuPerCall, logIn, startMeasuredApi } from './measure.ts';
import { openBrowser, openContext, timeRendering } from './render-time.ts';
import { median } from './statistics.ts';

const ROWS = 20_000;
const SIZE = { BENCH_PRODUCTS: ROWS, BENCH_STORES: ROWS, BENCH_ADMIN_ROWS: ROWS };
const MAX_CPU_MS = 20;
const MAX_RENDER_MS = 100;
const TIMES = { warmUp: 20, requests: 30, rounds: 3 };

const PATHS = Object.entries(calls.admin).flatMap(([table, queries]) =>
  queries.map((query) => `/api/admin/${table}?${new URLSearchParams(`${query}&pageSize=10`)}`),
);
const OVERVIEW = '/api/admin/start';

/** Sections of the admin, the header that sorts them and a word that some rows have. */
const SECTIONS: Record<string, [string, string | null]> = {
  products: ['Name', 'kasauli'],
  stores: ['Store Name', 'city 17'],
  enquiries: ['Name', 'shopper 17'],
  newsletter: ['Email', 'shopper.17'],
  accounts: ['Name', 'shopper 17'],
  audit: ['When', null],
};

export async function run() {
  const slow: string[] = [];
  for (const engine of ENGINES) {
    await using api = await startMeasuredApi(SIZE, engine);
    const cookie = await logIn(api);
    const measure = (path: string) => cpuPerCall(api, { path, headers: { cookie } }, TIMES);
    const print = (ms: number, what: string) =>
      console.log(`  ${ms.toFixed(2).padStart(6)}  ${what}`);
    console.log(
      `${engine}, ${ROWS} rows, ms of CPU for each answer (minimum of ${TIMES.rounds} rounds):`,
    );
    for (const path of [...PATHS, OVERVIEW]) {
      const ms = await measure(path);
      print(ms, path);
      if (ms > MAX_CPU_MS) slow.push(`${engine} ${path}: ${ms.toFixed(1)}`);
    }
    // Has no limit: only the first answer after a change reads everything again.
    api.child.send('changing');
    print(await measure(OVERVIEW), `${OVERVIEW}, the first after a change`);
    if (engine !== 'SQLite') continue;
    api.child.send('unchanged');
    slow.push(...(await measureRendering(api, cookie)));
  }
  if (slow.length)
    throw new BrokenLimits(
      `More than ${MAX_CPU_MS} ms, or ${MAX_RENDER_MS} to render:\n  ${slow.join('\n  ')}`,
    );
}

/** Measures from the arrival of rows to the frame that shows them. @returns what exceeded the limit */
async function measureRendering(api: Server, cookie: string): Promise<string[]> {
  using folder = temporaryFolder('bench');
  const releases = path.join(folder.path, 'releases');
  await publishAll(releases);
  using site = await startDocuments({ releases, api });
  await using browser = await openBrowser();
  const context = await openContext(browser, { width: 1440, height: 900 });
  const page = await context.newPage();
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: site.origin }]);
  const next = () => page.getByRole('link', { name: 'Next', exact: true }).click();
  const search = (text: string) => () =>
    page.getByRole('searchbox', { name: /^Search/ }).fill(text);
  const slow: string[] = [];
  console.log('answer → rendered, ms (median):');
  for (const [section, [header, word]] of Object.entries(SECTIONS)) {
    await page.goto(`${site.origin}/admin/${section}`);
    await page.locator('tbody tr').first().waitFor();
    const sort = () =>
      page.getByRole('columnheader').getByRole('link', { name: header, exact: true }).click();
    const searches = word ? [search(word), next, search('')] : [];
    const { times } = await timeRendering(page, { selector: 'tbody tr', call: '/api/admin/' }, [
      next,
      sort,
      sort,
      ...searches,
      next,
      next,
      next,
    ]);
    const ms = median(times);
    console.log(`  ${ms.toFixed(0).padStart(6)}  ${section}`);
    if (ms > MAX_RENDER_MS) slow.push(`${section}, rendered: ${ms.toFixed(0)}`);
  }
  return slow;
}
