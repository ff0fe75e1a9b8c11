import type { Locator, Page } from '@playwright/test';
import {
  adminAtBothSizes,
  chooseSection,
  expectClean,
  join,
  leave,
  openAdmin,
  publishContent,
} from './admin.js';
import { ADMIN, expect, ready, test } from './site.js';

/** Longer than the time between two renewals of a lock. (ms) */
const RENEWED_MS = 21_000;

adminAtBothSizes((size) => {
  test('a heading is changed, published, seen by shoppers, and taken back', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    // Many steps and audits of the page: a loaded machine needs longer.
    test.slow();
    const title = `Gold for ${size}`;
    const shopper = await browser.newPage();
    const heading = shopper
      .getByRole('main')
      .getByRole('heading', { level: 2, name: title, exact: true });
    const before = shopper
      .getByRole('main')
      .getByRole('heading', { level: 2, name: 'Goldi', exact: true });

    await openAdmin(page, site, '/admin');
    await chooseSection(page, size, 'Content');
    await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await expectClean(page);
    await page.getByRole('link', { name: 'Goldi', exact: true }).click();
    const form = page.getByRole('form', { name: 'Goldi' });
    await form.getByLabel('Heading').fill('');
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(form.getByLabel('Heading')).toBeFocused();
    await expect(form.getByLabel('Heading')).toHaveAccessibleDescription('Heading is required.');
    await form.getByLabel('Heading').fill(title);
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expectClean(page);
    await shopper.goto(`${site.url}/`);
    await expect(before).toBeVisible();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('This is what shoppers see.')).toBeVisible();
    await showsOnceLoaded(shopper, site.url, heading);

    await form.getByLabel('Heading').fill('Goldi');
    await form.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await showsOnceLoaded(shopper, site.url, before);

    const history = page.getByRole('region', { name: 'History' });
    await history
      .getByRole('button', { name: /^Actions of/ })
      .nth(1)
      .click();
    await page.getByRole('menuitem', { name: 'Differences' }).click();
    await expect(page.getByRole('dialog')).toContainText(title);
    await expectClean(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await history
      .getByRole('button', { name: /^Actions of/ })
      .nth(1)
      .click();
    await page.getByRole('menuitem', { name: 'Show it again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Show it again' }).click();
    await expect(page.getByText('This version is shown again')).toBeVisible();
    await showsOnceLoaded(shopper, site.url, heading);
    await shopper.close();

    await restore();
    expect(problems).toEqual([]);

    /** Other tests expect the heading that the site came with. */
    function restore() {
      return publishContent(page, site, 'home-goldi', { title: 'Goldi' });
    }
  });

  test('a draft saves itself while it is typed, and others see who edits it', async ({
    page,
    site,
    mailbox,
    browser,
    problems,
  }) => {
    const path = '/admin/content/home-colours';
    const author = `author-${size}@mail.example`;
    const saved = page.getByText('The draft is saved');
    const notice = page.getByText('has been editing this since');
    const heading = page.getByRole('form', { name: 'Colours' }).getByLabel('Heading');
    await page.clock.install();
    await openAdmin(page, site, path);
    await heading.fill('Sixteen colours');
    await expect(saved).toBeVisible();
    await heading.fill('');
    await expect(page.getByText('Not saved yet. Heading is required.')).toBeVisible();
    await heading.fill('Seventeen colours');
    await expect(saved).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
    await expectClean(page);
    // Nothing is lost, so nothing is asked.
    await page.reload();
    await expect(heading).toHaveValue('Seventeen colours');
    await heading.fill('Eighteen colours');
    await expect(saved).toBeVisible();

    const context = await browser.newContext({ viewport: page.viewportSize() });
    const other = await context.newPage();
    await join(other, site, mailbox, 'content-author', author);
    await other.goto(site.url + path);
    await ready(other);
    const theirs = other.getByRole('form', { name: 'Colours' }).getByLabel('Heading');
    await expect(other.getByText(`${ADMIN.email} has been editing this since`)).toBeVisible();
    await expect(theirs).toBeDisabled();
    await expect(other.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await expectClean(other);
    await other.getByRole('button', { name: 'Take over' }).press('Enter');
    await other.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click();
    await expect(theirs).toBeEnabled();
    await expect(theirs).toHaveValue('Eighteen colours');
    await theirs.fill('Ten colours');
    await expect(other.getByText('The draft is saved')).toBeVisible();

    await page.clock.runFor(RENEWED_MS);
    await expect(notice).toContainText(author);
    await expect(heading).toBeDisabled();
    // Whoever leaves the form gives the lock back.
    await other.getByRole('link', { name: 'All content' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await page.clock.runFor(RENEWED_MS);
    await expect(notice).toHaveCount(0);
    await expect(heading).toHaveValue('Ten colours');
    await expect(heading).toBeEnabled();
    await leave(other, site);
    await context.close();

    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click();
    await expect(heading).toHaveValue('Fourteen colours');
    expect(problems).toEqual([]);
  });

  test('the announcement, the contacts and the About page are those of the admin @slow', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    await openAdmin(page, site, '/admin/content');
    const announcements = [
      {
        text: 'Free fitting in every store this week.',
        links: [{ link: { label: 'Find a store', to: '/store' } }],
      },
    ];
    const before = [
      await publishContent(page, site, 'site-announcement', { announcements }),
      await publishContent(page, site, 'site-contact', { mail: 'shop@tivara.example' }),
      await publishContent(page, site, 'about-banner', { title: 'Made by\nhand' }),
      await publishContent(page, site, 'about-search', { title: 'Our workshop' }),
    ];

    const context = await browser.newContext({ viewport: page.viewportSize() });
    const shopper = await context.newPage();
    await showsOnceLoaded(
      shopper,
      `${site.url}/about`,
      shopper.getByRole('heading', { level: 1, name: 'Made by hand' }),
    );
    await expect(shopper).toHaveTitle(/^Our workshop/);
    await expect(shopper.getByRole('contentinfo')).toContainText('shop@tivara.example');
    await expectClean(shopper);
    const announcement = shopper.getByRole('complementary', { name: 'Announcement' });
    await expect(announcement).toContainText('Free fitting');
    await announcement.getByRole('link', { name: 'Find a store' }).click();
    await expect(shopper).toHaveURL(/\/store$/);
    await shopper.goto(site.url);
    await ready(shopper);
    const line = await announcement.boundingBox();
    const header = await shopper.getByRole('banner').boundingBox();
    expect(header?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    await context.close();

    for (const [i, block] of (
      ['site-announcement', 'site-contact', 'about-banner', 'about-search'] as const
    ).entries())
      await publishContent(page, site, block, before[i] ?? {});
    expect(problems).toEqual([]);
  });

  test('a draft is previewed on the site by its link alone @slow', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    await openAdmin(page, site, '/admin/content/warranty-banner');
    const form = page.getByRole('form', { name: 'Warranty banner' });
    await form.getByLabel('Text', { exact: true }).fill('Three years from now on.');
    await form.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Preview link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview link' });
    await expectClean(page);
    const link = (await dialog.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
    await dialog.getByRole('button', { name: 'Close' }).click();

    const draft = 'Three years from now on.';
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const guest = await context.newPage();
    await guest.goto(link);
    await ready(guest);
    await expect(guest.getByText(draft)).toBeVisible();
    const note = guest.getByRole('status', { name: 'Preview' });
    await expect(note).toContainText('shoppers do not see this content yet');
    await expectClean(guest);
    const shopper = await browser.newPage();
    await shopper.goto(`${site.url}/warranty`);
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shopper.getByText(draft)).toHaveCount(0);
    await note.getByRole('link', { name: 'Leave the preview' }).click();
    await guest.goto(`${site.url}/warranty`);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guest.getByText(draft)).toHaveCount(0);
    await context.close();
    await shopper.close();

    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click();
    await expect(form.getByLabel('Text', { exact: true })).not.toHaveValue(draft);
    expect(problems).toEqual([]);
  });

  test('a version that starts later is listed as scheduled, and withdrawn as a draft @slow', async ({
    page,
    site,
  }) => {
    await openAdmin(page, site, '/admin/content/home-colours');
    const form = page.getByRole('form', { name: 'Colours' });
    await form.getByLabel('Heading').fill('Sixteen colours');
    await form.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('Later').click();
    await dialog.getByLabel('Starts').fill('2098-01-01T09:00');
    await dialog.getByLabel('Ends').fill('2097-01-01T09:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog).toContainText('The end must be after the start.');
    await dialog.getByLabel('Ends').fill('2098-02-01T09:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog).toBeHidden();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText('Scheduled')).toBeVisible();
    await expectClean(page);

    await history
      .getByRole('button', { name: /^Actions of/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(form.getByLabel('Heading')).toHaveValue('Sixteen colours');
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click();
    await expect(form.getByLabel('Heading')).toHaveValue('Fourteen colours');
  });
});

/** While the API or all threads are busy, the server sends the document from before a change. */
const showsOnceLoaded = (page: Page, url: string, what: Locator) =>
  expect(async () => {
    await page.goto(url);
    await ready(page);
    expect(await what.count()).toBe(1);
  }).toPass();
