import { mountAllSlides } from './pictures.js';
import { expect, ready, test } from './site.js';

const PAGES = [
  '/',
  '/product',
  '/women',
  '/men',
  '/unisex',
  '/titaniun',
  '/store',
  '/about',
  '/warranty',
  '/login',
];

/** Pictures of records, which are wherever the record is. */
const OF_RECORDS = /^(tv|collection|shape|frame)-/;

test('no two places on the site share a picture @slow', async ({ page }) => {
  const places = new Map<string, string[]>();
  for (const path of PAGES) {
    await page.goto(path);
    await ready(page);
    await mountAllSlides(page);
    for (const names of await page.evaluate(picturesByImage))
      for (const name of names)
        if (!OF_RECORDS.test(name)) places.set(name, [...(places.get(name) ?? []), path]);
  }
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
  expect(places.size).toBeGreaterThan(40);
});

/** Runs in the page. The names of the pictures of each image: of the desktop's, and of the phone's. */
function picturesByImage(): string[][] {
  return [...document.images].map((image) => {
    const sources = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const names = sources.map(({ srcset }) => /\/media\/([^/]+)-[0-9a-f]{8}\//.exec(srcset)?.[1]);
    return [...new Set(names)].filter((name) => name !== undefined);
  });
}
