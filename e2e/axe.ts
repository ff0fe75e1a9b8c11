import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that fades or slides in takes longer; what does, runs for ever or counts time. (ms) */
const LONGEST = 1000;
const reduced = '(prefers-reduced-motion: reduce)';

/** Expects no violation of WCAG 2.2 AA, after all animations: the contrast of fading elements cannot be measured. */
export async function expectAccessible(page: Page): Promise<void> {
  const isReduced = await page.evaluate((query) => matchMedia(query).matches, reduced);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async (longest) => {
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, LONGEST);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // Else it opens a page for its results, which takes longer than the check. It is for frames, and there are none.
    .setLegacyMode()
    .analyze();
  if (!isReduced) await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
