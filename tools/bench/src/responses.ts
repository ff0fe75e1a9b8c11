/** npm run bench -- responses [rounds]: how soon an idle page paints after an input, on a phone. */
import type { Page } from '@playwright/test';
import type { Response } from './limits.ts';
import { record } from './record.ts';
import { openBrowser, openContext } from './render-time.ts';
import { startSite } from './site.ts';
import { PROFILES, visit } from './visit.ts';

const ROUNDS = 11;
const PAGE = '/product';
const tap = (selector: string) => (page: Page) => page.locator(selector).first().click();
const INPUTS: Record<string, (page: Page) => Promise<void>> = {
  heart: tap('main [data-fragment="wishlist/heart"] button'),
  swatch: tap('article label:nth-of-type(2)'),
  filter: tap('main button[name=filters]'),
  menu: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  search: tap('header button[aria-label=Search][commandfor]'),
};

export async function run() {
  const rounds = Number(process.argv[3] ?? ROUNDS);
  using site = await startSite();
  await using browser = await openBrowser();
  const samples: Response[] = [];
  // The first round warms the server up.
  for (let round = -1; round < rounds; round++)
    for (const [input, act] of Object.entries(INPUTS)) {
      const context = await openContext(browser, PROFILES.phone.viewport);
      const { metrics } = await visit(context, site.origin + PAGE, PROFILES.phone, act);
      await context.close();
      if (round >= 0) samples.push({ input, round, inp: metrics.inp });
    }
  await record('responses', samples);
}
