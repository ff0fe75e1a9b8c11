import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './site.js';
import { deployVariant, liveVersion } from '@tivara/release-cli/variant';

const documentOf = async (url: string) => (await fetch(`${url}/product`)).text();

test('a deployment takes effect without a restart, and a lost history does not change the composition', async ({
  kit,
}) => {
  const site = await kit.another();
  const first = await liveVersion(site.releases, 'wishlist');
  expect(await documentOf(site.url)).toContain(`/r/wishlist/${first}/`);

  const next = await deployVariant(site.releases, 'wishlist', 'next');
  await expect(async () =>
    expect(await documentOf(site.url)).toContain(`/r/wishlist/${next}/`),
  ).toPass();

  renameSync(path.join(site.releases, 'wishlist'), path.join(site.releases, '.lost'));
  const answers = await Promise.all(Array.from({ length: 20 }, () => documentOf(site.url)));
  for (const html of answers) expect(html).toContain(`/r/wishlist/${next}/`);
  site.stop();
});

test('server bundles, pointers and source maps are not served', async ({ site }) => {
  for (const file of [
    'wishlist/live/00000001.json',
    'shell/../wishlist/live/00000001.json',
    'wishlist',
  ])
    expect((await fetch(`${site.url}/r/${file}`)).status).toBe(404);
  const html = await documentOf(site.url);
  const script = /\/r\/wishlist\/[^"]+\.js/.exec(html)?.[0] ?? '';
  expect((await fetch(site.url + script)).status).toBe(200);
  expect((await fetch(`${site.url}${script}.map`)).status).toBe(404);
  const version = script.split('/')[3] ?? '';
  const { server } = JSON.parse(
    readFileSync(path.join(site.releases, 'wishlist', version, 'release.json'), 'utf8'),
  ) as { server: string };
  expect((await fetch(`${site.url}/r/wishlist/${version}/${server}`)).status).toBe(404);
});

/** Fewer than one network may send within an hour. */
const READERS = 200;

test('concurrent newsletter sign-ups through the site are all accepted', async ({ site }) => {
  const answers = await Promise.all(
    Array.from({ length: READERS }, (_, at) =>
      fetch(`${site.url}/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `reader${at}@example.com` }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
