import type { Page } from '@playwright/test';
import type { PictureResponse } from '@tivara/contracts';
import sharp from 'sharp';
import { adminAtBothSizes, expectClean, openAdmin } from './admin.js';
import { expect, test } from './site.js';

/** A JPEG of one colour, which has few bytes. @param orientation as a camera writes it */
async function photo(
  name: string,
  width: number,
  height: number,
  orientation = 1,
  background = '#c9a45c',
) {
  const create = { width, height, channels: 3, background } as const;
  const buffer = await sharp({ create, limitInputPixels: false })
    .withMetadata({ orientation })
    .jpeg({ quality: 40 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const pictures = (page: Page) => page.getByRole('group', { name: 'Pictures of color 1' });
const choose = (page: Page) => page.getByLabel('Add a picture: Pictures of color 1');

adminAtBothSizes(() => {
  test('a photo of 96 megapixels is scaled down before it is sent, and stays upright @slow', async ({
    page,
    site,
  }) => {
    test.slow();
    await openAdmin(page, site, '/AddProduct');
    await expect(pictures(page)).toContainText('at most 64 MB and 100 megapixels');
    const sent = page.waitForResponse('**/api/admin/media');
    await choose(page).setInputFiles(await photo('Photo of 96.jpg', 12_000, 8000, 6));
    const { picture } = (await (await sent).json()) as PictureResponse;
    expect(picture).toMatchObject({ width: 2000, height: 3000, file_name: 'Photo of 96.jpg' });
    await expect(pictures(page).getByText('Photo of 96.jpg')).toBeVisible();
    await expect(pictures(page).getByText('Top and bottom are cut off')).toBeVisible();
    await expectClean(page);
  });
});

test('pictures that are small or cut off are warned of, and what can never work is not retried @slow', async ({
  page,
  site,
  problems,
}) => {
  await openAdmin(page, site, '/AddProduct');
  await choose(page).setInputFiles(await photo('small.jpg', 600, 400));
  await expect(pictures(page).getByText('Stored 400 pixels wide.')).toBeVisible();
  await choose(page).setInputFiles({
    name: 'IMG_0001.HEIC',
    mimeType: '',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  });
  await expect(pictures(page).getByText(/Export the picture as JPEG/)).toBeVisible();
  await choose(page).setInputFiles(await photo('huge.jpg', 12_000, 9000));
  await expect(
    pictures(page).getByText('This picture has 108 megapixels. Choose one of at most 100.'),
  ).toBeVisible();
  await expect(pictures(page).getByRole('button', { name: /again$/ })).toHaveCount(0);
  await expectClean(page);
  expect(problems).toEqual([]);
});

test('a dark picture is warned of where text is on it @slow', async ({ page, site, problems }) => {
  await openAdmin(page, site, '/admin/content/home-categories');
  const men = page.getByRole('group', { name: 'Men', exact: true });
  const replaceBy = async (file: Awaited<ReturnType<typeof photo>>) => {
    const chooser = page.waitForEvent('filechooser');
    await men.getByRole('button', { name: /^Actions of/ }).click();
    await page.getByRole('menuitem', { name: 'Replace' }).click();
    await (await chooser).setFiles(file);
  };
  const warning = men.getByText('This picture is dark, and so is the text on it.');
  await replaceBy(await photo('dark.jpg', 1200, 1500, 1, '#33302c'));
  await expect(warning).toBeVisible();
  await expectClean(page);
  await replaceBy(await photo('light.jpg', 1200, 1500));
  await expect(men.getByLabel('light.jpg is stored')).toBeVisible();
  await expect(warning).toBeHidden();
  expect(problems).toEqual([]);
});
