import type { Locator, Page } from '@playwright/test';
import { MESSAGES } from '@tivara/contracts';
import { openAdmin } from './admin.js';
import { expect, ready, test, type Site } from './site.js';

interface Part {
  /** By default that it could not be loaded. */
  message?: string;
  /** By default the control. */
  again?: (page: Page) => Locator;
  open: (page: Page, site: Site) => Promise<void>;
  control: (page: Page) => Locator;
  shown: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

async function openPage(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}
async function openWishlist(page: Page) {
  await openPage(page, '/product/1');
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await openPage(page, '/wishlist');
}

async function openTable(page: Page, site: Site) {
  await openAdmin(page, site, '/admin/stores');
  await expect(page.getByRole('table')).toBeVisible();
}

/** What a click loads, by its name. */
const PARTS: Record<string, Part> = {
  filters: {
    open: (page) => openPage(page, '/product'),
    control: button('Filter'),
    shown: dialog('Filter'),
  },
  'larger pictures': {
    open: (page) => openPage(page, '/product/1'),
    control: (page) => page.getByRole('link', { name: /^Enlarge/ }).first(),
    shown: dialog(/^Pictures of/),
  },
  'the store search of a product': {
    open: (page) => openPage(page, '/product/1'),
    control: button('Find in a store'),
    again: button('Try again'),
    shown: (page) => page.getByRole('combobox', { name: 'City or pincode' }),
  },
  'the enquiry': {
    open: openWishlist,
    control: button('Send Enquiry'),
    shown: dialog('Enter Your Details'),
  },
  sharing: {
    open: openWishlist,
    control: button('Share'),
    shown: dialog('Share your wishlist'),
  },
  'the command palette': {
    open: openTable,
    control: button('Find'),
    shown: dialog('Find a page or a record'),
  },
  'the library': {
    open: (page, site) => openAdmin(page, site, '/AddProduct'),
    control: button(/^Choose from the library/),
    shown: dialog('Choose a picture'),
  },
  'a page of the admin': {
    message: 'Couldn’t load Trash',
    again: button('Try again'),
    open: openTable,
    control: (page) => page.getByRole('link', { name: 'Trash', exact: true }).first(),
    shown: (page) => page.getByRole('heading', { level: 1, name: 'Trash' }),
  },
};

for (const [name, { message = MESSAGES.notLoaded, open, control, again, shown }] of Object.entries(
  PARTS,
)) {
  test(`${name}: code whose first request fails is requested again`, async ({ page, site }) => {
    await open(page, site);
    const failed = new Set<string>();
    await page.route('**/r/**', (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await control(page).click();
    await expect(shown(page)).toBeVisible();
    expect(failed.size).toBeGreaterThan(0);
  });

  test(`${name}: says that its code cannot be loaded, and is shown at the next try`, async ({
    page,
    site,
  }) => {
    await open(page, site);
    await page.route('**/r/**', (route) => route.abort());
    await control(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute('**/r/**');
    await (again ?? control)(page).click();
    await expect(shown(page)).toBeVisible();
  });
}
