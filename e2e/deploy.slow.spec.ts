import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteRelease } from '@tivara/contracts';
import { ReleaseStore, integrityOf } from '@tivara/releases';
import { ROOT, TYPESCRIPT, run } from '@tivara/workspace/steps';
import { copyCheckout, removeCheckout } from './checkout.js';
import { buildHandmade } from './handmade/build.mjs';
import { expect, freePort, limit, ready, test } from './site.js';
import { deployVariant, liveVersion } from '@tivara/release-cli/variant';

const VERSIONS = 20;
/** Requests under way at any time. */
const LOAD = 4;

/** What is stored of each of these apps: its history, and every file of its versions with its hash. */
async function storedOf(releases: string, apps: string[]) {
  const store = new ReleaseStore(releases);
  const stored = apps.map(async (app) => {
    const versions = await store.versions(app);
    const files = versions.map(async ({ version }) => {
      const release = await store.release(app, version);
      const read = async (file: string) => [
        file,
        integrityOf((await store.file(app, version, file)) ?? Buffer.from('')),
      ];
      return [release, await Promise.all(Object.keys(release.files).map(read))];
    });
    return [app, await store.history(app), await Promise.all(files)];
  });
  return Promise.all(stored);
}

/** Requests pages and their files until stopped. @returns the URLs that failed, and the number of requests */
async function load(
  url: string,
  stop: AbortSignal,
): Promise<{ failed: string[]; requestCount: number }> {
  const failed: string[] = [];
  let requestCount = 0;
  const ask = async (address: string) => {
    requestCount++;
    const answer = await fetch(address).catch((error: Error) => error.message);
    if (typeof answer === 'string' || !answer.ok) {
      failed.push(`${address}: ${typeof answer === 'string' ? answer : answer.status}`);
      return '';
    }
    return answer.text();
  };
  const visitor = async () => {
    while (!stop.aborted) {
      const html = await ask(`${url}/product`);
      const named = new Set(html.match(/\/r\/(wishlist|stores)\/[^"\\]+?\.(?:js|css)/g));
      for (const file of [...named].slice(0, 5)) await ask(url + file);
      await ask(`${url}/store`);
    }
  };
  await Promise.all(Array.from({ length: LOAD }, visitor));
  return { failed, requestCount };
}

test('twenty versions of two remotes go live under load without a failed request', async ({
  kit,
  page,
}) => {
  const site = await kit.another();
  const others = ['shell', 'admin', 'catalogue'];
  const before = await storedOf(site.releases, others);
  await page.goto(`${site.url}/about`);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const born = await liveVersion(site.releases, 'wishlist');

  const stop = new AbortController();
  const loading = load(site.url, stop.signal);
  let live = { wishlist: '', stores: '' };
  for (let at = 0; at < VERSIONS; at++)
    for (const app of ['wishlist', 'stores'] as const) {
      const version = await deployVariant(site.releases, app, `${at}`, (release, folder) =>
        appendFileSync(path.join(folder, (release as RemoteRelease).entry), `\n// ${at}`),
      );
      live = { ...live, [app]: version };
    }
  // A moved pointer is seen within a second.
  await expect(async () => {
    const html = await (await fetch(`${site.url}/product`)).text();
    expect(html).toContain(`/r/wishlist/${live.wishlist}/`);
  }).toPass();
  stop.abort();
  const { failed, requestCount } = await loading;
  expect(failed).toEqual([]);
  expect(requestCount).toBeGreaterThan(VERSIONS);

  // The tab was born before the first of them and has seen none of the two remotes yet.
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Wishlist/ })
    .click();
  await expect(page).toHaveURL(/wishlist/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(requestedPaths.some((file) => file.startsWith(`/r/wishlist/${born}/`))).toBe(true);
  expect(requestedPaths.filter((file) => file.includes(live.wishlist))).toEqual([]);

  await page.goto(`${site.url}/store`);
  expect(await page.content()).toContain(`/r/stores/${live.stores}/`);
  expect(await storedOf(site.releases, others)).toEqual(before);
  expect(await new ReleaseStore(site.releases).history('wishlist')).toHaveLength(VERSIONS + 1);
  site.stop();
});

test('a tab older than the stored versions loads a new document at its next navigation', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/about`);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
  await expect(page).toHaveURL(/store/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.clock.setSystemTime(Date.now() + 8 * 24 * 3600 * 1000);
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(/product/);
  await ready(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('a remote written by hand from the documented contract works in the live shell', async ({
  kit,
  page,
}) => {
  const site = await kit.another();
  const dist = mkdtempSync(path.join(tmpdir(), 'tivara-handmade-'));
  await buildHandmade(dist);
  await run(
    process.execPath,
    ['tools/run.mjs', 'release-cli/deploy', 'handmade', '--dist', dist, '--to', site.releases],
    {
      stdio: 'pipe',
    },
  );
  await expect(async () => {
    const answer = await fetch(`${site.url}/handmade`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Handmade</h1>');
  }).toPass();

  await page.goto(`${site.url}/handmade`);
  await ready(page);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await expect(page).toHaveTitle(/Handmade/);
  await page.getByRole('link', { name: 'Read about us' }).click();
  await expect(page).toHaveURL(/about/);
  site.stop();
});

test('a new remote passes its own tests and is live after its first deploy', async ({
  kit,
  page,
}) => {
  const site = await kit.another();
  const checkout = copyCheckout();
  const inCheckout = (folder: string, ...command: string[]) =>
    run(process.execPath, command, {
      cwd: path.join(checkout, folder),
      stdio: ['pipe', 'pipe', 'inherit'],
    });

  await inCheckout(
    '.',
    'tools/run.mjs',
    'new-remote/new-remote',
    'lenses',
    '--no-install',
    '--owner',
    'Optics',
  );
  const its = ['--testPathPatterns', 'apps/mfe-lenses', '--selectProjects', 'browser'];
  await inCheckout('.', 'node_modules/jest/bin/jest.js', ...its);
  await inCheckout('apps/mfe-lenses', ...TYPESCRIPT, '../../tools/build/src/build.ts');
  const before = await storedOf(site.releases, ['shell', 'catalogue']);
  const dist = path.join(checkout, 'apps/mfe-lenses/dist');
  await run(
    process.execPath,
    ['tools/run.mjs', 'release-cli/deploy', 'lenses', '--dist', dist, '--to', site.releases],
    {
      stdio: 'pipe',
    },
  );

  await expect(async () => expect((await fetch(`${site.url}/lenses`)).status).toBe(200)).toPass();
  await page.goto(`${site.url}/lenses?boundaries`);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lenses');
  await expect(page.getByTitle('Team Optics')).toContainText('lenses');
  expect(await storedOf(site.releases, ['shell', 'catalogue'])).toEqual(before);
  removeCheckout(checkout);
  site.stop();
});

test('one remote of this checkout runs in another site without any request to it', async ({
  page,
  site,
}) => {
  const port = await freePort();
  const dev = spawn(
    process.execPath,
    ['tools/run.mjs', 'dev-server/dev', 'wishlist', '--against', site.url],
    {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    for await (const output of dev.stdout) if (String(output).includes('is at http')) break;
    await page.goto(`http://localhost:${port}/product`);
    await ready(page);
    const heart = page.getByRole('button', { name: /^Save / }).first();
    // Rendered by the server, it answers once the development server's module has loaded.
    await expect(async () => {
      if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: limit(1000) });
    }).toPass();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(loaded).toContain('/remoteEntry.js');
    expect(loaded.filter((file) => file.startsWith('/r/wishlist/'))).toEqual([]);
    expect(await (await fetch(`${site.url}/product`)).text()).not.toContain('/remoteEntry.js');
  } finally {
    dev.kill();
  }
});
