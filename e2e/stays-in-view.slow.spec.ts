import { mapPictures } from '@tivara/contracts';
import type { AdminContent, ContentFields, Focus } from '@tivara/contracts';
import { call, openAdmin, publishContent } from './admin.js';
import { expect, limit, ready, test } from './site.js';
import { textsOnPictures, type TextOnPicture } from './texts-on-pictures.js';

const SIZES = [
  [320, 568],
  [390, 844],
  [667, 375],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;
/** Pictures with text on them, by page. */
const BLOCKS = {
  '/': ['home-hero', 'home-categories', 'home-tiles'],
  '/about': ['about-banner'],
  '/warranty': ['warranty-banner'],
  '/women': ['search-banners'],
} as const;

/** With the object-position of each. The middle has no side where a text would be clear of it. */
const PLACES: Partial<Record<Focus, string>> = {
  'left top': '0% 0%',
  'left center': '0% 50%',
  'right center': '100% 50%',
  'center bottom': '50% 100%',
  'right bottom': '100% 100%',
};

for (const [place, position] of Object.entries(PLACES))
  test(`text on pictures is clear of a subject at their ${place}`, async ({
    page,
    site,
    problems,
  }) => {
    test.slow();
    await openAdmin(page, site, '/admin/content');
    for (const block of Object.values(BLOCKS).flat()) {
      const path = `/api/admin/content/${block}`;
      const { fields, value } = await call<AdminContent>(page, site, 'GET', path);
      const marked = mapPictures(fields as ContentFields, value, (picture) => ({
        ...(picture as object),
        focus: place,
      }));
      await publishContent(page, site, block, marked);
    }
    const covered: string[] = [];
    for (const path of Object.keys(BLOCKS)) {
      await expect(async () => {
        await page.goto(site.url + path);
        await ready(page);
        const picture = page.locator(`main img[data-focus="${place}"]`);
        await expect(picture.first()).toBeAttached({ timeout: limit(1000) });
      }).toPass();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const texts = (await page.evaluate(textsOnPictures)).filter(
          ({ isContent, objectPosition }) => isContent && objectPosition === position,
        );
        expect(texts).not.toEqual([]);
        for (const text of texts.filter((one) => hasRoom(one, width) && covers(one)))
          covered.push(`${path} at ${width} x ${height}: "${text.text}" on ${text.picture}`);
      }
    }
    for (const block of Object.values(BLOCKS).flat())
      await call(page, site, 'POST', `/api/admin/content/${block}/reset`, {});
    expect(covered).toEqual([]);
    expect(problems).toEqual([]);
  });

/** On narrow screens a text is as wide as the picture: it avoids the top or the bottom alone. */
function hasRoom({ objectPosition }: TextOnPicture, width: number): boolean {
  const [x, y] = objectPosition.split(' ');
  return y !== '50%' || (width >= 1024 && x !== '50%');
}

/** Whether it is over the ninth of the picture that stays in view. */
function covers({ objectPosition, shownBox }: TextOnPicture): boolean {
  const [x = 0, y = 0] = objectPosition.split(' ').map((share) => parseFloat(share) / 100);
  const [left, top, right, bottom] = shownBox;
  const overlaps = (from: number, to: number, at: number) =>
    to > (at * 2) / 3 && from < (at * 2 + 1) / 3;
  return overlaps(left, right, x) && overlaps(top, bottom, y);
}
