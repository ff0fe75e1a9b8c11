import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT, TYPESCRIPT } from '@tivara/workspace/steps';
import { startDocuments } from '@tivara/workspace/servers';
import { expect, ready, test as base } from './site.js';

const PRODUCTS = 1300;
const PAGE = 24;
/** Maximum of pages in the document at a time. */
const TOGETHER = 5;
const LOADS = 50;

/** The site before a catalogue of its own, with as many products. */
const test = base.extend<{ large: string }>({
  large: async ({ site }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tivara-large-'));
    const child = fork(path.join(ROOT, 'tools/bench/src/api-process.ts'), {
      execArgv: TYPESCRIPT,
      env: {
        ...process.env,
        DATA_DIR: folder,
        SEED: 'demo',
        LOG_LEVEL: 'silent',
        TRUST_PROXY: 'loopback',
        RELEASES_URL: site.releases,
        BENCH_PRODUCTS: String(PRODUCTS),
      },
    });
    const port = await portOf(child);
    const documents = await startDocuments({
      releases: site.releases,
      api: { origin: `http://127.0.0.1:${port}` },
    });
    await use(`http://127.0.0.1:${documents.port}`);
    documents.child.kill();
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  },
});

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}`)));
    child.on('message', ({ port }: { port?: number }) => port && resolve(port));
  });

const cards = (page: Page) => page.locator('article');
const loadMore = (page: Page) => page.getByRole('link', { name: 'Load more' });
const count = (page: Page) => page.getByRole('main').locator('form').getByRole('status').first();

test('fifty Load more clicks keep the page short, and going back restores the position', async ({
  page,
  large,
  problems,
}) => {
  await page.goto(`${large}/product`);
  await ready(page);
  for (let shown = 2; shown <= LOADS + 1; shown++) {
    await loadMore(page).click();
    await expect(count(page)).toHaveText(new RegExp(`(^|–)${shown * PAGE} of ${PRODUCTS} frames$`));
    await expect(cards(page)).toHaveCount((((shown - 1) % TOGETHER) + 1) * PAGE);
  }
  await expect(page).toHaveURL(/page=51/);
  await expect(cards(page).first()).toBeInViewport();
  await page.goBack();
  await expect(count(page)).toHaveText(`1081–1200 of ${PRODUCTS} frames`);
  await expect(loadMore(page)).toBeInViewport();
  const last = cards(page).last();
  const name = await last.locator('a[title]').getAttribute('title');
  await last.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  await page.goBack();
  await expect(page.getByRole('link', { name: name ?? '' }).first()).toBeInViewport();
  await page.getByRole('link', { name: 'Show earlier frames' }).click();
  await expect(count(page)).toHaveText(`961–1080 of ${PRODUCTS} frames`);
  expect(problems).toEqual([]);
});
