import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Nothing that fades or slides in takes longer; what does, runs for ever or counts time. (ms) */
const LONGEST = 1000;

/** Looks for faults of WCAG 2.2 AA, once nothing is half transparent any more: that would have no contrast to judge. */
export async function axe(page: Page): Promise<AxeBuilder> {
  await page.evaluate(async (longest) => {
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, LONGEST);
  return new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
}
