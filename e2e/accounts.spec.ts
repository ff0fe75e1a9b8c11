import type { Browser, Page } from '@playwright/test';
import { BRAND } from '@tivara/contracts';
import { call, openAdmin } from './admin.js';
import { expectAccessible } from './axe.js';
import { linkIn, type Mailbox } from './mailbox.js';
import { ADMIN, desktopFirst, expect, ready, type Site, SIZES, test } from './site.js';

const PASSWORD = 'a long walk home';
let people = 0;
/** A new person for each test; the tests of a site share its accounts. */
const newPerson = () => ({
  username: 'Asha Rao',
  email: `asha${++people}.${test.info().workerIndex}@mail.example`,
  password: PASSWORD,
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function clean(page: Page): Promise<void> {
  await expectAccessible(page);
  const { width, height } = page.viewportSize() ?? SIZES.phone;
  await page.setViewportSize({ width: Math.min(width, 360), height });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}

/** Signs up over the API, in the browser that the page is in. */
async function signUp(page: Page, person = newPerson()) {
  const answer = await page.request.post('/api/auth/register', {
    data: person,
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(201);
  return person;
}

/** Another browser, on the start page. */
async function another(browser: Browser, { url }: Site, options: object = {}) {
  const context = await browser.newContext({ baseURL: url, ...options });
  const page = await context.newPage();
  await page.goto('/about');
  return page;
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
}

/** The browser itself reports a refused call, and on a slow machine a file that waited; anything else is a problem. */
function expectOnlyRejections(problems: string[]): void {
  const own = /status of 4\d\d|preloaded using link preload but not used/;
  expect(problems.filter((problem) => !own.test(problem))).toEqual([]);
  problems.length = 0;
}

desktopFirst(() => {
  for (const [path, title] of [
    ['/login', 'Log in'],
    ['/signup', 'Sign up'],
    ['/login/reset', 'Choose a new password'],
    ['/adminsignup', 'An invitation is needed'],
  ] as const)
    test(`${path} has no header, is accessible and fits 360 px`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await clean(page);
      await page.getByRole('link', { name: 'Skip', exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
    });

  test('sign-up shows errors at their fields, keeps the input, then opens the home page', async ({
    page,
    problems,
  }) => {
    const person = newPerson();
    await page.goto('/signup');
    await ready(page);
    await button(page, 'Sign up').click();
    const username = page.getByLabel('Username');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription('Username is required.');
    await expect(email).toHaveAccessibleDescription('Email is required.');
    await expect(password).toHaveAccessibleDescription('Password is required.');

    await username.fill(person.username);
    await email.fill(person.email);
    await password.fill('password');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription(/too common/);
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('password');
    await expect(username).toHaveValue(person.username);

    const show = page.getByRole('button', { name: 'Show password' });
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toHaveAttribute('type', 'text');
    await password.fill(person.password);
    await button(page, 'Sign up').click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Signed up successfully')).toBeVisible();

    await page.goto('/login');
    await ready(page);
    await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible();
    await clean(page);
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
    expectOnlyRejections(problems);
  });

  test('the account page: devices, password, deletion', async ({
    page,
    browser,
    site,
    problems,
  }) => {
    await page.goto('/about');
    const person = await signUp(page);
    const other = await another(browser, site);
    await other.goto('/login?from=/account');
    await ready(other);
    await logIn(other, person.email, person.password);
    await expect(other).toHaveURL(/\/account$/);

    await page.goto('/account');
    await ready(page);
    const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await clean(page);

    await devices.getByRole('button', { name: /^Log out/ }).click();
    await expect(devices).toHaveCount(1);
    await expect(page.getByRole('list', { name: 'Devices' })).toBeFocused();
    // The other one notices with its next page, and knows the way back.
    await other.reload();
    await expect(other).toHaveURL(/\/login\?from=%2Faccount$/);
    await ready(other);
    await logIn(other, person.email, person.password);
    await expect(other).toHaveURL(/\/account$/);

    const current = page.getByLabel('Current password', { exact: true });
    const next = page.getByLabel('New password', { exact: true });
    await current.fill('not this one');
    await next.fill('another long walk');
    await button(page, 'Change the password').click();
    await expect(current).toHaveAccessibleDescription('Current password is wrong.');
    await expect(next).toHaveValue('another long walk');
    await current.fill(person.password);
    await button(page, 'Change the password').click();
    await expect(current).toHaveValue('');
    await expect(next).toHaveValue('');
    await other.reload();
    await expect(other).toHaveURL(/\/login/);

    const open = button(page, 'Delete your account');
    await open.click();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await clean(page);
    await button(page, 'Cancel').click();
    await expect(open).toBeFocused();
    await open.click();
    await password.fill(person.password);
    await button(page, 'Delete for good').click();
    await expect(password).toHaveAccessibleDescription('Password is wrong.');
    await password.fill('another long walk');
    await button(page, 'Delete for good').click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login/);
    expectOnlyRejections(problems);
    await other.context().close();
  });

  test('an account asks to confirm its address until the link in the mail was used @slow', async ({
    page,
    mailbox,
    problems,
  }) => {
    await page.goto('/about');
    const { email } = await signUp(page);
    await page.goto('/account');
    await ready(page);
    const note = page.getByText('Your address is not confirmed yet');
    const facts = await page.getByRole('main').locator('dl').first().boundingBox();
    expect((await note.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(
      (facts?.y ?? 0) + (facts?.height ?? Infinity) + 12,
    );
    await clean(page);
    const first = linkIn(await mailbox.read(email, /^Confirm/), '/api/auth/confirm');
    await button(page, 'Send the link again').click();
    await expect(page.getByText('A mail with a link is on its way.')).toBeVisible();
    await expect
      .poll(async () => linkIn(await mailbox.read(email, /^Confirm/), '/api/auth/confirm'))
      .not.toBe(first);
    await page.goto(first);
    await expect(page.getByText('This link has expired, or there is a newer one.')).toBeVisible();
    await page.goto(linkIn(await mailbox.read(email, /^Confirm/), '/api/auth/confirm'));
    await clean(page);
    await button(page, 'Confirm').click();
    await expect(page.getByText('Your address is confirmed.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await ready(page);
    await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
    await expect(page.getByText('Your address is not confirmed yet')).toHaveCount(0);
    expectOnlyRejections(problems);
  });

  test('a forgotten password can be reset once with the link in a mail', async ({
    page,
    mailbox,
    problems,
  }) => {
    await page.goto('/about');
    const person = await signUp(page);
    await page.context().clearCookies();
    await page.goto('/login');
    await ready(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page, 'Choose a new password')).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await button(page, 'Send the link').click();
    await expect(heading(page, 'Check your mail')).toBeVisible();
    await expect(page.getByText('If this address has an account')).toBeVisible();

    const link = linkIn(await mailbox.read(person.email, /new password/), '/login/reset');
    await page.goto(link);
    await ready(page);
    await expect(page.getByText(`For ${person.email}.`)).toBeVisible();
    await clean(page);
    const password = page.getByLabel('New password', { exact: true });
    await password.fill('tivara');
    await button(page, 'Set the password').click();
    await expect(password).toHaveAccessibleDescription(/8 to 128 characters/);
    await password.fill('a walk by the sea');
    await button(page, 'Set the password').click();
    await expect(page).toHaveURL(/\/login\?reset=1$/);
    await expect(page.getByRole('main')).toContainText('Your password is changed.');
    await logIn(page, person.email, 'a walk by the sea');
    await expect(page).toHaveURL(/\/$/);

    await page.goto(link);
    await expect(heading(page, 'This link does not work')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('This link was already used.');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expectOnlyRejections(problems);
  });

  test('an invitation creates one administrator @slow', async ({ page, mailbox, problems }) => {
    const { email, ...person } = newPerson();
    const link = await invite(page, mailbox, email);
    await page.goto(link);
    await ready(page);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByText('You are invited as an administrator.')).toBeVisible();
    await clean(page);
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Accept the invitation').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();

    await page.goto(link);
    await expect(heading(page, 'This invitation does not work')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('This invitation was already used.');
    await page.goto(`/adminsignup?token=${'x'.repeat(43)}`);
    await expect(page.getByRole('main')).toContainText('This invitation is not valid.');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expectOnlyRejections(problems);
  });
});

/** Creates an invitation by the first administrator. @returns the link of the mail */
async function invite(page: Page, mailbox: Mailbox, email: string): Promise<string> {
  await page.goto('/about');
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/login', { data: ADMIN, headers });
  // Other tests of this site count on one owner.
  const data = { email, role: 'support' };
  const answer = await page.request.post('/api/admin/invitations', { data, headers });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  return linkIn(await mailbox.read(email, /invitation/), '/adminsignup');
}

test('sign-up links to log-in and social profiles, and log-in to sign-up', async ({ page }) => {
  await page.goto('/signup');
  await ready(page);
  for (const { url, label } of Object.values(BRAND.social))
    await expect(page.getByRole('link', { name: `${BRAND.name} on ${label}` })).toHaveAttribute(
      'href',
      url,
    );
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(heading(page, 'Sign up')).toBeVisible();
});

test('sign-up with a taken address looks the same, and its owner gets a mail @slow', async ({
  page,
  mailbox,
}) => {
  await page.goto('/about');
  const person = await signUp(page);
  const link = linkIn(await mailbox.read(person.email, /^Confirm/), '/api/auth/confirm');
  await page.goto(link);
  await button(page, 'Confirm').click();
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/signup');
  await ready(page);
  await page.getByLabel('Username').fill('Somebody Else');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('another one entirely');
  await button(page, 'Sign up').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Signed up successfully')).toBeVisible();
  await mailbox.read(person.email, /You already have an account/);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
});

test('after too many wrong passwords the form shows the waiting time and the entered address', async ({
  page,
  browser,
  site,
  problems,
}) => {
  await page.goto('/about');
  const { email } = await signUp(page);
  const stranger = await another(browser, site);
  const headers = { origin: site.url };
  const data = { email, password: 'not this one' };
  for (let tries = 0; tries < 10; tries++)
    expect((await stranger.request.post('/api/login', { data, headers })).status()).toBe(401);
  await stranger.goto('/login');
  await ready(stranger);
  await logIn(stranger, email, PASSWORD);
  await expect(stranger.locator('form')).toContainText(
    /Too many attempts\. Please try again in 1\d minutes\./,
  );
  await expect(stranger.getByLabel('Email')).toHaveValue(email);
  await expect(button(stranger, 'Log in')).toBeEnabled();
  await stranger.context().close();
  expectOnlyRejections(problems);
});

test('while the form is sent the button is disabled and shows Please wait', async ({
  page,
  problems,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/login', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await ready(page);
  await logIn(page, ADMIN.email, 'not the password');
  await expect(button(page, 'Please wait')).toBeDisabled();
  answer();
  await expect(page.getByText('The email or the password is not right.')).toBeVisible();
  await expect(button(page, 'Log in')).toBeEnabled();
  expectOnlyRejections(problems);
});

test('another site’s URL is not accepted as return-to', async ({ page }) => {
  await page.goto('/about');
  const person = await signUp(page);
  for (const from of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    await page.context().clearCookies();
    await page.goto(`/login?${new URLSearchParams({ from })}`);
    await ready(page);
    await logIn(page, person.email, person.password);
    await expect(page.getByText('Logged in successfully').first()).toBeVisible();
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  }
});

test('ASVS 14.3.1: logging out drops what the account loaded and drafted in the tab', async ({
  page,
  site,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openAdmin(page, site, '/AddProduct');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('TV-907 Unannounced');
  await page.goto('/admin/stores');
  await ready(page);
  const rows = page.getByRole('button', { name: /^Actions of / });
  await expect(rows.first()).toBeVisible();
  await button(page, 'Log out').click();
  await expect(page).toHaveURL(`${site.url}/`);

  // The next administrator at the same tab, before any answer.
  await call(page, site, 'POST', '/api/login', ADMIN);
  await page.route('**/api/admin/store?*', () => undefined);
  await page.goBack();
  await expect(heading(page, 'Store Table')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' }).first()).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.goto('/AddProduct');
  await ready(page);
  await expect(name).toHaveValue('');
  await expect(page.getByText(/is back/)).toHaveCount(0);
});

test('without JavaScript log-in, a wrong password and a password reset work', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  await page.goto('/about');
  const person = await signUp(page);
  const plain = await another(browser, site, { javaScriptEnabled: false });
  await plain.goto('/login');
  await logIn(plain, person.email, 'not this one');
  await expect(heading(plain, 'Something went wrong')).toBeVisible();
  await expect(plain.getByText('The email or the password is not right.')).toBeVisible();
  await plain.getByRole('link', { name: 'Back' }).click();
  await plain.getByRole('link', { name: 'Forgot password?' }).click();
  await plain.getByLabel('Email').fill(person.email);
  await button(plain, 'Send the link').click();
  await expect(heading(plain, 'Check your mail')).toBeVisible();
  await plain.goto(linkIn(await mailbox.read(person.email, /new password/), '/login/reset'));
  await plain.getByLabel('New password', { exact: true }).fill('a walk by the sea');
  await button(plain, 'Set the password').click();
  await expect(plain.getByText('Your password is changed.')).toBeVisible();
  await logIn(plain, person.email, 'a walk by the sea');
  await expect(plain).toHaveURL(/\/$/);
  await plain.goto('/account');
  // Playwright looks for no text in <noscript>.
  await expect(plain.locator('main noscript p')).toBeVisible();
  await plain.context().close();
});

test('public pages load no code of the accounts @slow', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/', '/product', '/product/1', '/wishlist', '/store', '/about']) {
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
  }
  expect(requests.length).toBeGreaterThan(20);
  expect(requests.filter((path) => /^\/r\/admin\/|^\/api\/auth\//.test(path))).toEqual([]);
});
