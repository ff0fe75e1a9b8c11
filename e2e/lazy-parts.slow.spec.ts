import type { Locator, Page } from '@playwright/test';
import {
  MESSAGES,
  type AccountWishlist,
  type LoginResponse,
  type PendingFactor,
  type PreviewLinkResponse,
} from '@tivara/contracts';
import { call, openAdmin } from './admin.js';
import { ADMIN, expect, ready, savedCount, test, type Site } from './site.js';

interface Part {
  /** By default that it could not be loaded; null where the page does without it. */
  message?: string | null;
  /** By default the control, or Try again where the part opens with its page. */
  again?: (page: Page) => Locator;
  shown: (page: Page) => Locator;
}
interface ControlledPart extends Part {
  open: (page: Page, site: Site) => Promise<void>;
  control: (page: Page) => Locator;
  /** By default a click. */
  use?: (control: Locator) => Promise<void>;
}
interface OpenedPart extends Part {
  path: string;
  prepare: (page: Page, site: Site) => Promise<unknown>;
}

const CODE = '**/r/**/*.{js,css}';
const PASSKEY_OPTIONS = {
  challenge: 'AAAA',
  rp: { name: 'Tivara' },
  user: { id: 'AAAA', name: ADMIN.email, displayName: ADMIN.email },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const SAVED: AccountWishlist = {
  items: [
    {
      product_id: 1,
      product_name: 'TV-101',
      category_name: 'Eyeglasses',
      material_name: 'TITANIUM',
      selected_color: { color_name: 'GOLD', color_id: 1 },
      images: [],
    },
  ],
};

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

/** Opens the account, where the API asks who the visitor is before a change. */
async function openAccount(page: Page, site: Site) {
  await openAdmin(page, site, '/account');
  await page.route('**/api/auth/step-up', (route) =>
    route.fulfill({ status: 403, json: { message: 'Please confirm.', reason: 'step-up' } }),
  );
}

/** An administrator whose session lacks a second factor, as the API says where it is required. */
const lacking = (second_factor: PendingFactor) => async (page: Page, site: Site) => {
  const { account } = await call<LoginResponse>(page, site, 'POST', '/api/login', ADMIN);
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ json: { ...account, second_factor } }),
  );
};

/** What a control loads, by its name. */
const CONTROLLED: Record<string, ControlledPart> = {
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
  'the size guide of a product that a link led to': {
    message: 'Couldn’t load this part of the page',
    open: async (page) => {
      await openPage(page, '/product');
      await page.locator('article a').first().click();
      await expect(page).toHaveURL(/\/product\/\d+$/);
    },
    control: (page) => page.getByText('Size guide'),
    again: button('Try again'),
    shown: (page) => page.getByRole('img', { name: /^The frame from the front/ }),
  },
  'the frame that one wears': {
    message: 'Couldn’t load this part of the page',
    open: (page) => openPage(page, '/product/1'),
    control: (page) => page.getByText('Size guide'),
    again: button('Try again'),
    shown: (page) => page.getByRole('textbox', { name: 'I wear' }),
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
  'the log-in dialog': {
    open: async (page, site) => {
      await openTable(page, site);
      await page.context().clearCookies();
    },
    control: (page) => page.getByRole('link', { name: 'Next' }),
    again: button('Log in'),
    shown: dialog('Log in to go on'),
  },
  'the dialog that confirms who the visitor is': {
    open: openAccount,
    control: button('Add a second factor'),
    shown: dialog('Confirm that it’s you'),
  },
  'the code of passkeys': {
    open: async (page, site) => {
      await openAdmin(page, site, '/account');
      // The API has none for IP addresses.
      await page.route('**/api/auth/factors/passkey/options', (route) =>
        route.fulfill({ json: PASSKEY_OPTIONS }),
      );
      await button('Add a second factor')(page).click();
      await button('Passkey')(page).click();
    },
    control: button('Create a passkey'),
    // As the browser has none either.
    shown: (page) => page.getByText(/^No passkey was created/).first(),
  },
  'suggested searches': {
    message: null,
    open: (page) => openPage(page, '/about'),
    control: (page) => page.getByRole('banner').getByRole('combobox').first(),
    use: (field) => field.fill('titan'),
    shown: (page) => page.getByRole('listbox', { name: 'Suggestions' }),
  },
  'the overlay of boundaries': {
    open: (page) => openPage(page, '/product'),
    control: (page) => page.locator('body'),
    use: (body) => body.press('Alt+Shift+KeyB'),
    shown: (page) => page.getByRole('complementary', { name: 'Boundaries' }),
  },
  'a page of the shell': {
    message: 'Couldn’t load this part of the page',
    again: button('Try again'),
    open: (page) => openPage(page, '/product'),
    control: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }),
    shown: (page) => page.getByRole('heading', { level: 1, name: /warranty/i }),
  },
  'a page of the admin': {
    message: 'Couldn’t load Trash',
    again: button('Try again'),
    open: openTable,
    control: (page) => page.getByRole('link', { name: 'Trash', exact: true }).first(),
    shown: (page) => page.getByRole('heading', { level: 1, name: 'Trash' }),
  },
};

/** What a page loads when it opens, beside the files that its document names. */
const OPENED: Record<string, OpenedPart> = {
  'the second factors of an account': {
    path: '/account',
    prepare: async (page, site) => void (await call(page, site, 'POST', '/api/login', ADMIN)),
    shown: button('Add a second factor'),
  },
  'the second step of a log-in': {
    path: '/login',
    prepare: lacking('verify'),
    shown: button('Confirm'),
  },
  'the enrolment of a second factor': {
    path: '/login',
    prepare: lacking('enrol'),
    shown: button('Authenticator app'),
  },
  'the note of a preview': {
    message: null,
    path: '/product/2',
    prepare: async (page, site) => {
      await call(page, site, 'POST', '/api/login', ADMIN);
      const { path } = await call<PreviewLinkResponse>(
        page,
        site,
        'POST',
        '/api/admin/products/2/preview',
      );
      await page.goto(path);
    },
    shown: (page) => page.getByRole('status', { name: 'Preview' }),
  },
  'recently viewed products': {
    message: null,
    path: '/product/1',
    prepare: (page) => page.addInitScript(() => localStorage.setItem('recently-viewed', '[2]')),
    shown: (page) => page.getByRole('heading', { name: 'Recently viewed' }),
  },
  'the synchronisation of the wishlist': {
    message: null,
    path: '/product',
    prepare: async (page) => {
      await page.addInitScript(() => localStorage.setItem('tivara.signed-in', '1'));
      await page.route('**/api/auth/wishlist', (route) => route.fulfill({ json: SAVED }));
    },
    shown: (page) => savedCount(page, 1),
  },
};

/** Aborts requests of code, but for files that this document names. @param isOnce the first request of each file @returns the URLs that failed */
async function failCode(page: Page, { isOnce = false, document = '' } = {}): Promise<Set<string>> {
  const failed = new Set<string>();
  await page.route(CODE, (route) => {
    const url = route.request().url();
    if (document.includes(new URL(url).pathname) || (isOnce && failed.has(url)))
      return route.continue();
    failed.add(url);
    return route.abort();
  });
  return failed;
}

interface Case extends Part {
  prepare: (page: Page, site: Site) => Promise<{ document?: string }>;
  start: (page: Page) => Promise<unknown>;
  retry: (page: Page) => Promise<void>;
}

function declareTests(name: string, { message = MESSAGES.notLoaded, shown, ...part }: Case) {
  test(`${name}: code whose first request fails is requested again`, async ({ page, site }) => {
    const failed = await failCode(page, { ...(await part.prepare(page, site)), isOnce: true });
    await part.start(page);
    await expect(shown(page)).toBeVisible();
    expect(failed.size).toBeGreaterThan(0);
  });

  if (message === null) return;
  test(`${name}: says that its code cannot be loaded, and is shown at the next try`, async ({
    page,
    site,
  }) => {
    await failCode(page, await part.prepare(page, site));
    await part.start(page);
    await expect(page.getByText(message).first()).toBeVisible();
    await page.unroute(CODE);
    await part.retry(page);
    await expect(shown(page)).toBeVisible();
  });
}

const click = (target: Locator) => target.click();
const tryAgain = button('Try again');

for (const [name, { open, control, use = click, ...part }] of Object.entries(CONTROLLED))
  declareTests(name, {
    ...part,
    prepare: async (page, site) => {
      await open(page, site);
      return {};
    },
    start: (page) => use(control(page)),
    retry: (page) => (part.again ? part.again(page).click() : use(control(page))),
  });

for (const [name, { path, prepare, ...part }] of Object.entries(OPENED))
  declareTests(name, {
    ...part,
    prepare: async (page, site) => {
      await prepare(page, site);
      return { document: await (await page.request.get(path)).text() };
    },
    start: (page) => page.goto(path),
    retry: (page) => (part.again ?? tryAgain)(page).click(),
  });

test('a page of a remote and its fragments: code whose first request fails is loaded with Try again', async ({
  page,
}) => {
  await openPage(page, '/about');
  const failed = await failCode(page, { isOnce: true });
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await tryAgain(page).click();
  await expect(page.getByRole('article')).toHaveCount(24);
  await tryAgain(page).click();
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(24);
  expect(failed.size).toBeGreaterThan(0);
});
