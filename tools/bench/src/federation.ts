/**
 * npm run bench -- federation [pairs]: what federation costs a visitor. The federated site and the same application as one build
 * stand side by side before one API, and are visited in turn: first routes cold and warm, on a phone and on a
 * desktop; soft navigations; and the federated site with one remote gone.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '@tivara/releases';
import { APPS } from '@tivara/workspace/apps';
import { publish } from '@tivara/release-cli/publish';
import { startApi, startDocuments } from '@tivara/workspace/servers';
import { ROOT, step } from '@tivara/workspace/steps';
import { buildMonolith } from './monolith/monolith.ts';
import { openBrowser, openContext } from './render-time.ts';
import { median } from './statistics.ts';
import { demand } from './limits.ts';
import { record } from './record.ts';
import { originsOf } from './scripts.ts';
import { PROFILES, follow, visit } from './visit.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Sample } from './visit.ts';
import type { Server } from '@tivara/workspace/servers';

export type Variant = 'federated' | 'monolith';
export type Visit = {
  page: string;
  profile: 'phone' | 'desktop';
  cache: 'cold' | 'warm';
  pair: number;
  variant: Variant;
} & Sample;
/** From the click to the frame that shows the page. */
export interface Navigation {
  from: string;
  to: string;
  pair: number;
  variant: Variant;
  ms: number;
}
export interface Loss {
  page: string;
  pair: number;
  gone: boolean;
  lcp: number;
  ready: number;
}
/** Of a first visit on the phone, by where their code comes from. */
export interface Scripts {
  page: string;
  variant: Variant;
  bytes: Record<string, number>;
}

const press = (target: Locator) => target.first().click();
/** First routes of the four remotes, and something to press on each. */
const PAGES: Record<string, [string, (page: Page) => Promise<unknown>]> = {
  home: ['/', (page) => press(page.getByRole('button', { name: 'Pause the slides' }))],
  listing: ['/product', (page) => press(page.getByRole('button', { name: 'Filter', exact: true }))],
  detail: ['/product/1', (page) => press(page.locator('label:has(input[type=radio])'))],
  stores: ['/store', (page) => press(page.getByLabel('City'))],
};
/** Links that are followed, with the heading's page that comes. */
const WAYS: [string, string, (page: Page) => Locator][] = [
  ['/product', '/product/', (page) => page.locator('article a[href^="/product/"]').first()],
  ['/product/1', '/store', (page) => page.locator('footer a[href="/store"]').first()],
];
/** Of what is told beside the first routes on a phone. */
const OTHER_PAIRS = 5;
/** The remote that is taken away, and where its pieces stand. */
const GONE = { remote: 'wishlist', page: '/product' };

export async function run() {
  const pairs = Number(process.argv[3] ?? 21);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const releases = {
    federated: path.join(folder, 'federated'),
    monolith: path.join(folder, 'monolith'),
    broken: path.join(folder, 'broken'),
  };
  for (const root of [releases.federated, releases.broken])
    for (const app of APPS) await publish(path.join(ROOT, 'apps', app, 'dist'), root);
  await step('Building the monolith', () => buildMonolith(releases.monolith));
  const api = await startApi({
    dataDir: path.join(folder, 'data'),
    releases: releases.federated,
    settings: { SEED: 'demo', LOG_LEVEL: 'silent' },
  });
  const site = (root: string) =>
    startDocuments({ port: 0, host: '127.0.0.1', releases: root, api });
  const sites = {
    federated: await site(releases.federated),
    monolith: await site(releases.monolith),
    broken: await site(releases.broken),
  };
  const browser = await openBrowser();
  try {
    const { visits, scripts } = await visitAll(browser, sites, releases, pairs);
    const samples = {
      visits,
      scripts,
      navigations: await navigateAll(browser, sites, pairs),
      losses: await loseOne(browser, sites, releases.broken, OTHER_PAIRS),
    };
    await record('federation', samples);
    print(samples);
    demand('federation', samples);
  } finally {
    await browser.close();
    for (const { child } of [...Object.values(sites), api]) child.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export type Sites = Record<Variant | 'broken', Server>;

const urlOf = ({ port }: Server) => `http://127.0.0.1:${port}`;
/** Which of the two comes first changes with each pair. */
const inTurn = (pair: number): Variant[] =>
  pair % 2 ? ['monolith', 'federated'] : ['federated', 'monolith'];

async function visitAll(
  browser: Browser,
  sites: Sites,
  releases: Record<Variant, string>,
  pairs: number,
) {
  const visits: Visit[] = [];
  const files: Scripts[] = [];
  for (const profile of ['phone', 'desktop'] as const)
    for (const [page, [address, act]] of Object.entries(PAGES))
      for (let pair = -1; pair < (profile === 'phone' ? pairs : OTHER_PAIRS); pair++)
        for (const variant of inTurn(pair)) {
          const settings = PROFILES[profile];
          const context = await openContext(browser, settings.viewport);
          for (const cache of ['cold', 'warm'] as const) {
            if (cache === 'warm' && pair >= OTHER_PAIRS) continue;
            const url = urlOf(sites[variant]) + address;
            const { sample, scripts } = await visit(context, url, settings, act);
            // The first of each warms the servers up.
            if (pair >= 0) visits.push({ page, profile, cache, pair, variant, ...sample });
            else if (profile === 'phone' && cache === 'cold')
              files.push({ page, variant, bytes: originsOf(scripts, releases[variant]) });
          }
          await context.close();
        }
  return { visits, scripts: files };
}

async function navigateAll(browser: Browser, sites: Sites, pairs: number) {
  const navigations: Navigation[] = [];
  for (const [from, to, link] of WAYS)
    for (let pair = -1; pair < pairs; pair++)
      for (const variant of inTurn(pair)) {
        const context = await openContext(browser, PROFILES.phone.viewport);
        const page = await context.newPage();
        await follow(page, PROFILES.phone);
        await page.goto(urlOf(sites[variant]) + from);
        await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        const target = link(page);
        await target.scrollIntoViewIfNeeded();
        // Intent: the pointer comes to rest on the link, and what it leads to is fetched and drawn ahead.
        await fetchedBy(page, () => target.hover());
        await page.evaluate(watchHeading);
        // Not the locator's click: the driver would look in the page at what it hits.
        await page.mouse.down();
        await page.waitForTimeout(PRESS);
        await page.mouse.up();
        await page.waitForFunction(() => 'headingAfter' in globalThis);
        const ms = await page.evaluate(() => Number(Reflect.get(globalThis, 'headingAfter')));
        if (pair >= 0) navigations.push({ from, to, pair, variant, ms });
        await context.close();
      }
  return navigations;
}

/** What a button is held down. (ms) */
const PRESS = 80;
/** Without calls for this long, a page has what it asked for. (ms) */
const QUIET = 500;

/** Waits until what an action makes a page ask for has come. */
async function fetchedBy(page: Page, act: () => Promise<unknown>) {
  let under = 0;
  let quiet: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  const came = new Promise((resolve) => (quiet = () => resolve(undefined)));
  const count = (change: number) => () => {
    under += change;
    clearTimeout(timer);
    if (under <= 0) timer = setTimeout(quiet, QUIET);
  };
  const [began, ended] = [count(1), count(-1)];
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  await act();
  await came;
  page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
}

/** Runs in the page: from the click to the end of the frame that shows another heading. */
function watchHeading() {
  const heading = () =>
    [...document.querySelectorAll('main h1')].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )?.textContent;
  const before = heading();
  addEventListener(
    'click',
    ({ timeStamp: began }) => {
      const observer = new MutationObserver(() => {
        if (!heading() || heading() === before) return;
        observer.disconnect();
        // Before anything else that waits for the frame's end.
        const report = () => Reflect.set(globalThis, 'headingAfter', performance.now() - began);
        requestAnimationFrame(() => scheduler.postTask(report, { priority: 'user-blocking' }));
      });
      const changes = { childList: true, characterData: true, attributes: true };
      observer.observe(document.body, { ...changes, subtree: true });
    },
    { capture: true, once: true },
  );
}

/** The same page while the files of one remote are there, and while they are gone. */
async function loseOne(browser: Browser, sites: Sites, root: string, pairs: number) {
  const store = new ReleaseStore(root);
  const [{ version = '' } = {}] = await store.versions(GONE.remote);
  fs.rmSync(path.join(store.folderOf(GONE.remote, version), 'web'), { recursive: true });
  const losses: Loss[] = [];
  for (let pair = -1; pair < pairs; pair++)
    for (const gone of pair % 2 ? [true, false] : [false, true]) {
      const context = await openContext(browser, PROFILES.phone.viewport);
      const url = urlOf(gone ? sites.broken : sites.federated) + GONE.page;
      const { sample } = await visit(context, url, PROFILES.phone, async () => undefined);
      const { lcp, ready } = sample;
      if (pair >= 0) losses.push({ page: GONE.page, pair, gone, lcp, ready });
      await context.close();
    }
  return losses;
}

function print({
  visits,
  navigations,
  losses,
}: {
  visits: Visit[];
  navigations: Navigation[];
  losses: Loss[];
}) {
  const METRICS = [
    ...['fcp', 'lcp', 'tbt', 'inp', 'ready', 'js', 'html', 'all', 'requests', 'requestsBeforeLcp'],
    'trips',
  ] as const;
  for (const profile of ['phone', 'desktop'])
    for (const cache of ['cold', 'warm'])
      for (const page of Object.keys(PAGES)) {
        const of = (variant: Variant, metric: string) =>
          median(
            visits
              .filter((one) => one.page === page && one.profile === profile)
              .filter((one) => one.cache === cache && one.variant === variant)
              .map((one) => Number(one[metric as keyof Sample])),
          );
        console.log(`${page}, ${profile}, ${cache}: federated / monolith (ratio), medians`);
        for (const metric of METRICS) {
          const [ours, theirs] = [of('federated', metric), of('monolith', metric)];
          console.log(
            `  ${metric.padEnd(18)} ${ours.toFixed(0).padStart(8)} / ${theirs.toFixed(0).padStart(8)} (${(ours / theirs).toFixed(2)})`,
          );
        }
      }
  for (const [from, to] of WAYS)
    console.log(
      `soft ${from} → ${to}, ms: ${['federated', 'monolith']
        .map((variant) =>
          median(
            navigations
              .filter((one) => one.from === from && one.variant === variant)
              .map(({ ms }) => ms),
          ).toFixed(0),
        )
        .join(' / ')}`,
    );
  const lcp = (gone: boolean) =>
    median(losses.filter((one) => one.gone === gone).map((one) => one.lcp)).toFixed(0);
  console.log(
    `${GONE.remote} gone from ${GONE.page}: LCP ${lcp(true)} ms, there: ${lcp(false)} ms`,
  );
}
