import { request, type APIRequestContext, type Page } from '@playwright/test';
import { type Account, type AddedFactorResponse, type NewTotp } from '@tivara/contracts';
import type { InvitationResponse } from '@tivara/contracts';
import { TOTP } from 'otpauth';
import { adminAtBothSizes, expectClean } from './admin.js';
import { linkIn, type Mailbox } from './mailbox.js';
import { ADMIN, expect, ready, test as base } from './site.js';

const test = base.extend<
  { owner: APIRequestContext },
  { ownerOfSite: { context?: APIRequestContext } }
>({
  // Browsers have no passkeys at IP addresses.
  baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
  ownerOfSite: [async ({}, use) => use({}), { scope: 'worker' }],
  settings: [
    async ({ mailbox }, use) => use({ SMTP_URL: mailbox.url, SECOND_FACTOR: 'required' }),
    { scope: 'worker' },
  ],
  /** Calls the API as the first administrator, who has an authenticator app. */
  owner: async ({ baseURL, ownerOfSite }, use) => {
    ownerOfSite.context ??= await enrolledOwner(baseURL ?? '');
    await use(ownerOfSite.context);
  },
});

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function post<T>(context: APIRequestContext, path: string, data: object = {}): Promise<T> {
  const answer = await context.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

async function enrolledOwner(baseURL: string): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await post(context, '/api/login', ADMIN);
  const { secret } = await post<NewTotp>(context, '/api/auth/factors/totp/options');
  await post<AddedFactorResponse>(context, '/api/auth/factors/totp', {
    name: 'Phone',
    code: codeOf(secret),
  });
  return context;
}

const PASSWORD = 'a long walk home';
let people = 0;

/** Invites an administrator, who accepts and then has to enrol. */
async function signUp(page: Page, owner: APIRequestContext, mailbox: Mailbox): Promise<string> {
  const email = `meera${++people}.${test.info().workerIndex}@mail.example`;
  await post<InvitationResponse>(owner, '/api/admin/invitations', { email, role: 'owner' });
  await page.goto(linkIn(await mailbox.read(email, /invitation/), '/adminsignup'));
  await ready(page);
  await page.getByLabel('Username').fill('Meera Iyer');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Accept the invitation').click();
  await expect(heading(page, 'Set up a second factor')).toBeVisible();
  return email;
}

/** @returns the name of a new account */
async function addCustomer(page: Page): Promise<string> {
  const username = `Kavya ${++people} ${test.info().workerIndex}`;
  const email = `${username.replaceAll(' ', '')}@mail.example`;
  await page.goto('/about');
  const headers = { origin: new URL(page.url()).origin };
  const data = { username, email, password: PASSWORD };
  expect((await page.request.post('/api/auth/register', { data, headers })).ok()).toBe(true);
  await page.context().clearCookies();
  return username;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const overview = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / });

async function addApp(page: Page): Promise<string> {
  await button(page, 'Authenticator app').click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}/).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  await page.getByLabel('Code from the app').fill(codeOf(secret));
  await button(page, 'Add the app').click();
  return secret;
}

async function addPasskey(page: Page): Promise<void> {
  await button(page, 'Passkey').click();
  await expect(page.getByLabel('Name')).toHaveValue(/Chrome/);
  await button(page, 'Create a passkey').click();
}

async function saveCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list).toBeFocused();
  const codes = await list.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectClean(page);
  await button(page, 'I saved them').click();
  return codes;
}

/** A new visit of the same browser, up to the second step. */
async function logInAgain(page: Page, email: string): Promise<void> {
  // Otherwise what the page still asks for would be refused.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/login');
  await ready(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Log in').click();
}

/** A security key that is plugged in and touched whenever the browser asks. */
async function plugIn(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The browser itself reports a refused call. */
function expectOnlyRejections(problems: string[]): void {
  expect(problems.filter((problem) => !/status of 4\d\d/.test(problem))).toEqual([]);
  problems.length = 0;
}

adminAtBothSizes(() => {
  test('an administrator without a second factor gets only the enrolment page @slow', async ({
    page,
    owner,
    mailbox,
    problems,
  }) => {
    const email = await signUp(page, owner, mailbox);
    for (const path of ['/admin', '/admin/accounts', '/account', '/login']) {
      await page.goto(path);
      await expect(heading(page, 'Set up a second factor')).toBeVisible();
      await expect(page).toHaveURL(/\/login/);
    }
    expect((await page.request.get('/api/admin/audit')).status()).toBe(403);
    await expectClean(page);

    await button(page, 'Authenticator app').click();
    await page.getByLabel('Code from the app').fill('000000');
    await button(page, 'Add the app').click();
    await expect(page.getByLabel('Code from the app')).toHaveAccessibleDescription(
      'This code is not right. Enter the current one.',
    );
    await expectClean(page);
    await button(page, 'Cancel').click();

    const secret = await addApp(page);
    await saveCodes(page);
    await expect(overview(page)).toBeVisible();

    await logInAgain(page, email);
    await expect(heading(page, 'Confirm that it’s you')).toBeVisible();
    const code = page.getByLabel('Code from the app');
    await expect(code).toBeFocused();
    await expectClean(page);
    await code.fill('000000');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(/This code is not right/);
    await page.goto('/admin');
    await expect(heading(page, 'Confirm that it’s you')).toBeVisible();
    await page.getByLabel('Code from the app').fill(codeOf(secret, 1));
    await page.getByLabel('Code from the app').press('Enter');
    await expect(overview(page)).toBeVisible();
    expectOnlyRejections(problems);
  });

  test('a passkey is set up, logs in, and is managed in the account', async ({
    page,
    owner,
    mailbox,
    problems,
  }) => {
    await plugIn(page);
    const email = await signUp(page, owner, mailbox);
    await addPasskey(page);
    await saveCodes(page);
    await expect(overview(page)).toBeVisible();

    await logInAgain(page, email);
    await expect(button(page, 'Use your passkey')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(overview(page)).toBeVisible();

    await page.goto('/account');
    await ready(page);
    const factors = page.getByRole('list', { name: 'Second factors' });
    await expect(factors).toContainText('Chrome on Linux');
    await expect(factors).toContainText('10 codes left');
    await expect(factors.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await button(page, 'Add a second factor').click();
    await addApp(page);
    await expect(factors.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
    await factors.scrollIntoViewIfNeeded();
    await expectClean(page);
    await factors.getByRole('button', { name: 'Remove Authenticator app' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(factors.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await factors.getByRole('button', { name: 'Make new codes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
    await saveCodes(page);
    await expect(factors).toContainText('10 codes left');
    expect(problems).toEqual([]);
  });

  test('a lost second factor is replaced by a recovery code, or by a reset and a new enrolment @slow', async ({
    page,
    owner,
    mailbox,
    problems,
  }) => {
    const email = await signUp(page, owner, mailbox);
    await addApp(page);
    const [code = ''] = await saveCodes(page);
    await expect(overview(page)).toBeVisible();

    await logInAgain(page, email);
    await button(page, 'Use a recovery code').click();
    const field = page.getByLabel('Recovery code');
    await expect(field).toBeFocused();
    await field.fill(code);
    await button(page, 'Confirm').click();
    await expect(overview(page)).toBeVisible();
    await logInAgain(page, email);
    await button(page, 'Use a recovery code').click();
    await field.fill(code);
    await button(page, 'Confirm').click();
    await expect(field).toHaveAccessibleDescription(/already used/);

    const { account_id } = (await (await page.request.get('/api/auth/me')).json()) as Account;
    expect((await owner.delete(`/api/admin/accounts/${account_id}/factors`)).ok()).toBe(true);
    await logInAgain(page, email);
    await expect(heading(page, 'Set up a second factor')).toBeVisible();
    expectOnlyRejections(problems);
  });

  test('a change that needs a recent proof asks for it in a dialog, and goes on with the input @slow', async ({
    page,
    owner,
    mailbox,
    problems,
  }) => {
    await plugIn(page);
    const customer = await addCustomer(page);
    await signUp(page, owner, mailbox);
    await addPasskey(page);
    await saveCodes(page);
    await page.goto(`/admin/accounts?q=${encodeURIComponent(customer)}`);
    await ready(page);
    // As the API answers ten minutes later.
    let proven = false;
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/second-factor') && response.ok()) proven = true;
    });
    for (const path of ['/api/admin/invitations', '/api/auth/step-up', '/api/admin/accounts/*'])
      await page.route(`**${path}`, (route) =>
        proven || (route.request().method() === 'GET' && path !== '/api/auth/step-up')
          ? route.continue()
          : route.fulfill({
              status: 403,
              json: { message: 'Please confirm that it’s you.', reason: 'step-up' },
            }),
      );

    await button(page, 'Invite').click();
    const invited = `asha${++people}.${test.info().workerIndex}@mail.example`;
    await page.getByRole('dialog').getByLabel('Email').fill(invited);
    await button(page, 'Send invitation').click();
    const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
    const email = page.getByRole('dialog').getByLabel('Email');
    await expect(email).toHaveValue(invited);
    await button(page, 'Send invitation').click();
    await expect(button(page, 'Use your passkey')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Invitation sent' })).toContainText(invited);
    await button(page, 'Done').click();

    proven = false;
    await page.getByRole('link', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await button(page, 'Use your passkey').click();
    expect((await download).suggestedFilename()).toBe('accounts.csv');

    proven = false;
    await page.getByRole('button', { name: `Actions of ${customer}` }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await button(page, 'Use your passkey').click();
    await expect(page.getByRole('row', { name: customer })).toContainText('Disabled');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expectOnlyRejections(problems);
  });
});
