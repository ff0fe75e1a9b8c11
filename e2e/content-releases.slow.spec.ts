import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTENT_FILE,
  contentFields,
  type AdminContent,
  type ContentDeclarations,
} from '@tivara/contracts';
import { ReleaseStore } from '@tivara/releases';
import { deployVariant, liveVersion } from '@tivara/release-cli/variant';
import { atBothSizes, expect, ready, test } from './site.js';
import { call, expectClean, openAdmin } from './admin.js';

const BLOCK = '/api/admin/content/home-goldi';
const { text } = contentFields;

atBothSizes((size) => {
  test('a page that was rolled back shows what was written in the form of the release after it', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    const before = await liveVersion(site.releases, 'catalogue');
    const version = await deployVariant(site.releases, 'catalogue', `claim-${size}`, addFields);
    await openAdmin(page, site, '/admin/content/home-goldi');
    const form = page.getByRole('form', { name: 'Goldi' });
    // Deployments are read again after a while.
    await expect(async () => {
      await page.reload();
      await ready(page);
      await expect(form.getByLabel('Claim')).toBeVisible();
    }).toPass();
    await expect(form.getByLabel('Claim')).toHaveValue('In gold since 2011');
    const title = `Gilt on a ${size}`;
    await form.getByLabel('Heading').fill(title);
    await form.getByLabel('Claim').fill('Struck once');
    await form.getByText('Slide 1', { exact: true }).click();
    await form.getByLabel('Note').first().fill('On request');
    await expectClean(page);
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('This is what shoppers see.')).toBeVisible();

    const shopper = await browser.newPage({ baseURL: site.url, viewport: page.viewportSize() });
    const showsTitle = (release: string) =>
      expect(async () => {
        await shopper.goto('/');
        await ready(shopper);
        expect(await shopper.content()).toContain(`/r/catalogue/${release}/`);
        const heading = shopper.getByRole('heading', { level: 2, name: title, exact: true });
        expect(await heading.count()).toBe(1);
      }).toPass();
    await showsTitle(version);
    const since = new Date().toISOString();
    const deployment = { version: before, since, by: 'test', action: 'rollback' } as const;
    await new ReleaseStore(site.releases).append('catalogue', deployment);
    await showsTitle(before);
    await expectClean(shopper);
    await shopper.close();
    await expect(async () => {
      await page.reload();
      await ready(page);
      await expect(form.getByLabel('Heading')).toHaveValue(title);
      await expect(form.getByLabel('Claim')).toHaveCount(0);
    }).toPass();
    await call(page, site, 'POST', `${BLOCK}/reset`, {});
    expect(problems).toEqual([]);
  });
});

/** The next release's declaration: a field more, also in each slide. */
function addFields(_release: object, folder: string): void {
  const file = path.join(folder, CONTENT_FILE);
  const declared = JSON.parse(readFileSync(file, 'utf8')) as ContentDeclarations;
  const goldi = declared['home']?.['home-goldi'];
  const slides = goldi?.fields['slides'];
  if (!goldi || slides?.kind !== 'list') throw new Error('The catalogue declares no slides.');
  const { title, ...others } = goldi.fields;
  const note = text('Note', 60, { optional: true });
  const fields = {
    ...(title && { title }),
    claim: text('Claim', 60),
    ...others,
    slides: { ...slides, fields: { ...slides.fields, note } },
  };
  const shown = goldi.initial['slides'] as object[];
  const initial = {
    ...{ ...goldi.initial, claim: 'In gold since 2011' },
    slides: shown.map((slide) => ({ ...slide, note: '' })),
  };
  Object.assign(declared['home'] ?? {}, { 'home-goldi': { ...goldi, fields, initial } });
  writeFileSync(file, JSON.stringify(declared));
}

test('a document server that is killed during changes shows what the API has when it is back', async ({
  page,
  site,
  kit,
}) => {
  await openAdmin(page, site, '/admin/content');
  const own = await kit.another();
  const home = async () => (await fetch(own.url)).text();
  const publish = async (title: string, times = {}) => {
    const { value } = await call<AdminContent>(page, site, 'GET', BLOCK);
    await call(page, site, 'PUT', BLOCK, { value: { ...value, title } });
    return call<AdminContent>(page, site, 'POST', `${BLOCK}/publish`, times);
  };
  const [first] = (await publish('Before it died')).versions;
  expect(await home()).toContain('Before it died');
  const later = new Date(Date.now() + 3600_000).toISOString();
  const revert = `${BLOCK}/versions/${first?.version_id ?? 0}/revert`;
  const changes: [() => Promise<unknown>, string][] = [
    [() => publish('While it was dead'), 'While it was dead'],
    [() => publish('Not yet', { starts_at: later }), 'While it was dead'],
    [() => call(page, site, 'POST', revert, {}), 'Before it died'],
  ];
  for (const [change, title] of changes) {
    await Promise.all([change(), own.restart('SIGKILL')]);
    await expect.poll(home).toContain(title);
    expect(await home()).not.toContain('Not yet');
  }
  own.stop();
  const { versions } = await call<AdminContent>(page, site, 'POST', `${BLOCK}/reset`, {});
  for (const { version_id, starts_at } of versions)
    if (starts_at === later) await call(page, site, 'DELETE', `${BLOCK}/versions/${version_id}`);
  await call(page, site, 'DELETE', `${BLOCK}/draft`);
});
