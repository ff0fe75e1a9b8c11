import type { Page } from '@playwright/test';
import { expectFittingPictures } from './pictures.js';
import { phoneFirst, expect, ready, test } from './site.js';

const main = (page: Page) => page.getByRole('main');

phoneFirst((size) => {
  test('About shows its three stories under a banner, from the top', async ({ page, problems }) => {
    await page.goto('/warranty');
    await ready(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(main(page).locator('header img')).toBeVisible();
    expect(await main(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Our Story',
      'Our Vision & Values',
      'Materials We Use',
    ]);
    const sides = await main(page)
      .locator('section img')
      .evaluateAll((pictures) =>
        pictures.map((picture) => (picture.getBoundingClientRect().left < 10 ? 'left' : 'right')),
      );
    expect(sides).toEqual(
      size === 'desktop' ? ['left', 'right', 'left'] : ['left', 'left', 'left'],
    );
    for (const word of ['timeless', 'comfort', 'durability', 'titanium', 'acetate-titanium'])
      await expect(main(page)).toContainText(new RegExp(word, 'i'));
    await expectFittingPictures(page);
    expect(problems).toEqual([]);
  });

  test('Warranty shows every clause under its banner', async ({ page, problems }) => {
    await page.goto('/warranty');
    await ready(page);
    await expect(main(page).locator('header img')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Warranty\s*and care/);
    for (const clause of [
      'A two-year manufacturing warranty from the date of purchase, at any authorised practitioner or optical store.',
      'A product with a manufacturing defect is repaired.',
      'with the same product or an equivalent one',
      'Accidents',
      'Misuse or negligence',
      'Tampering with components, or their loss',
      'Normal wear and tear',
      'Unauthorised repairs',
      'The date of purchase is written on the warranty card.',
      'Proof of purchase',
      'however much or little the product has been used',
      'Its decision is final.',
      'delivered at the user’s own risk and cost',
      'not liable for consequential damages',
      'jurisdiction of the courts in Mumbai',
    ])
      await expect(main(page)).toContainText(clause);
    await expectFittingPictures(page);
    expect(problems).toEqual([]);
  });

  test('the privacy notice lists stored data, retention and how to have them erased', async ({
    page,
    problems,
  }) => {
    await page.goto('/about');
    await ready(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page).toHaveTitle('Privacy | Tivara');
    for (const what of [
      'Wishlist',
      'Cookies',
      'Enquiries',
      'Newsletter',
      'Accounts',
      'Sessions',
      'Logs',
    ])
      await expect(main(page).getByRole('term').filter({ hasText: what })).toBeVisible();
    await expect(main(page)).toContainText('erase');
    await expect(main(page).getByRole('link', { name: 'hello@tivara.example' })).toHaveAttribute(
      'href',
      'mailto:hello@tivara.example',
    );
    expect(problems).toEqual([]);
  });
});

test('an unknown URL is a 404 page with links', async ({ page, problems }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await ready(page);
  await expect(page).toHaveTitle('Not found | Tivara');
  await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(main(page).getByRole('link', { name: 'Find a store' })).toHaveAttribute(
    'href',
    '/store',
  );
  await main(page).getByRole('link', { name: 'See the frames' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  // The browser itself reports a page whose status is 404.
  expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
  problems.length = 0;
});

test('/home and paths in another case redirect to their page', async ({ page, problems }) => {
  await page.goto('/home');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/About');
  await expect(page).toHaveURL(/\/about$/);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the brand pages can be read and navigated', async ({ page }) => {
    await page.goto('/about');
    await expect(main(page).getByRole('heading', { name: 'Our Story' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click();
    await expect(main(page).getByRole('heading', { name: 'Exclusions' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/What we store/);
    const newsletter = page.getByRole('contentinfo');
    await newsletter.getByRole('textbox', { name: 'Newsletter' }).fill('paper@example.com');
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you. A mail is on its way')).toBeVisible();
  });
});

test.describe('contact data that was changed before hydration', () => {
  for (const path of ['/', '/about', '/privacy', '/store', '/store/1', '/storeTable'])
    test(`${path} hydrates without an error`, async ({ page, problems }) => {
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const changed = html
            // Cloudflare
            .replace(
              />[\w.]+@[\w.]+</g,
              '><span class="__cf_email__" data-cfemail="00">[email&#160;protected]</span><',
            )
            // Chrome on iOS
            .replace(
              /(?<=<(?:span|td|a)\b[^>]*>[^<]*?)(?:\+?\d[\d ]{5,}\d)(?=[^<]*<\/(?:span|td|a)>)/g,
              '<chrome_annotation>$&</chrome_annotation>',
            );
          expect(changed).not.toBe(html);
          await route.fulfill({ response, body: changed });
        },
      );
      await page.goto(path);
      await ready(page);
      await expect(page.getByRole('contentinfo')).toContainText('protected');
      expect(problems).toEqual([]);
    });
});
