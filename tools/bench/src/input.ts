/** npm run bench -- input [rounds]: taps and typing on a phone just after the first paint, before the page is hydrated. */
import type { Browser, Page } from '@playwright/test';
import { inRounds } from './measure.ts';
import { VARIANTS, startBoth } from './monolith/both.ts';
import { benchmark, table } from './runner.ts';
import { groupsOf, median } from './statistics.ts';
import { PROFILES, follow, openBrowser, openContext } from './visit.ts';

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

export default benchmark({
  title: 'Input before hydration',
  async measure(rounds = ROUNDS) {
    using sites = await startBoth();
    await using browser = await openBrowser();
    const cases = Object.entries(PAGES).flatMap(([page, address]) =>
      Object.entries(INPUTS)
        .filter(([, { pages }]) => !pages || pages.includes(page))
        .flatMap(([input, steps]) =>
          VARIANTS.map((variant) => ({ page, address, input, steps, variant })),
        ),
    );
    return inRounds(rounds, cases, async ({ page, address, input, steps, variant }) => ({
      ...{ page, input, variant },
      ...(await act(browser, sites.origins[variant] + address, steps)),
    }));
  },

  text: (samples) => [
    'A tap, or a tap and a typed word, 50 ms after the first contentful paint of a first visit on a phone, or once its target has arrived. An input counts as handled if its effect is there after it, and still once the page is hydrated and idle. Times are medians from the tap to the effect. (ms)',
    table(
      groupsOf(samples, ({ input, page, variant }) => `${input}, ${page}, ${variant}`),
      {
        input: ([{ input }]) => input,
        page: ([{ page }]) => page,
        site: ([{ variant }]) => variant,
        handled: (group) => `${group.filter(({ error }) => !error).length} of ${group.length}`,
        'before hydration': (group) => group.filter(({ isReady }) => !isReady).length,
        'after paint': (group) => Math.round(median(group.map(({ afterPaint }) => afterPaint))),
        effect: (group) => Math.round(median(group.map(({ ms }) => ms))),
      },
    ),
  ],

  limits: (samples) =>
    groupsOf(samples, ({ variant }) => variant).map((group) => ({
      what: `Inputs at the first paint on a phone that are lost or doubled, of ${group.length} (${group[0].variant})`,
      value: group.filter(({ error }) => error !== undefined).length,
      max: 0,
      unit: '',
    })),
});

/** Opens a page without a cache, acts on it and waits for the effect, and for the page to be ready and idle, which must not undo it. */
async function act(browser: Browser, url: string, { target, then, effect }: Input) {
  await using context = await openContext(browser, PROFILES.phone.viewport);
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
  await page.goto(url, { waitUntil: 'commit' });
  const tapped: { x: number; y: number; afterPaint: number; isReady: boolean } = JSON.parse(
    (await called).payload,
  );
  const { x, y, afterPaint, isReady } = tapped;
  const began = performance.now();
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  await protocol.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await protocol.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
  const firstLine = (error: unknown) => String(error).split('\n')[0];
  let error: string | undefined;
  await (async () => {
    await then?.(page);
    await effect(page);
  })().catch((thrown) => (error = firstLine(thrown)));
  const ms = performance.now() - began;
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (!error) await effect(page).catch((thrown) => (error = `Undone: ${firstLine(thrown)}`));
  return { afterPaint, isReady, ms, ...(error !== undefined && { error }) };
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
