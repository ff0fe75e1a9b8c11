/** npm run bench -- responses [rounds]: how soon an idle page paints after an input, on a phone. */
import type { Locator, Page } from '@playwright/test';
import type { Response } from './limits.ts';
import { record } from './record.ts';
import { openBrowser, openContext } from './render-time.ts';
import { startSite } from './site.ts';
import { PROFILES, visit } from './visit.ts';

const ROUNDS = 11;
const PAGE = '/product';
const HOVER_MS = 300;
/** How long the button is held down. (ms) */
const PRESS_MS = 80;
/** What is pressed. */
export const INPUTS: Record<string, (page: Page) => Locator> = {
  heart: (page) => page.locator('main [data-fragment="wishlist/heart"] button'),
  swatch: (page) => page.locator('article label:nth-of-type(2)'),
  filter: (page) => page.locator('main button[name=filters]'),
  menu: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
  search: (page) => page.locator('header button[aria-label=Search][commandfor]'),
};

export async function run() {
  const rounds = Number(process.argv[3] ?? ROUNDS);
  using site = await startSite();
  await using browser = await openBrowser();
  const samples: Response[] = [];
  // The first round warms the server up.
  for (let round = -1; round < rounds; round++)
    for (const [input, find] of Object.entries(INPUTS)) {
      const context = await openContext(browser, PROFILES.phone.viewport);
      const { metrics } = await visit(context, site.origin + PAGE, PROFILES.phone, (page) =>
        press(page, find(page).first()),
      );
      await context.close();
      if (round >= 0) samples.push({ input, round, inp: metrics.inp });
    }
  await record('responses', samples);
}

/** Not the locator's click, which runs code in the page to find its target; not a touch, most of whose time the browser itself takes. */
export async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // What hovering shows is there on no phone.
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}
