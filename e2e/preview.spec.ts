import { type PreviewLinkResponse } from '@tivara/contracts';
import { previewPath, readSecrets } from '@tivara/releases';
import { call } from './admin.js';
import { ADMIN, expect, test } from './site.js';
import { addVariant, liveVersion } from '@tivara/release-cli/variant';

const HOUR_MS = 3600_000;

test('a preview link shows its release to visitors with the link only', async ({
  browser,
  page,
  site,
  problems,
}) => {
  const live = await liveVersion(site.releases, 'wishlist');
  const previewed = await addVariant(site.releases, 'wishlist', `preview${Date.now() % 100_000}`);
  const shows = (version: string) =>
    expect
      .poll(async () => new RegExp(`/r/wishlist/${version}/`).test(await page.content()))
      .toBe(true);
  await call(page, site, 'POST', '/api/login', ADMIN);
  const { path } = await call<PreviewLinkResponse>(
    page,
    site,
    'POST',
    '/api/admin/releases/wishlist/preview',
    {
      version: previewed,
    },
  );

  const context = await browser.newContext({ baseURL: site.url });
  const guest = await context.newPage();
  await guest.goto(path.replace('/?', '/product?sort=name&'));
  // The page's URL can be shared without the link.
  await expect(guest).toHaveURL(`${site.url}/product?sort=name`);
  const loaded = () =>
    guest.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  await expect
    .poll(async () => (await loaded()).some((file) => file.startsWith(`/r/wishlist/${previewed}/`)))
    .toBe(true);
  expect((await loaded()).filter((file) => file.startsWith(`/r/wishlist/${live}/`))).toEqual([]);
  await expect(guest.getByRole('status', { name: 'Preview' })).toContainText(previewed);
  // Previews are not reported.
  expect(await guest.evaluate(() => document.getElementById('boot')?.textContent)).not.toContain(
    '"reportTokenUrl"',
  );

  await page.goto(`${site.url}/product`);
  await shows(live);
  expect(await liveVersion(site.releases, 'wishlist')).toBe(live);

  await guest.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(guest.getByRole('status', { name: 'Preview' })).toHaveCount(0);
  expect(await guest.content()).toContain(`/r/wishlist/${live}/`);
  await context.close();
  expect(problems).toEqual([]);
});

test('an expired or altered link, or one for another app, shows the normal site', async ({
  site,
}) => {
  const secrets = readSecrets(process.env['SECRET'] ?? '');
  const live = await liveVersion(site.releases, 'wishlist');
  const version = await addVariant(site.releases, 'wishlist', `refused${Date.now() % 100_000}`);
  const until = Date.now() + HOUR_MS;
  const good = previewPath(secrets, { app: 'wishlist', version, until });
  const [start = '', token = ''] = good.split('=');
  const [body = '', signature = ''] = token.split('.');
  const value = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const resigned = (change: object) =>
    `${start}=${Buffer.from(JSON.stringify({ ...value, ...change })).toString('base64url')}.${signature}`;

  /** The document that a browser ends at, with the cookies that it was given on the way. */
  const open = async (link: string) => {
    const first = await fetch(site.url + link, { redirect: 'manual' });
    expect(first.status).toBe(302);
    const cookie = first.headers.getSetCookie().map((set) => set.split(';')[0]);
    const next = await fetch(site.url + first.headers.get('location'), {
      headers: { cookie: cookie.join('; ') },
    });
    expect(next.status).toBe(200);
    return next.text();
  };
  expect(await open(good)).toContain(`/r/wishlist/${version}/`);
  const refused = {
    expired: previewPath(secrets, { app: 'wishlist', version, until: Date.now() - 1000 }),
    'of another site': previewPath(['another secret'], { app: 'wishlist', version, until }),
    'with a later end': resigned({ until: until + HOUR_MS }),
    'for another app': resigned({ app: 'stores' }),
    'for an app without this version': previewPath(secrets, { app: 'stores', version, until }),
    cut: good.slice(0, -1),
    empty: '/?preview=',
  };
  for (const [what, link] of Object.entries(refused)) {
    const html = await open(link);
    expect(html, what).not.toContain(version);
    expect(html, what).toContain(`"version":"${live}"`);
  }

  // One that runs out while it is open shows the normal site with the next document.
  const soon = previewPath(secrets, { app: 'wishlist', version, until: Date.now() + 3000 });
  const [cookie = ''] = (
    await fetch(site.url + soon, { redirect: 'manual' })
  ).headers.getSetCookie();
  const document = async () =>
    (await fetch(site.url, { headers: { cookie: cookie.split(';')[0] ?? '' } })).text();
  await expect.poll(async () => (await document()).includes(version)).toBe(false);
  expect(await document()).toContain(`"version":"${live}"`);
});
