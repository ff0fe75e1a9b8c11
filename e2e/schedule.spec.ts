import type { AdminProduct } from '@tivara/contracts';
import { adminAtBothSizes, call, expectClean, openAdmin } from './admin.js';
import { expect, ready, test } from './site.js';

const DAY_MS = 24 * 3600_000;
/** In a field of date and time, in India. */
const localTime = (time: number) => new Date(time + 330 * 60_000).toISOString().slice(0, 16);

adminAtBothSizes((size) => {
  const id = size === 'phone' ? 33 : 34;

  test('what is scheduled is listed, and the site is seen as it will be then', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    await openAdmin(page, site, '/admin');
    const publish = (body: object) =>
      call<AdminProduct>(page, site, 'PUT', `/api/admin/products/${id}/published`, body);
    const start = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 30 * DAY_MS;
    await publish({ published: false });
    const { product_name: name } = await publish({
      published: true,
      starts_at: new Date(start).toISOString(),
    });

    await page.goto('/admin/schedule');
    const row = page
      .getByRole('table', { name: 'Schedule' })
      .getByRole('row')
      .filter({ hasText: name });
    await expect(row).toContainText('Product');
    await expect(row).toContainText('Shown');
    await expectClean(page);
    await expect(row.getByRole('button', { name: /^Preview / })).toBeVisible();

    if (size === 'desktop') {
      const day = new Date(start);
      const monthOf = (date: Date) =>
        date.toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
      const month = page.getByRole('region', { name: monthOf(day) });
      const next = page.getByRole('button', { name: 'Next month' });
      // It opens at the first change, which may be another test's.
      for (let later = 0; later < 3 && !(await month.isVisible()); later++)
        await next.press('Enter');
      const change = month
        .getByRole('cell', { name: new RegExp(`^${day.getUTCDate()} `) })
        .getByRole('link', { name: `5:30 am ${name}` });
      await expect(change).toBeVisible();
      await next.press('Enter');
      await expect(change).toHaveCount(0);
      await page.getByRole('button', { name: 'Previous month' }).press('Enter');
      await expect(change).toBeVisible();
    }

    // A moment before, by keyboard, and the moment itself, by its row.
    const dialog = page.getByRole('dialog', { name: 'Preview link' });
    const linkIn = async () => {
      await expect(dialog).toContainText('Anyone with the link sees the site as it will be on');
      const link = await dialog.getByRole('link', { name: 'Open' }).getAttribute('href');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      return link ?? '';
    };
    await page.getByLabel('See the site on').fill(localTime(start - DAY_MS));
    await page.getByRole('button', { name: 'Preview link' }).press('Enter');
    await expect(dialog).toBeVisible();
    await expectClean(page);
    const before = await linkIn();
    await row.getByRole('button', { name: /^Preview / }).press('Enter');
    const then = await linkIn();

    const context = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() });
    const guest = await context.newPage();
    const path = `/product/${id}`;
    await guest.goto(before);
    expect((await guest.goto(path))?.status()).toBe(404);
    await guest.goto(then);
    await ready(guest);
    const note = guest.getByRole('status', { name: 'Preview' });
    await expect(note).toContainText('Preview: the site as it will be on');
    await expect(note).toContainText('in India');
    await expectClean(guest);
    expect((await guest.goto(path))?.status()).toBe(200);
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(name);
    await note.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(note).toHaveCount(0);
    await context.close();
    // Shoppers wait for it.
    expect((await page.request.get(`${site.url}${path}`)).status()).toBe(404);

    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible();
    await publish({ published: true });
    expect(problems).toEqual([]);
  });
});
