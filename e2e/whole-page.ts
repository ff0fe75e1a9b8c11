import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No accessibility fault, and no sideways scroll at the size it has and at 360 px. */
export async function expectWhole(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sideways()).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
