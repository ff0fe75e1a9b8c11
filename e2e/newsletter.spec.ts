import { expectAccessible } from './axe.js';
import { linkIn } from './mailbox.js';
import { expect, phoneFirst, ready, test } from './site.js';

let readers = 0;
const reader = () => `reader${++readers}.${test.info().workerIndex}@mail.example`;

phoneFirst(() => {
  test('the newsletter can be subscribed in the footer, confirmed by mail and left with one click', async ({
    page,
    mailbox,
  }) => {
    const email = reader();
    await page.goto('/about');
    await ready(page);
    await page.getByRole('contentinfo').getByRole('textbox').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('A mail is on its way').first()).toBeVisible();
    const mail = await mailbox.read(email, /confirm your address/);
    const confirm = linkIn(mail, '/newsletter/confirm');
    const leave = linkIn(mail, '/newsletter/unsubscribe');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    // Opening it is not confirming it: the button is there as often as it is opened.
    for (let opened = 0; opened < 2; opened++) {
      await page.goto(confirm);
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
    }
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    // In the site's own face.
    expect(await page.evaluate(() => document.fonts.check('200 40px Newsreader'))).toBe(true);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Thank you. You are on the list.')).toBeVisible();
    await page.goto(confirm);
    await expect(page.getByText('This link was already used.')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);

    await page.goto(leave);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are off the list.')).toBeVisible();
    await page.goto(leave);
    await expect(page.getByText('You are off the list.')).toBeVisible();
    await page.goto(confirm);
    await expect(page.getByText('taken off the list since')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Tivara' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the newsletter works without JavaScript', async ({ browser, site, mailbox }) => {
  const email = reader();
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/warranty');
  await page.getByRole('contentinfo').getByRole('textbox').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('A mail is on its way')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/warranty$/);
  const mail = await mailbox.read(email, /confirm your address/);
  await page.goto(linkIn(mail, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  await page.goto(linkIn(mail, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are off the list.')).toBeVisible();
  await context.close();
});

test('truncated, forged and used links show an error', async ({ page, problems }) => {
  for (const [path, text] of [
    ['/newsletter/confirm?token=abc', 'This link is not complete.'],
    [`/newsletter/confirm?token=${'x'.repeat(43)}`, 'This link has expired.'],
    [`/newsletter/unsubscribe?token=${'x'.repeat(43)}`, 'No address on our list has this link'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  }
  // The browser itself reports a page whose status is 404.
  expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
  problems.length = 0;
});
