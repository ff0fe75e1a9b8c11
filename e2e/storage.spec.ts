import type { Page } from '@playwright/test';
import { COMPARISON_KEY, MESSAGES, SYNCED_WISHLIST_KEY, WISHLIST_KEY } from '@tivara/contracts';
import { expect, logIn, ready, sendEnquiry, test } from './site.js';

const KEYS = [
  WISHLIST_KEY,
  SYNCED_WISHLIST_KEY,
  COMPARISON_KEY,
  'tivara.signed-in',
  'tivara.wishlist-account',
  'tivara.admin',
  'tivara.table.stores',
  'tivara.draft.store',
  'tivara.import.stores',
  'recently-viewed',
  'tivara.own-frame',
  'tivara.recent-searches',
  'wishlist-enquiry',
];
const RUBBISH = ['{', '[1,null,{}]', '{"query":[1],"values":1,"list":{}}'];

/** How a browser may fail to store; run before every document. */
const FAILURES: Record<string, (page: Page) => Promise<unknown>> = {
  'throws on write': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  'throws on access': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    }),
};

/** A whole visit: heart, comparison, product, wishlist, enquiry, log-in, and a form of the admin. */
async function walk(page: Page, isStored: boolean): Promise<void> {
  const toast = (text: string) => page.getByText(isStored ? text : MESSAGES.notStored).last();
  await page.goto('/product');
  await ready(page);
  const card = page.locator('article').first();
  await card.getByRole('button', { name: /^Save / }).click();
  await expect(toast(MESSAGES.wishlistAdded)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Save / })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await card.getByRole('button', { name: /^Compare / }).click();
  await expect(toast('Added to your comparison')).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TV-');
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  if (!isStored)
    await expect(page.getByText(/It will be lost when you leave the site/).first()).toBeVisible();

  await sendEnquiry(page);

  await logIn(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/stores');
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/AddStore');
  await page.getByLabel('Store Name').fill('Kept in the form');
  await page.getByLabel('City', { exact: true }).fill('Pune');
  await expect(page.getByLabel('Store Name')).toHaveValue('Kept in the form');
  await expect(page.getByText(MESSAGES.error)).toBeHidden();
}

for (const [how, fail] of Object.entries(FAILURES))
  test(`a visit works with a storage that ${how}, and says what is not stored${how === 'throws on access' ? '' : ' @slow'}`, async ({
    page,
    problems,
  }) => {
    test.slow();
    await fail(page);
    await walk(page, false);
    expect(problems).toEqual([]);
  });

for (const rubbish of RUBBISH)
  test(`a visit works with ${rubbish} under every key of the storages @slow`, async ({
    page,
    problems,
  }) => {
    test.slow();
    await page.addInitScript(
      ([keys, text]) => {
        // Once: what the pages make of it is to stay.
        if (localStorage.getItem('given')) return;
        localStorage.setItem('given', 'yes');
        for (const key of keys) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
      },
      [KEYS, rubbish] as const,
    );
    await walk(page, true);
    expect(problems).toEqual([]);
  });
