import type { Page } from '@playwright/test';
import { expect, ready, savedCount, test } from './site.js';

/** Wraps every text in elements of its own, now and whenever one appears, as page translation does, and puts an extension's element first. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.nodeValue?.trim() || !parent) continue;
        if (parent.closest('font, script, style, noscript, svg, select, textarea')) continue;
        const font = document.createElement('font');
        const inner = font.appendChild(document.createElement('font'));
        parent.replaceChild(font, text);
        inner.append(text);
      }
    };
    const start = () => {
      document.body.prepend(document.createElement('extension-bar'));
      wrap(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records)
          if (target.isConnected) for (const node of addedNodes) wrap(node.parentNode ?? node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    new MutationObserver((_, observer) => {
      if (!document.documentElement.hasAttribute('data-ready')) return;
      observer.disconnect();
      start();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
}

const main = (page: Page) => page.getByRole('main');
const translated = (page: Page) => expect(page.locator('extension-bar')).toBeAttached();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await translated(page);
}

const WALKS: Record<string, (page: Page) => Promise<void>> = {
  'hearts and the comparison': async (page) => {
    await open(page, '/product');
    const card = page.locator('article').first();
    for (let turn = 0; turn < 3; turn++) await card.getByRole('button', { name: /^Save / }).click();
    await expect(savedCount(page, 1)).toBeAttached();
    for (const index of [0, 1, 2, 3])
      await page
        .locator('article')
        .nth(index)
        .getByRole('button', { name: /^Compare / })
        .click();
    await page
      .getByRole('link', { name: /^Compare/ })
      .first()
      .click();
    await expect(page.getByRole('table')).toBeVisible();
    await main(page)
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await expect(page.locator('article').first()).toBeVisible();
  },
  'filters, order and more frames': async (page) => {
    await open(page, '/product');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    await drawer.getByRole('button', { name: 'Shape' }).click();
    for (const index of [0, 1]) await drawer.getByRole('checkbox').nth(index).click();
    await drawer.getByRole('button', { name: /^Apply Filter/ }).click();
    await expect(drawer).toBeHidden();
    await page.getByLabel('Sort by').selectOption({ index: 1 });
    for (const rest of [/Shape_Name=\w+&sort/, /\/product\?sort=/]) {
      await page
        .getByRole('link', { name: /^Remove Shape/ })
        .first()
        .click();
      await expect(page).toHaveURL(rest);
    }
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page.locator('article')).toHaveCount(48);
    await page.goto('/nothing-like-this');
    await expect(main(page).getByRole('heading').first()).toBeVisible();
  },
  'a product': async (page) => {
    await open(page, '/product/1');
    for (const colour of await page
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .all())
      await colour.click();
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await page.getByRole('button', { name: 'Remove from wishlist' }).click();
    await page.getByRole('button', { name: 'Find in a store' }).click();
    await page.getByRole('combobox', { name: 'City or pincode' }).fill('Mumbai');
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Find in a store' }).click();
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
  },
  'search, stores and navigation': async (page) => {
    await open(page, '/');
    const search = page.getByRole('combobox', { name: 'Search frames' }).first();
    for (const term of ['mer', 'deccan', 'zzzz', '']) await search.fill(term);
    await search.fill('meridian');
    await page.keyboard.press('Enter');
    await expect(page.locator('article').first()).toBeVisible();
    for (const name of ['About', 'Store', 'Warranty', 'Products']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await open(page, '/store');
    await page.getByLabel('City', { exact: true }).selectOption('Mumbai');
    await main(page).locator('form').first().getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    for (const pincode of ['400018', '400099', '12']) {
      await page.getByLabel('Pincode', { exact: true }).fill(pincode);
      await page.keyboard.press('Enter');
    }
    const newsletter = page.getByRole('contentinfo');
    for (const email of ['nobody', 'translated@example.com']) {
      await newsletter.getByRole('textbox').fill(email);
      await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    }
  },
  'the wishlist and the enquiry': async (page) => {
    await open(page, '/product');
    for (const index of [0, 1, 2])
      await page
        .locator('article')
        .nth(index)
        .getByRole('button', { name: /^Save / })
        .click();
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(3);
    await main(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await main(page).getByRole('button', { name: /Undo/ }).click();
    await main(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    const enquiry = page.getByRole('dialog', { name: 'Enter Your Details' });
    await enquiry.getByRole('button', { name: 'Send' }).click();
    await enquiry.getByLabel('Name').fill('Ananya Kulkarni');
    await enquiry.getByLabel('Email').fill('ananya@example.in');
    await enquiry.getByLabel('Phone').fill('98200 11480');
    await enquiry.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: /^Your enquiry TV-/ })).toBeVisible();
  },
};

/** What others do not show. */
const QUICK = ['filters, order and more frames', 'the wishlist and the enquiry'];

for (const [name, walk] of Object.entries(WALKS))
  test(`a translated page survives: ${name}${QUICK.includes(name) ? '' : ' @slow'}`, async ({
    page,
    problems,
  }) => {
    test.slow();
    await translate(page);
    await walk(page);
    expect(problems).toEqual([]);
  });
