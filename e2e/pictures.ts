import { expect, type Page } from '@playwright/test';

/** A picture's file may be this much wider or narrower than it is rendered. */
const TOLERANCE = 0.25;

/** The picture of a slide is mounted when its button has the focus. */
export async function mountAllSlides(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: /^Slide \d/ }).all())
    await button.focus();
  const slides = page.locator('[aria-roledescription="slide"]');
  await expect(slides.locator('img')).toHaveCount(await slides.count());
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Shows the slide of this number in all sliders that have it. @returns whether there is one, or whether it is the first of a page without slides */
export async function showSlides(page: Page, index: number): Promise<boolean> {
  const buttons = await page
    .getByRole('button', { name: new RegExp(`^Slide ${index + 1} `) })
    .all();
  for (const button of buttons) {
    await button.dispatchEvent('click');
    await expect(button).toHaveAttribute('aria-current', 'true');
  }
  return buttons.length > 0 || index === 0;
}

/** Scrolls through the page, so that every lazy picture has loaded. */
export async function loadAllPictures(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.images].filter((image) => {
              const { top, bottom, left, right, width } = image.getBoundingClientRect();
              const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
              return width > 0 && isSeen && !image.complete;
            }).length,
        ),
      )
      .toBe(0);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Expects each picture's file to have its rendered width times the screen's density, within a quarter, or the next larger available width. */
export async function expectFittingPictures(page: Page): Promise<void> {
  await loadAllPictures(page);
  expect(await page.evaluate(misfits, TOLERANCE)).toEqual([]);
}

/** Runs in the page. */
function misfits(tolerance: number): string[] {
  const pathOf = (url: string) => new URL(url, location.href).pathname;
  return [...document.images].flatMap((image) => {
    const { clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc } = image;
    if (!clientWidth || !naturalWidth) return [];
    const filled = (clientHeight * naturalWidth) / naturalHeight;
    const { objectFit } = getComputedStyle(image);
    const displayed =
      objectFit === 'cover'
        ? Math.max(clientWidth, filled)
        : objectFit === 'contain'
          ? Math.min(clientWidth, filled)
          : clientWidth;
    const needed = displayed * devicePixelRatio;
    const sets = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])].map(
      ({ srcset }) =>
        srcset.split(',').flatMap((candidate) => {
          const [url = '', width = ''] = candidate.trim().split(/\s+/);
          return url ? [{ path: pathOf(url), width: Number.parseInt(width) }] : [];
        }),
    );
    const set = sets.find((files) => files.some(({ path }) => path === pathOf(currentSrc))) ?? [];
    const chosen = set.find(({ path }) => path === pathOf(currentSrc))?.width ?? naturalWidth;
    const widths = set.map(({ width }) => width);
    const smallestEnough = Math.min(...widths.filter((width) => width >= needed));
    const fits =
      Math.abs(chosen / needed - 1) <= tolerance ||
      chosen === smallestEnough ||
      (chosen < needed && chosen === Math.max(...widths));
    return fits ? [] : [`${pathOf(currentSrc)}: ${chosen} px for ${Math.round(needed)}`];
  });
}
