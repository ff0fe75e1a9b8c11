/** npm run bench -- federation [pairs]: visits of the federated site, of a monolith of the same application, and with one remote down. */
import fs from 'node:fs';
import path from 'node:path';
import { ReleaseStore } from '@tivara/releases';
import { publishAll } from '@tivara/release-cli/publish';
import { startDocuments } from '@tivara/workspace/servers';
import { step } from '@tivara/workspace/steps';
import type { Browser, Locator, Page } from '@playwright/test';
import { buildMonolith } from './monolith/monolith.ts';
import type { Navigation, RemoteDown, Scripts, Variant, Visit } from './limits.ts';
import { record } from './record.ts';
import { openBrowser, openContext } from './render-time.ts';
import { originsOf } from './scripts.ts';
import { startSite } from './site.ts';
import { PROFILES, follow, visit } from './visit.ts';

const click = (target: Locator) => target.first().click();
/** A page of each of the four remotes, and an input on it. */
const PAGES: Record<string, [string, (page: Page) => Promise<void>]> = {
  home: ['/', (page) => click(page.getByRole('button', { name: 'Pause the slides' }))],
  listing: ['/product', (page) => click(page.getByRole('button', { name: 'Filter', exact: true }))],
  detail: ['/product/1', (page) => click(page.locator('label:has(input[type=radio])'))],
  stores: ['/store', (page) => click(page.getByLabel('City'))],
};
/** From a page to another by a link. */
const NAVIGATIONS: [string, string, string][] = [
  ['/product', '/product/', 'article a[href^="/product/"]'],
  ['/product/1', '/store', 'footer a[href="/store"]'],
];
const PAIRS = 21;
/** Of everything but first pages on a phone. */
const OTHER_PAIRS = 5;
/** The remote that is taken down, and a page with its fragments. */
const DOWN = { remote: 'wishlist', page: '/product' };
/** How long the mouse button is held down. (ms) */
const CLICK_MS = 80;
/** A page without requests for this long has loaded. (ms) */
const IDLE_MS = 500;

export async function run() {
  const pairs = Number(process.argv[3] ?? PAIRS);
  using site = await startSite();
  const monolithReleases = path.join(site.folder, 'monolith');
  const brokenReleases = path.join(site.folder, 'broken');
  await publishAll(brokenReleases);
  await step('Building the monolith', () => buildMonolith(monolithReleases));
  using monolith = await startDocuments({ releases: monolithReleases, api: site.api });
  using broken = await startDocuments({ releases: brokenReleases, api: site.api });
  await using browser = await openBrowser();
  const origins = { federated: site.origin, monolith: monolith.origin };
  const releases = { federated: site.releases, monolith: monolithReleases };
  const { visits, scripts } = await visitAll(browser, origins, releases, pairs);
  const navigations = await navigateAll(browser, origins, pairs);
  await removeRemote(brokenReleases);
  const losses = await visitWithout(browser, site.origin, broken.origin);
  await record('federation', { visits, scripts, navigations, losses });
}

/** Each variant comes first in every other pair. */
const variantsOf = (pair: number): Variant[] =>
  pair % 2 ? ['monolith', 'federated'] : ['federated', 'monolith'];

async function visitAll(
  browser: Browser,
  origins: Record<Variant, string>,
  releases: Record<Variant, string>,
  pairs: number,
) {
  const visits: Visit[] = [];
  const scripts: Scripts[] = [];
  for (const profile of ['phone', 'desktop'] as const)
    for (const [page, [path, act]] of Object.entries(PAGES))
      // The first pair warms the servers up.
      for (let pair = -1; pair < (profile === 'phone' ? pairs : OTHER_PAIRS); pair++)
        for (const variant of variantsOf(pair)) {
          const settings = PROFILES[profile];
          const context = await openContext(browser, settings.viewport);
          for (const cache of ['cold', 'warm'] as const) {
            if (cache === 'warm' && pair >= OTHER_PAIRS) continue;
            const visited = await visit(context, origins[variant] + path, settings, act);
            if (pair >= 0) visits.push({ page, profile, cache, pair, variant, ...visited.metrics });
            else if (profile === 'phone' && cache === 'cold')
              scripts.push({ page, variant, bytes: originsOf(visited.scripts, releases[variant]) });
          }
          await context.close();
        }
  return { visits, scripts };
}

async function navigateAll(browser: Browser, origins: Record<Variant, string>, pairs: number) {
  const navigations: Navigation[] = [];
  for (const [from, to, link] of NAVIGATIONS)
    for (let pair = -1; pair < pairs; pair++)
      for (const variant of variantsOf(pair)) {
        const context = await openContext(browser, PROFILES.phone.viewport);
        const page = await context.newPage();
        await follow(page, PROFILES.phone);
        await page.goto(origins[variant] + from);
        await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        const target = page.locator(link).first();
        await target.scrollIntoViewIfNeeded();
        // Intent: hovering the link makes the page fetch and prerender its target.
        await loadedAfter(page, () => target.hover());
        await page.evaluate(watchHeading);
        // Not the locator's click, which runs code in the page to find its target.
        await page.mouse.down();
        await page.waitForTimeout(CLICK_MS);
        await page.mouse.up();
        await page.waitForFunction(() => 'headingAfter' in globalThis);
        const ms = await page.evaluate(() => globalThis.headingAfter);
        if (pair >= 0) navigations.push({ from, to, pair, variant, ms });
        await context.close();
      }
  return navigations;
}

/** Waits until all requests that an action causes are done. */
async function loadedAfter(page: Page, act: () => Promise<void>) {
  let resolve = () => {};
  const idle = new Promise<void>((done) => (resolve = done));
  let pending = 0;
  let timer: NodeJS.Timeout;
  const count = (change: number) => () => {
    pending += change;
    clearTimeout(timer);
    if (pending <= 0) timer = setTimeout(resolve, IDLE_MS);
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  await act();
  await idle;
}

declare global {
  var headingAfter: number;
}

/** Runs in the page: measures from the click to the end of the frame that shows another heading. */
function watchHeading() {
  const heading = () =>
    [...document.querySelectorAll('main h1')].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )?.textContent;
  const before = heading();
  const onClick = ({ timeStamp: began }: MouseEvent) => {
    const observer = new MutationObserver(() => {
      if (!heading() || heading() === before) return;
      observer.disconnect();
      // Before anything else that waits for the frame's end.
      const report = () => (globalThis.headingAfter = performance.now() - began);
      requestAnimationFrame(() => scheduler.postTask(report, { priority: 'user-blocking' }));
    });
    const changes = { childList: true, characterData: true, attributes: true };
    observer.observe(document.body, { ...changes, subtree: true });
  };
  addEventListener('click', onClick, { capture: true, once: true });
}

async function removeRemote(releases: string) {
  const store = new ReleaseStore(releases);
  const [{ version }] = await store.versions(DOWN.remote);
  fs.rmSync(path.join(releases, DOWN.remote, version, 'web'), { recursive: true });
}

/** Visits the same page with the files of the remote and without. */
async function visitWithout(browser: Browser, complete: string, broken: string) {
  const visits: RemoteDown[] = [];
  for (let pair = -1; pair < OTHER_PAIRS; pair++)
    for (const gone of pair % 2 ? [true, false] : [false, true]) {
      const context = await openContext(browser, PROFILES.phone.viewport);
      const url = (gone ? broken : complete) + DOWN.page;
      const { metrics } = await visit(context, url, PROFILES.phone, async () => undefined);
      const { lcp, ready } = metrics;
      if (pair >= 0) visits.push({ page: DOWN.page, pair, gone, lcp, ready });
      await context.close();
    }
  return visits;
}
