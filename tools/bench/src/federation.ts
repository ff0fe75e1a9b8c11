/** npm run bench -- federation [pairs]: visits of the federated site, of a monolith of the same application, and with one remote down. */
import fs from 'node:fs';
import path from 'node:path';
import { ReleaseStore } from '@tivara/releases';
import { publishAll } from '@tivara/release-cli/publish';
import { startDocuments } from '@tivara/workspace/servers';
import type { Browser, Locator, Page } from '@playwright/test';
import { groupedBars } from './charts.ts';
import { inRounds } from './measure.ts';
import { VARIANTS, startBoth, type Both, type Variant } from './monolith/both.ts';
import { benchmark, table, type Limit } from './runner.ts';
import { originsOf } from './scripts.ts';
import { groupsOf, median, medianInterval, quantile, rounded } from './statistics.ts';
import { PROFILES, follow, openBrowser, openContext, visit, type Metrics } from './visit.ts';

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

/** Blocking times closer than this count as the same: their ratio would be noise. (ms) */
const SAME_BLOCKING_MS = 10;
/** Smaller origins of scripts are left out. (bytes) */
const MIN_REPORTED = 500;

export type Visit = Metrics & {
  page: string;
  profile: keyof typeof PROFILES;
  cache: 'cold' | 'warm';
  round: number;
  variant: Variant;
};
/** Bytes of the scripts of a first visit on a phone, by origin of the code. */
interface Scripts {
  page: string;
  variant: Variant;
  bytes: Record<string, number>;
}

export default benchmark({
  title: 'Federation and monolith',
  async measure(pairs = PAIRS) {
    using sites = await startBoth();
    const brokenReleases = path.join(sites.folder, 'broken');
    await publishAll(brokenReleases);
    using broken = await startDocuments({ releases: brokenReleases, api: sites.api });
    await using browser = await openBrowser();
    const { visits, scripts } = await visitAll(browser, sites, pairs);
    const navigations = await navigateAll(browser, sites, pairs);
    await removeRemote(brokenReleases);
    const losses = await inRounds(OTHER_PAIRS, [false, true], async (gone) => {
      await using context = await openContext(browser, PROFILES.phone.viewport);
      const url = (gone ? broken.origin : sites.origins.federated) + DOWN.page;
      const { metrics } = await visit(context, url, PROFILES.phone, async () => undefined);
      return { page: DOWN.page, gone, lcp: metrics.lcp, ready: metrics.ready };
    });
    return { visits, scripts, navigations, losses };
  },

  text: ({ visits, scripts, navigations, losses }) => [
    'Each page is visited alternately on the federated site and on a monolith (`tools/bench/src/monolith`: the same application as one build), with the same API. Phone: 150 ms and 1.6 Mbit/s, ' +
      "a processor of a quarter of the speed of the machine with 35 ms for the hash. Medians, federated / monolith (ratio). INP is one input's time; round trips are how many files had to arrive one after the other. " +
      `Blocking times less than ${SAME_BLOCKING_MS} ms apart count as the same.`,
    ...groupsOf(visits, ({ profile, cache }) => `${profile}, ${cache}`).flatMap((group) => [
      `**${group[0].profile === 'phone' ? 'Phone' : 'Desktop'}, ${group[0].cache === 'cold' ? 'first visit' : 'visited before'}**, ` +
        `${new Set(group.map(({ round }) => round)).size} pairs of visits`,
      table(
        groupsOf(group, ({ page }) => page),
        { page: ([{ page }]) => page, ...Object.fromEntries(METRICS.map(metricColumn)) },
      ),
    ]),
    ...scriptOrigins(scripts),
    '### Soft navigation',
    'On the phone, from the click to the frame that shows the next page, after its link was pointed at. (ms)',
    table(
      groupsOf(navigations, ({ from, to }) => `${from} ${to}`).map((group) => {
        const [ours, theirs] = compare(group, ({ ms }) => ms);
        return { ...group[0], ours, theirs };
      }),
      {
        from: ({ from }) => `\`${from}\``,
        to: ({ to }) => `\`${to}\``,
        federated: ({ ours }) => median(ours),
        monolith: ({ theirs }) => median(theirs),
        ratio: ({ ours, theirs }) => ratioOf(median(ours), median(theirs)),
        'federated, p95': ({ ours }) => quantile(ours, 0.95),
        'monolith, p95': ({ theirs }) => quantile(theirs, 0.95),
      },
    ),
    '### One remote down',
    "The phone's first visit of a page with wishlist fragments, with and without the wishlist's files. Medians. (ms)",
    table(
      groupsOf(losses, ({ page }) => page).map((group) => {
        const of = (isGone: boolean, metric: 'lcp' | 'ready') =>
          median(group.filter(({ gone }) => gone === isGone).map((visit) => visit[metric]));
        return { page: group[0].page, of };
      }),
      {
        page: ({ page }) => `\`${page}\``,
        'LCP, all files': ({ of }) => of(false, 'lcp'),
        'LCP, remote down': ({ of }) => of(true, 'lcp'),
        'answers to input, all files': ({ of }) => of(false, 'ready'),
        'answers to input, remote down': ({ of }) => of(true, 'ready'),
      },
    ),
  ],

  charts({ visits }) {
    const chart = (title: string, unit: string, valueOf: (visit: Visit) => number) =>
      groupedBars(
        title,
        unit,
        firstOnPhone(visits).map((visit) => ({
          ...{ group: visit.page, bar: visit.variant, value: valueOf(visit) },
        })),
      );
    const dots = 'ms: medians, and every visit as a dot';
    const onPhone = 'first visit on a phone';
    return {
      'federation-lcp': chart(`Largest contentful paint, ${onPhone}`, dots, ({ lcp }) => lcp),
      'federation-tbt': chart(`Total blocking time, ${onPhone}`, dots, ({ tbt }) => tbt),
      'federation-scripts': chart('Scripts of the first visit, as transferred', 'kB', ({ js }) =>
        kilobytes(js),
      ),
    };
  },

  limits({ visits, navigations }) {
    const pages = groupsOf(firstOnPhone(visits), ({ page }) => page);
    type Value = (page: Visit[]) => number | Pick<Limit, 'value' | 'interval'>;
    /** Of the page with the highest value. */
    const highest = (what: string, max: number, unit: string, valueOf: Value, among = pages) =>
      among
        .map((group) => {
          const value = valueOf(group);
          return { page: group[0].page, ...(typeof value === 'number' ? { value } : value) };
        })
        .toSorted((a, b) => b.value - a.value)
        .slice(0, 1)
        .map(({ page, ...measured }) => ({
          what: `First visit on a phone, ${what} (${page})`,
          ...{ ...measured, max, unit },
        }));
    const home = pages.filter(([{ page }]) => page === 'home');
    const toProduct = navigations.filter(
      ({ to, variant }) => to === '/product/' && variant === 'federated',
    );
    return [
      ...highest('LCP vs. monolith', 1.03, '×', ratioOfPairs('lcp')),
      ...highest('answers to input vs. monolith', 1.05, '×', ratioOfPairs('ready')),
      ...highest('blocking time vs. monolith', 1.1, '×', ratioOfBlocking),
      ...highest('scripts vs. monolith', 1.12, '×', ratioOfPairs('js')),
      ...highest('sequential trips vs. monolith', 1, '×', ratioOfPairs('trips')),
      ...highest('scripts', 150, 'kB', (page) => kilobytes(ours(page, ({ js }) => js))),
      ...highest('everything', 900, 'kB', (page) => kilobytes(ours(page, ({ all }) => all)), home),
      ...highest('requests before LCP', 25, '', (page) =>
        ours(page, ({ requestsBeforeLcp }) => requestsBeforeLcp),
      ),
      {
        what: 'From the listing to a product on a phone, after intent',
        value: median(toProduct.map(({ ms }) => ms)),
        max: 100,
        unit: 'ms',
      },
    ];
  },
});

const firstOnPhone = (visits: Visit[]) =>
  visits.filter(({ profile, cache }) => profile === 'phone' && cache === 'cold');

const kilobytes = (bytes: number) => bytes / 1000;
const ratioOf = (a: number, b: number) => (b ? (a / b).toFixed(2) : '–');

const compare = <T extends { variant: Variant }>(items: T[], valueOf: (item: T) => number) =>
  VARIANTS.map((variant) => items.filter((item) => item.variant === variant).map(valueOf));
const ours = (page: Visit[], valueOf: (visit: Visit) => number) =>
  median(compare(page, valueOf)[0]);

const METRICS: [keyof Metrics, string, (value: number) => number][] = [
  ['fcp', 'FCP, ms', Math.round],
  ['lcp', 'LCP, ms', Math.round],
  ['tbt', 'TBT, ms', Math.round],
  ['inp', 'INP, ms', Math.round],
  ['ready', 'answers, ms', Math.round],
  ['js', 'scripts, kB', kilobytes],
  ['html', 'document, kB', kilobytes],
  ['all', 'all, kB', kilobytes],
  ['requests', 'requests', Number],
  ['trips', 'round trips', Number],
];

const metricColumn = ([metric, name, format]: (typeof METRICS)[number]) => [
  name,
  (page: Visit[]) => {
    const [ours, theirs] = compare(page, (visit) => visit[metric]).map(median);
    return `${rounded(format(ours))} / ${rounded(format(theirs))} (${ratioOf(ours, theirs)})`;
  },
];

/** Of the two visits of each pair. */
const ofPairs = (
  page: Visit[],
  metric: keyof Metrics,
  of: (ours: number, theirs: number) => number,
) =>
  groupsOf(page, ({ round }) => String(round)).map((pair) => {
    const [[ours], [theirs]] = compare(pair, (visit) => visit[metric]);
    return of(ours ?? NaN, theirs ?? NaN);
  });

const ratioOfPairs = (metric: keyof Metrics) => (page: Visit[]) => {
  const ratios = ofPairs(page, metric, (ours, theirs) => ours / theirs);
  return { value: median(ratios), interval: medianInterval(ratios) };
};

function ratioOfBlocking(page: Visit[]): number {
  const [more] = medianInterval(ofPairs(page, 'tbt', (ours, theirs) => ours - theirs));
  const [ours, theirs] = compare(page, ({ tbt }) => tbt).map(median);
  return more < SAME_BLOCKING_MS ? 1 : ours / theirs;
}

/** The origins of the scripts of the page that loads the most. */
function scriptOrigins(scripts: Scripts[]): string[] {
  const sum = ({ bytes }: Scripts) => Object.values(bytes).reduce((all, one) => all + one, 0);
  const [largest] = scripts
    .filter(({ variant }) => variant === 'federated')
    .toSorted((a, b) => sum(b) - sum(a));
  const monolith = scripts.find(
    ({ page, variant }) => page === largest?.page && variant === 'monolith',
  );
  if (!monolith) return [];
  const rows = Object.keys({ ...largest.bytes, ...monolith.bytes })
    .map((origin) => {
      const [ours, theirs] = [largest, monolith].map(({ bytes }) => bytes[origin] ?? 0);
      return { origin, ours, theirs };
    })
    .filter(({ ours, theirs }) => Math.max(ours, theirs) >= MIN_REPORTED)
    .toSorted((a, b) => b.ours - b.theirs - (a.ours - a.theirs));
  const size = (bytes: number) => kilobytes(bytes).toFixed(1);
  return [
    '### Origin of the scripts',
    `The first visit of the page with the largest scripts, ${largest.page}, by origin of the code: bytes as transferred, distributed by the files' source maps. (kB) ` +
      'A remote receives whole shared modules from the shell, the monolith only the parts that it uses.',
    table(rows, {
      from: ({ origin }) => origin,
      federated: ({ ours }) => size(ours),
      monolith: ({ theirs }) => size(theirs),
      more: ({ ours, theirs }) => size(ours - theirs),
    }),
  ];
}

async function visitAll(browser: Browser, { origins, releases }: Both, pairs: number) {
  const visits: Visit[] = [];
  const scripts: Scripts[] = [];
  for (const profile of ['phone', 'desktop'] as const)
    for (const [page, [path, act]] of Object.entries(PAGES))
      await inRounds(
        profile === 'phone' ? pairs : OTHER_PAIRS,
        VARIANTS,
        async (variant, round) => {
          const settings = PROFILES[profile];
          await using context = await openContext(browser, settings.viewport);
          for (const cache of ['cold', 'warm'] as const) {
            if (cache === 'warm' && round >= OTHER_PAIRS) continue;
            const visited = await visit(context, origins[variant] + path, settings, act);
            if (round >= 0)
              visits.push({ page, profile, cache, round, variant, ...visited.metrics });
            else if (profile === 'phone' && cache === 'cold')
              scripts.push({ page, variant, bytes: originsOf(visited.scripts, releases[variant]) });
          }
          return {};
        },
      );
  return { visits, scripts };
}

async function navigateAll(browser: Browser, { origins }: Both, pairs: number) {
  const cases = NAVIGATIONS.flatMap(([from, to, link]) =>
    VARIANTS.map((variant) => ({ from, to, link, variant })),
  );
  return inRounds(pairs, cases, async ({ from, to, link, variant }) => {
    await using context = await openContext(browser, PROFILES.phone.viewport);
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
    return { from, to, variant, ms: await page.evaluate(() => globalThis.headingAfter) };
  });
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
