import type { AdminContent, PreviewLink } from '@tivara/contracts';
import { adminAtBothSizes, call, expectClean, openAdmin } from './admin.js';
import { expect, ready, test } from './site.js';

const TOGGLE = 'Preview beside the form';

adminAtBothSizes((size) => {
  test('the page beside a form shows what it holds, and nobody else sees it', async ({
    page,
    site,
    problems,
  }) => {
    await openAdmin(page, site, '/admin/content/home-package');
    // Where there is room, it is there from the beginning.
    const show = page.getByRole('button', { name: TOGGLE });
    if (size === 'phone') await show.click();
    await expect(show).toBeHidden();
    const frame = page.frameLocator('iframe');
    const form = page.getByRole('form', { name: 'What it comes in' });
    await expect(frame.getByRole('heading', { name: 'What it comes in' })).toBeVisible();
    await expectClean(page);

    const title = `In a box, on a ${size}`;
    await form.getByLabel('Heading').fill(title);
    // The page scrolls to what is edited, and the form stays where it is.
    if (size === 'phone') await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect(frame.getByRole('heading', { name: title })).toBeInViewport();
    if (size === 'desktop') expect(await page.evaluate(() => scrollY)).toBe(0);
    const phone = page.getByRole('radio', { name: 'Phone' });
    const menu = frame.getByRole('button', { name: 'Menu' });
    await expect(phone).toBeChecked();
    await expect(menu).toBeVisible();
    await page.getByRole('radio', { name: 'Tablet' }).check();
    await expect(frame.locator('html')).toHaveJSProperty('clientWidth', 820);
    await page.getByRole('radio', { name: 'Desktop' }).check();
    await expect(menu).toBeHidden();
    await expect(frame.getByRole('heading', { name: title })).toBeVisible();

    // An incomplete form leaves the page as it was.
    await form.getByLabel('Heading').fill('');
    await form.getByLabel('Text', { exact: true }).fill('And a cloth.');
    await expect(frame.getByRole('heading', { name: title })).toBeVisible();
    await form.getByLabel('Heading').fill('Whole again');
    await expect(frame.getByText('And a cloth.')).toBeVisible();

    // Links stay on the page, and the visit is no preview.
    await frame.getByRole('link', { name: 'About' }).last().click();
    await expect(frame.getByRole('heading', { name: 'Whole again' })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name.includes('preview'))).toEqual([]);
    const shopper = await page.context().newPage();
    await shopper.goto(site.url);
    await ready(shopper);
    await expect(shopper.getByRole('heading', { name: 'What it comes in' })).toBeAttached();
    await shopper.close();
    await page.getByRole('button', { name: 'Hide the preview' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
});

test('the link of a frame opens nothing but a frame of the admin', async ({ page, site }) => {
  await openAdmin(page, site, '/admin/content');
  const block = '/api/admin/content/home-package';
  const { value } = await call<AdminContent>(page, site, 'GET', block);
  await call(page, site, 'PUT', block, { value: { ...value, title: 'A draft' } });
  const { path } = await call<PreviewLink>(page, site, 'GET', `${block}/frame`);
  const open = (dest: string) =>
    fetch(site.url + path, { headers: { 'sec-fetch-dest': dest }, redirect: 'manual' });

  const framed = await open('iframe');
  expect(await framed.text()).toContain('A draft');
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(framed.headers.get('cache-control')).toBe('private, no-cache');
  expect(framed.headers.get('set-cookie')).toBeNull();

  const opened = await open('document');
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/']);
  expect(opened.headers.get('set-cookie')).toMatch(/tivara_preview=;/);
  const altered = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const refused = await fetch(site.url + altered, {
    headers: { 'sec-fetch-dest': 'iframe' },
    redirect: 'manual',
  });
  expect(refused.status).toBe(302);
  const live = await fetch(site.url);
  expect(await live.text()).not.toContain('A draft');
  expect(live.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await call(page, site, 'DELETE', `${block}/draft`);
});
