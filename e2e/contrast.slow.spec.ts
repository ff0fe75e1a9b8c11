import sharp from 'sharp';
import { loadAllPictures, showSlides } from './pictures.js';
import { expect, ready, test } from './site.js';
import { addressesOf, PAGES, textsOnPictures, type TextOnPicture } from './texts-on-pictures.js';

const SIZES = [
  [390, 844],
  [768, 1024],
  [844, 390],
  [1440, 900],
] as const;
/** Of the pixels under a text, this share may have less contrast: a hairline, or the grain of the ground. */
const TOLERATED = 0.02;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGES)
  test(`${path} has readable text on pictures`, async ({ page, site }) => {
    const faint: string[] = [];
    for (const address of await addressesOf(path, site.url))
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await ready(page);
        for (let slide = 0; await showSlides(page, slide); slide++) {
          await loadAllPictures(page);
          await page.evaluate(finishAnimations);
          const texts = (await page.evaluate(textsOnPictures)).filter(({ isVisible }) => isVisible);
          await page.evaluate(hideText);
          const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
            .removeAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true });
          await page.evaluate(showText);
          for (const text of texts) {
            const contrast = contrastOn(data, info, text);
            if (contrast !== undefined && contrast < (text.isLarge ? 3 : 4.5))
              faint.push(
                `${width} x ${height}: "${text.text}" on ${text.picture} has ${contrast.toFixed(2)} : 1`,
              );
          }
        }
      }
    expect(faint).toEqual([]);
  });

/** Runs in the page. */
async function finishAnimations(): Promise<void> {
  // One that is cancelled rejects.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

/** Runs in the page. */
function hideText(): void {
  document.documentElement.style.setProperty('-webkit-text-fill-color', 'transparent');
  for (const icon of document.querySelectorAll('svg')) icon.style.visibility = 'hidden';
}

/** Runs in the page. */
function showText(): void {
  document.documentElement.style.removeProperty('-webkit-text-fill-color');
  for (const icon of document.querySelectorAll('svg')) icon.style.visibility = '';
}

/** The contrast of a text with the pixels under it; undefined outside the screenshot. */
function contrastOn(
  data: Buffer,
  { width, height }: { width: number; height: number },
  { rect, color }: TextOnPicture,
): number | undefined {
  const [left, top] = [Math.max(0, Math.ceil(rect.left)), Math.max(0, Math.ceil(rect.top))];
  const right = Math.min(width, Math.floor(rect.left + rect.width));
  const bottom = Math.min(height, Math.floor(rect.top + rect.height));
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const own = luminance(red, green, blue);
  const contrasts: number[] = [];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3;
      const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      contrasts.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
    }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * TOLERATED)];
}

/** Of a colour with channels of 0 to 255. (WCAG 2.2) */
function luminance(...channels: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
