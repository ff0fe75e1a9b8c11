/** npm run bench -- input [rounds]: taps and typing on a phone just after the first paint, before the page is hydrated. */
import path from 'node:path';
import { startDocuments } from '@tivara/workspace/servers';
import { step } from '@tivara/workspace/steps';
import type { Browser, Page } from '@playwright/test';
import { buildMonolith } from './monolith/monolith.ts';
import type { EarlyInput, Variant } from './limits.ts';
import { record } from './record.ts';
import { openBrowser, openContext } from './render-time.ts';
import { startSite } from './site.ts';
import { PROFILES, follow } from './visit.ts';

/** Of each input; 14 of them make more than 100 for each variant. */
const ROUNDS = 8;
/** From the first contentful paint to the tap. (ms) */
const AFTER_PAINT_MS = 50;
/** An input without effect by then is lost. (ms) */
const EFFECT_TIMEOUT_MS = 20_000;
const WORD = 'titan';
const PAGES = { listing: '/product', product: '/product/1', search: '/titanium' };
const LISTS = ['listing', 'search'];

/** `target` is tapped. `effect` waits for what the input does; where a second handling would undo or repeat it, that is checked too. */
interface Input {
  target: string;
  pages?: string[];
  then?(page: Page): Promise<void>;
  effect(page: Page): Promise<unknown>;
}

const searchField = (page: Page) => page.locator('dialog[open] input[name=q]');
const SEARCH = 'header button[aria-label=Search][commandfor]';
const INPUTS: Record<string, Input> = {
  heart: {
    target: 'main [data-fragment="wishlist/heart"] button',
    effect: (page) => page.getByRole('banner').getByText('1 item').waitFor(),
  },
  'colour of a card': {
    target: 'article label:nth-of-type(2)',
    pages: LISTS,
    effect: (page) =>
      page
        .locator('article label:nth-of-type(2) input:checked')
        .first()
        .waitFor({ state: 'attached' })
        .then(() => page.locator('article a[href*="color="]').first().waitFor()),
  },
  'colour of the product': {
    target: 'main [aria-label=Colour] > :nth-child(2)',
    pages: ['product'],
    effect: (page) =>
      page
        .locator('[aria-label=Colour] > :nth-child(2) input:checked')
        .waitFor({ state: 'attached' }),
  },
  filter: {
    target: 'main button[name=filters]',
    pages: LISTS,
    effect: (page) => page.getByRole('dialog', { name: 'Filter' }).waitFor(),
  },
  search: { target: SEARCH, effect: (page) => searchField(page).waitFor() },
  'typed word': {
    target: SEARCH,
    then: async (page) => {
      await searchField(page).click();
      await page.keyboard.type(WORD);
    },
    effect: async (page) => {
      await page.getByRole('option').first().waitFor();
      const value = await searchField(page).inputValue();
      if (value !== WORD) throw new Error(`The field has ${value}`);
    },
  },
};

export async function run() {
  const rounds = Number(process.argv[3] ?? ROUNDS);
  using site = await startSite();
  const releases = path.join(site.folder, 'monolith');
  await step('Building the monolith', () => buildMonolith(releases));
  using monolith = await startDocuments({ releases, api: site.api });
  await using browser = await openBrowser();
  const origins: Record<Variant, string> = { federated: site.origin, monolith: monolith.origin };
  const samples: EarlyInput[] = [];
  // The first round warms the servers up.
  for (let round = -1; round < rounds; round++)
    for (const [page, address] of Object.entries(PAGES))
      for (const [name, input] of Object.entries(INPUTS))
        for (const variant of ['federated', 'monolith'] as const) {
          if (input.pages && !input.pages.includes(page)) continue;
          const measured = await act(browser, origins[variant] + address, input);
          if (round >= 0) samples.push({ page, input: name, variant, round, ...measured });
        }
  await record('input', samples);
}

/** Opens a page without a cache, acts on it and waits for the effect, and for the page to be ready and idle, which must not undo it. */
async function act(browser: Browser, url: string, { target, then, effect }: Input) {
  const context = await openContext(browser, PROFILES.phone.viewport);
  const page = await context.newPage();
  page.setDefaultTimeout(EFFECT_TIMEOUT_MS);
  await follow(page, PROFILES.phone);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Runtime.enable');
  await protocol.send('Runtime.addBinding', { name: 'benchTarget' });
  const called = new Promise<{ payload: string }>((done) =>
    protocol.once('Runtime.bindingCalled', done),
  );
  await page.addInitScript(locateAfterPaint, { target, delay: AFTER_PAINT_MS });
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const { x, y, afterPaint, isReady } = JSON.parse((await called).payload);
    const began = performance.now();
    const button = { x, y, button: 'left', clickCount: 1 } as const;
    await protocol.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    await protocol.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
    let error: string | undefined;
    try {
      await then?.(page);
      await effect(page);
    } catch (thrown) {
      error = String(thrown).split('\n')[0];
    }
    const ms = performance.now() - began;
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    if (!error)
      await effect(page).catch((thrown) => (error = `Undone: ${String(thrown).split('\n')[0]}`));
    return { afterPaint, isReady, ms, ...(error !== undefined && { error }) };
  } finally {
    await context.close();
  }
}

declare global {
  var benchTarget: (payload: string) => void;
}

/** Runs in the page: sends the target's position once it exists, not before `delay` ms after the first contentful paint. */
function locateAfterPaint({ target, delay }: { target: string; delay: number }) {
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    const send = () => {
      const element = document.querySelector(target);
      if (!element) return void requestAnimationFrame(send);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const afterPaint = performance.now() - paint.startTime;
      const isReady = document.documentElement.hasAttribute('data-ready');
      globalThis.benchTarget(
        JSON.stringify({ x: x + width / 2, y: y + height / 2, afterPaint, isReady }),
      );
    };
    setTimeout(send, delay - (performance.now() - paint.startTime));
  }).observe({ type: 'paint', buffered: true });
}
