import { readFileSync } from 'node:fs';
import { mountAllSlides } from './pictures.js';
import { expect, ready, test } from './site.js';
import { addressesOf, PAGES, textsOnPictures, type Box } from './texts-on-pictures.js';

const SUBJECTS = JSON.parse(
  readFileSync(new URL('../demo/subjects.json', import.meta.url), 'utf8'),
) as Record<string, { boxes: Box[] }>;

const SIZES = [
  [320, 568],
  [320, 640],
  [320, 720],
  [360, 640],
  [360, 720],
  [360, 800],
  [390, 664],
  [390, 844],
  [412, 915],
  [430, 640],
  [430, 932],
  [480, 960],
  [568, 320],
  [600, 960],
  [667, 375],
  [740, 360],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [932, 430],
  [1024, 768],
  [1024, 1366],
  [1180, 820],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1680, 1050],
  [1920, 1080],
  [2560, 1440],
] as const;

for (const path of PAGES)
  test(`${path} has no text on a frame, from 320 to 2,560 px`, async ({ page, site }) => {
    // Only their boxes matter.
    await page.route('**/media/**', (route) => route.abort());
    for (const one of await addressesOf(path, site.url)) {
      await page.goto(one);
      await ready(page);
      await mountAllSlides(page);
      const collisions: string[] = [];
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const texts = await page.evaluate(textsOnPictures);
        for (const { picture, text, box } of texts)
          if (SUBJECTS[picture]?.boxes.some((frame) => intersect(frame, box)))
            collisions.push(`${width} x ${height}: "${text}" on ${picture}`);
      }
      expect(collisions).toEqual([]);
    }
  });

const intersect = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Where the stones under its frames end, as a share of its height. */
const STONES_END = 0.465;

test('a headline is below the stones of its picture on low phones', async ({ page, problems }) => {
  await page.goto('/');
  await ready(page);
  await mountAllSlides(page);
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [360, 720],
    [360, 800],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = (await page.evaluate(textsOnPictures)).filter(
      ({ picture, isContent }) => picture === 'home-1-phone' && isContent,
    );
    expect(lines).not.toEqual([]);
    for (const { text, box } of lines) expect(box[1], text).toBeGreaterThanOrEqual(STONES_END);
  }
  expect(problems).toEqual([]);
});
