import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { publishAll } from '@tivara/release-cli/publish';
import { startApi, startDocuments } from '@tivara/workspace/servers';
import { ADMIN, expect, freePort, logIn, ready, test } from './site.js';
import { liveVersion } from '@tivara/release-cli/variant';

type RequestOptions = Parameters<Page['request']['fetch']>[1] & object;

/** A site whose admin has a host of its own. Browsers resolve *.localhost to the loopback. */
async function startHosts() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tivara-hosts-'));
  const releases = path.join(folder, 'releases');
  await publishAll(releases);
  const port = await freePort();
  const storefront = `http://localhost:${port}`;
  const admin = `http://admin.localhost:${port}`;
  const settings = {
    PUBLIC_URL: storefront,
    ADMIN_URL: admin,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const api = await startApi({ dataDir: path.join(folder, 'data'), releases, settings });
  const server = await startDocuments({ port, releases, api, settings });
  return {
    storefront,
    admin,
    releases,
    async stop() {
      // Both write to the folder until they have exited.
      for (const { child } of [server, api]) {
        const exited = once(child, 'exit');
        child.kill();
        await exited;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// One worker, so that it is started once.
test.describe.configure({ mode: 'default' });
let hosts: Awaited<ReturnType<typeof startHosts>>;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.stop());

const remotesOf = (page: Page) =>
  page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
      composition: { remotes: { name: string }[] };
    };
    return boot.composition.remotes.map(({ name }) => name);
  });

/** A request without a browser: Node.js does not resolve admin.localhost. */
const send = (page: Page, url: string, { headers = {}, ...options }: RequestOptions = {}) => {
  const { origin, host, port } = new URL(url);
  return page.request.fetch(url.replace(origin, `http://localhost:${port}`), {
    maxRedirects: 0,
    headers: { host, ...headers },
    ...options,
  });
};

test('only the shell and the admin remote run beside an administrator’s session', async ({
  page,
  context,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const [, app] = /\/r\/([\w-]+)\//.exec(request.url()) ?? [];
    if (app) scripts.add(app);
  });
  await logIn(page, ADMIN, hosts.admin);
  await expect(page).toHaveURL(`${hosts.admin}/admin`);
  await expect(page.getByRole('navigation', { name: 'Admin' }).first()).toBeVisible();
  await page.goto(`${hosts.admin}/admin/products`);
  await ready(page);
  expect(await remotesOf(page)).toEqual(['admin']);
  expect([...scripts].sort()).toEqual(['admin', 'shell']);
  const version = await liveVersion(hosts.releases, 'catalogue');
  const file = `/r/catalogue/${version}/release.json`;
  expect((await send(page, hosts.admin + file)).status()).toBe(404);
  expect((await send(page, hosts.storefront + file)).status()).toBe(200);
  const cookies = await context.cookies();
  expect(new Set(cookies.map(({ domain }) => domain))).toEqual(new Set(['admin.localhost']));
});

test('the admin shows a page of the storefront beside a form, in a frame of its own origin', async ({
  page,
}) => {
  await logIn(page, ADMIN, hosts.admin);
  await expect(page).toHaveURL(`${hosts.admin}/admin`);
  await page.goto(`${hosts.admin}/admin/content/home-package`);
  await ready(page);
  const frame = page.frameLocator('iframe');
  await page.getByLabel('Heading').fill('In a box');
  await expect(frame.getByRole('heading', { name: 'In a box' })).toBeVisible();
  const source = await page.locator('iframe').getAttribute('src');
  expect(new URL(source ?? '').origin).toBe(hosts.storefront);
});

test('the storefront has neither pages nor routes nor sessions of administrators', async ({
  page,
}) => {
  const redirect = await send(page, `${hosts.storefront}/admin/products?page=2`);
  expect([redirect.status(), redirect.headers()['location']]).toEqual([
    302,
    `${hosts.admin}/admin/products?page=2`,
  ]);
  expect((await send(page, `${hosts.storefront}/api/admin/accounts`)).status()).toBe(404);
  await logIn(page, ADMIN, hosts.storefront);
  const main = page.getByRole('main');
  await expect(main.getByText(`Log in at ${hosts.admin} with this account.`)).toBeVisible();
  await page.goto(hosts.storefront);
  await ready(page);
  expect(await remotesOf(page)).toEqual(['admin', 'catalogue', 'stores', 'wishlist']);
});

test('the admin’s host has no page of the storefront, and takes no customer', async ({ page }) => {
  const at = async (address: string) => {
    const answer = await send(page, hosts.admin + address);
    return [answer.status(), answer.headers()['location']];
  };
  expect(await at('/product/1?colour=2')).toEqual([302, `${hosts.storefront}/product/1?colour=2`]);
  expect(await at('/')).toEqual([302, '/admin']);
  expect(await (await send(page, `${hosts.admin}/robots.txt`)).text()).toContain('Disallow: /\n');
  const body = { username: 'Asha', email: 'asha@shop.example', password: 'a long walk home' };
  const signUp = (origin: string) =>
    send(page, `${origin}/api/auth/register`, { method: 'POST', data: body, headers: { origin } });
  expect((await signUp(hosts.admin)).status()).toBe(403);
  expect((await signUp(hosts.storefront)).status()).toBe(201);
  // Nor does one host's page write on the other.
  const crossing = await send(page, `${hosts.admin}/api/logout`, {
    method: 'POST',
    headers: { origin: hosts.storefront },
  });
  expect(crossing.status()).toBe(403);
});
