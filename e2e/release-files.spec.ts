import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRelease } from '@tivara/contracts';
import { expect, ready, test } from './site.js';
import { addVariant, deployVariant, liveVersion } from '@tivara/release-cli/variant';

const PAGES = ['/', '/product', '/store', '/wishlist', '/about', '/login'];
const ENTRY = /\/r\/wishlist\/[^"/]+\/web\/remoteEntry[^"\\]+\.js/;

/** Fetches pages and every script, style and font that they name. @returns their statuses by path */
async function statusesOf(url: string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const fetchText = async (address: string) => {
    const answer = await fetch(url + address);
    statuses[address] = answer.status;
    return answer.text();
  };
  const documents = await Promise.all(PAGES.map(fetchText));
  const named = documents.flatMap(
    (html) => html.match(/\/r\/[^"'\\)\s]+\.(?:js|css|woff2)/g) ?? [],
  );
  await Promise.all([...new Set(named)].map(fetchText));
  return statuses;
}

test('documents, scripts and styles are served without the release folder, also after a restart', async ({
  kit,
  page,
}) => {
  const site = await kit.another();
  const before = await statusesOf(site.url);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(Object.values(before).every((status) => status === 200)).toBe(true);

  renameSync(site.releases, `${site.releases}-away`);
  expect(await statusesOf(site.url)).toEqual(before);
  await site.restart();
  expect(await statusesOf(site.url)).toEqual(before);
  await page.goto(`${site.url}/product`);
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a store');

  renameSync(`${site.releases}-away`, site.releases);
  const next = await deployVariant(site.releases, 'wishlist', 'next');
  await expect(async () =>
    expect(await (await fetch(`${site.url}/product`)).text()).toContain(`/r/wishlist/${next}/`),
  ).toPass();
  site.stop();
});

test('a file damaged in the release folder is served from the intact copy @slow', async ({
  kit,
}) => {
  const site = await kit.another();
  const html = await (await fetch(`${site.url}/product`)).text();
  const [entry = ''] = ENTRY.exec(html) ?? [];
  const file = path.join(site.releases, entry.slice('/r/'.length));
  for (const each of [file, `${file}.br`]) appendFileSync(each, ';globalThis.damaged = true');
  await site.restart();
  const answer = await fetch(site.url + entry);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).not.toContain('damaged');
  site.stop();
});

test('a file without an intact copy is unavailable and never cached', async ({ kit }) => {
  const site = await kit.another();
  const version = await addVariant(site.releases, 'wishlist', 'damaged');
  const html = await (await fetch(`${site.url}/product`)).text();
  const live = await liveVersion(site.releases, 'wishlist');
  const entry = (ENTRY.exec(html)?.[0] ?? '').replace(live, version);
  appendFileSync(path.join(site.releases, entry.slice('/r/'.length)), ';globalThis.damaged = true');
  const answer = await fetch(site.url + entry);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await answer.text()).not.toContain('damaged');
  site.stop();
});

test('files in folders below web/ are served', async ({ kit }) => {
  const site = await kit.another();
  const version = await addVariant(site.releases, 'wishlist', 'nested', (release, folder) => {
    mkdirSync(path.join(folder, 'web/assets'));
    writeFileSync(path.join(folder, 'web/assets/x.js'), 'globalThis.nested = true;');
    (release as RemoteRelease).files['web/assets/x.js'] = { integrity: '', bytes: 25, brotli: 25 };
  });
  const answer = await fetch(`${site.url}/r/wishlist/${version}/web/assets/x.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toBe('globalThis.nested = true;');
  site.stop();
});
