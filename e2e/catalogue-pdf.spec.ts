import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { desktopFirst, expect, ready, test } from './site.js';

const link = (page: Page) => page.getByRole('link', { name: 'Download the whole catalogue' });
const PROGRESS = '**/api/catalogue/progress';

desktopFirst(() => {
  test('the catalogue shows its progress, then downloads', async ({ page, problems }) => {
    const answers = [
      { state: 'making', made: 3, pages: 28 },
      { state: 'making', made: 2, pages: 28 },
    ];
    let isReleased = false;
    await page.route(PROGRESS, (route) => {
      if (isReleased) return route.continue();
      const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
      return route.fulfill({ json: answer });
    });
    await page.goto('/product');
    await ready(page);
    const download = page.waitForEvent('download');
    await link(page).click();
    // Another process that is less far does not turn it back.
    await expect(page.getByText('page 3 of 28')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: /catalogue/ })).toBeVisible();
    await expectAccessible(page);
    isReleased = true;
    expect((await download).suggestedFilename()).toBe('Tivara-catalogue.pdf');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
});

test('a failed catalogue shows an error and can be retried', async ({ page, problems }) => {
  await page.route(PROGRESS, (route) =>
    route.fulfill({ json: { state: 'failed', made: 0, pages: 28 } }),
  );
  await page.goto('/product');
  await ready(page);
  await link(page).click();
  await expect(page.getByText('Couldn’t create the catalogue.')).toBeVisible();
  await page.unroute(PROGRESS);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await download).suggestedFilename()).toBe('Tivara-catalogue.pdf');
  await expect(page.getByText('Couldn’t create the catalogue.')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the download is a plain link to the PDF', async ({ page, site, problems }) => {
    await page.goto('/product');
    const href = await link(page).getAttribute('href');
    const answer = await fetch(site.url + String(href));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(problems).toEqual([]);
  });
});
