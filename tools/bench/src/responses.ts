/** npm run bench -- responses [rounds]: how soon an idle page paints after an input, on a phone. */
import type { Locator, Page } from '@playwright/test';
import { inRounds } from './measure.ts';
import { benchmark, table } from './runner.ts';
import { startSite } from './site.ts';
import { groupsOf, median } from './statistics.ts';
import { PROFILES, openBrowser, openContext, visit } from './visit.ts';

const ROUNDS = 11;
const PAGE = '/product';
const HOVER_MS = 300;
/** How long the button is held down. (ms) */
const PRESS_MS = 80;
/** What is pressed. */
const INPUTS: Record<string, (page: Page) => Locator> = {
  heart: (page) => page.locator('main [data-fragment="wishlist/heart"] button'),
  swatch: (page) => page.locator('article label:nth-of-type(2)'),
  filter: (page) => page.locator('main button[name=filters]'),
  menu: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
  search: (page) => page.locator('header button[aria-label=Search][commandfor]'),
};

export default benchmark({
  title: 'Answers to input',
  async measure(rounds = ROUNDS) {
    using site = await startSite();
    await using browser = await openBrowser();
    return inRounds(rounds, Object.entries(INPUTS), async ([input, find]) => {
      await using context = await openContext(browser, PROFILES.phone.viewport);
      const { metrics } = await visit(context, site.origin + PAGE, PROFILES.phone, (page) =>
        press(page, find(page).first()),
      );
      return { input, inp: metrics.inp };
    });
  },

  text: (samples) => [
    'One input on the listing, once it is idle, on a phone: the time to the frame after it, which counts as Interaction to Next Paint. (ms)',
    table(
      groupsOf(samples, ({ input }) => input),
      {
        input: ([{ input }]) => input,
        median: (group) => Math.round(median(group.map(({ inp }) => inp))),
        highest: (group) => Math.round(Math.max(...group.map(({ inp }) => inp))),
      },
    ),
  ],

  limits: (samples) =>
    groupsOf(samples, ({ input }) => input).map((group) => ({
      what: `From an input to the next frame on a phone (${group[0].input})`,
      value: median(group.map(({ inp }) => inp)),
      max: 100,
      unit: 'ms',
    })),
});

/** Not the locator's click, which runs code in the page to find its target; not a touch, most of whose time the browser itself takes. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // What hovering shows is there on no phone.
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}
