import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Boot, Issue, ReleaseDetail, RemoteRelease, VisitReport } from '@tivara/contracts';
import { ReleaseStore, currentOf } from '@tivara/releases';
import { answer, call, expectClean, openAdmin, tabTo } from './admin.js';
import { ADMIN, desktopFirst, expect, ready, test, type Site } from './site.js';
import { deployVariant, liveVersion } from '@tivara/release-cli/variant';

// Visitors of many networks, as a proxy would report them.
test.use({ settings: { TRUST_PROXY: 'true' } });
test.describe.configure({ mode: 'serial' });

/** Devices that the canary throws on. */
const BROKEN_DEVICE = 'Mozilla/5.0 (Broken) Chrome/140';
const THROW = `if (navigator.userAgent.includes('Broken')) throw new Error('not on this device');`;

let network = 0;
const nextNetwork = () => ({ 'x-forwarded-for': `10.${network >> 8}.${network++ & 255}.7` });

const bootOf = (html: string) =>
  JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Boot;
const versionIn = ({ composition }: Boot) =>
  composition.remotes.find(({ name }) => name === 'wishlist')?.version;

/** Requests a document as a new visitor, or as the one with this cookie. */
async function askDocument(site: Site, cookie = '') {
  const answer = await fetch(`${site.url}/about`, { headers: { ...nextNetwork(), cookie } });
  const [set = ''] = answer.headers.getSetCookie();
  return { boot: bootOf(await answer.text()), set, headers: answer.headers };
}

/** Requests a document, and the token of its reports with the cookie that came with it. */
async function askToken(site: Site) {
  const { boot, set } = await askDocument(site);
  const [cookie = ''] = set.split(';');
  const answer = await fetch(site.url + boot.reportTokenUrl, { headers: { cookie } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { token } = (await answer.json()) as { token: string };
  return { boot, token };
}

const canaryOf = async (site: Site) =>
  currentOf(await new ReleaseStore(site.releases).history('wishlist')).canary;

/** A visit in the browser that opens the wishlist and leaves. @returns the report of the page */
async function visit(browser: Browser, site: Site, userAgent?: string): Promise<VisitReport> {
  const context = await browser.newContext({
    extraHTTPHeaders: nextNetwork(),
    ...(userAgent && { userAgent }),
  });
  const page = await context.newPage();
  let resolve: (report: VisitReport) => void;
  const received = new Promise<VisitReport>((done) => (resolve = done));
  // The browser does not expose the body of a beacon.
  await page.exposeFunction('receiveReport', (text: string) => {
    const report = JSON.parse(text) as VisitReport;
    // The page may report the shell as healthy before the other app throws.
    if (!userAgent || report.issues.length) resolve(report);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (body as Blob)
        .text()
        .then((globalThis as unknown as { receiveReport(text: string): void }).receiveReport);
      return send(url, body);
    };
  });
  await page.goto(`${site.url}/wishlist`);
  if (!userAgent) {
    await ready(page);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  }
  const report = await received;
  await context.close();
  return report;
}

const versionsOf = ({ composition: { shell, remotes } }: Boot) =>
  [{ name: 'shell', ...shell }, ...remotes].map(({ name, version }) => `${name}@${version}`);

/** Sends the report of a visit from a network. @returns the answer's status */
async function send(site: Site, report: VisitReport, headers = nextNetwork()): Promise<number> {
  const { status } = await fetch(site.url + '/api/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(report),
  });
  return status;
}

/** Another visitor, of another network, who meets the same. */
async function visitLike(site: Site, report: VisitReport): Promise<void> {
  const { boot, token } = await askToken(site);
  expect(await send(site, { ...report, token, versions: versionsOf(boot) })).toBe(204);
}

test('a canary gets its share of visits, visits are sticky, and its pages are never cached', async ({
  site,
}) => {
  const live = await liveVersion(site.releases, 'wishlist');
  expect((await askDocument(site)).set).toBe('');
  const canary = await deployVariant(site.releases, 'wishlist', 'half', undefined, {
    action: 'canary',
    share: 0.5,
  });
  await expect.poll(async () => (await askDocument(site)).set).toContain('tivara_visit=');
  const visits = await Promise.all(Array.from({ length: 40 }, () => askDocument(site)));
  const given = visits.map(({ boot }) => versionIn(boot));
  expect(new Set(given)).toEqual(new Set([live, canary]));
  for (const { set, boot, headers } of visits.slice(0, 10)) {
    expect(set).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const [cookie = ''] = set.split(';');
    for (let again = 0; again < 3; again++)
      expect(versionIn((await askDocument(site, cookie)).boot)).toBe(versionIn(boot));
    // A cookie of the visitor's own making is none of ours.
    expect((await askDocument(site, cookie.replace('=', '=x'))).set).toContain('tivara_visit=');
  }
  await new ReleaseStore(site.releases).append('wishlist', {
    version: live,
    since: new Date().toISOString(),
    by: 'test',
    action: 'abort',
  });
  await expect.poll(async () => (await askDocument(site)).set).toBe('');
});

test('a canary that throws at run time in part of the visits is aborted, and the admin shows why', async ({
  browser,
  page,
  site,
}) => {
  const live = await liveVersion(site.releases, 'wishlist');
  const broken = await deployVariant(
    site.releases,
    'wishlist',
    'broken',
    (release, folder) => {
      const entry = path.join(folder, (release as RemoteRelease).entry);
      writeFileSync(entry, `${THROW}\n${readFileSync(entry, 'utf8')}`);
    },
    { action: 'canary', share: 1 },
  );
  await expect.poll(async () => versionIn((await askDocument(site)).boot)).toBe(broken);

  const fails = await visit(browser, site, BROKEN_DEVICE);
  expect(fails.issues).toMatchObject([{ kind: 'script', module: 'wishlist/script' }]);
  const stands = await visit(browser, site);
  expect(stands).toMatchObject({
    healthy: expect.arrayContaining(['shell', 'wishlist']),
    issues: [],
  });
  // A fifth of the following visits fails the same way. Live has no samples, so it takes 100.
  for (let at = 0; at < 130 && (await canaryOf(site)); at++)
    await visitLike(site, at % 5 ? stands : fails);
  await expect.poll(() => canaryOf(site)).toBeUndefined();
  const [last] = await new ReleaseStore(site.releases).history('wishlist');
  expect(last).toMatchObject({ version: live, action: 'abort', by: 'canary analysis' });
  expect(last?.why).toMatch(/^More than 1 % of visits fail: \d+ of \d+ visits failed/);
  await expect.poll(async () => versionIn((await askDocument(site)).boot)).toBe(live);

  await openAdmin(page, site, '/admin/releases/wishlist');
  const row = page.getByRole('row', { name: /Canary aborted/ }).first();
  await expect(row).toContainText('More than 1 % of visits fail');
  await expect(page.getByText('not on this device').first()).toBeVisible();
});

test('a plain deploy that throws in a fifth of the visits is rolled back @slow', async ({
  browser,
  site,
}) => {
  const live = await liveVersion(site.releases, 'wishlist');
  const broken = await deployVariant(site.releases, 'wishlist', 'plain', (release, folder) => {
    const entry = path.join(folder, (release as RemoteRelease).entry);
    writeFileSync(entry, `${THROW}\n${readFileSync(entry, 'utf8')}`);
  });
  await expect.poll(async () => versionIn((await askDocument(site)).boot)).toBe(broken);
  const fails = await visit(browser, site, BROKEN_DEVICE);
  const stands = await visit(browser, site);
  const isLive = async () => (await liveVersion(site.releases, 'wishlist')) === broken;
  for (let at = 0; at < 130 && (await isLive()); at++)
    await visitLike(site, at % 5 ? stands : fails);
  await expect.poll(isLive).toBe(false);
  const [last] = await new ReleaseStore(site.releases).history('wishlist');
  expect(last).toMatchObject({ version: live, action: 'rollback', by: 'deploy analysis' });
  await expect.poll(async () => versionIn((await askDocument(site)).boot)).toBe(live);
});

test('hundreds of forged reports through the site change nothing @slow', async ({ page, site }) => {
  const canary = await deployVariant(site.releases, 'wishlist', 'forged', undefined, {
    action: 'canary',
    share: 1,
  });
  await expect.poll(async () => versionIn((await askDocument(site)).boot)).toBe(canary);
  const { boot, token } = await askToken(site);
  const versions = versionsOf(boot);
  const issues: Issue[] = [
    { module: 'wishlist/heart', kind: 'render', message: 'forged', frames: [] },
  ];
  const report = (text: string, network = nextNetwork()) =>
    send(site, { token: text, versions, healthy: [], issues }, network);
  const forge = (at: number) => {
    const [body = '', signature = ''] = token.split('.');
    const value = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...value, visit: `forged-${at}` }));
    return `${other.toString('base64url')}.${signature}`;
  };
  const answers = await Promise.all(Array.from({ length: 400 }, (_, at) => report(forge(at))));
  expect(new Set(answers)).toEqual(new Set([403]));
  // One genuine sample, however often and from wherever it is sent.
  for (let at = 0; at < 50; at++) expect(await report(token)).toBe(204);
  // Any number of genuine tokens from one network counts as one sample.
  const own = nextNetwork();
  for (let at = 0; at < 40; at++) {
    const { token: fresh } = await askToken(site);
    expect(await report(fresh, own)).toBe(204);
  }
  await call(page, site, 'POST', '/api/login', ADMIN);
  const detail = await call<ReleaseDetail>(page, site, 'GET', '/api/admin/releases/wishlist');
  expect(detail.canary?.canary).toEqual({ visits: 2, failed: 2 });
  expect(detail.canary?.analysis.decision).toBe('continue');
});

desktopFirst(() => {
  test('the admin lists live versions, ends a canary and rolls back, by keyboard', async ({
    page,
    site,
    problems,
  }) => {
    const live = await liveVersion(site.releases, 'wishlist');
    const canary = await deployVariant(
      site.releases,
      'wishlist',
      `office${Date.now() % 100_000}`,
      undefined,
      { action: 'canary', share: 0.1 },
    );
    await openAdmin(page, site, '/admin/releases');
    const row = page.getByRole('row', { name: /wishlist/ });
    await expect(row).toContainText(`10 % get ${canary}`);
    await expectClean(page);
    await tabTo(page, 'link', 'wishlist');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'wishlist' })).toBeVisible();
    const panel = page.getByRole('region', { name: 'Canary' });
    await expect(panel).toContainText('Not decided yet');
    await expectClean(page);
    await tabTo(page, 'button', 'Promote');
    await page.keyboard.press('Enter');
    await answer(page, 'Promote');
    // The page behind the dialog is inert while it is open.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(panel).toHaveCount(0);
    await expect.poll(() => liveVersion(site.releases, 'wishlist')).toBe(canary);

    await tabTo(page, 'button', new RegExp(`^Actions of ${live}$`));
    await page.keyboard.press('Enter');
    // A menu opened by keyboard receives the focus.
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.getByRole('menuitem', { name: 'Roll back to it' }).press('Enter');
    await answer(page, 'Make it live');
    await expect.poll(() => liveVersion(site.releases, 'wishlist')).toBe(live);
    await expect(page.getByRole('row', { name: /Rolled back/ }).first()).toContainText('Live');
    const { items } = await call<{ items: { action: string }[] }>(
      page,
      site,
      'GET',
      '/api/admin/audit?entity=release',
    );
    expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['roll back', 'promote']);
    expect(problems).toEqual([]);
  });
});
