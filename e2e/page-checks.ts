import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.js';

/** No accessibility violation, and no horizontal scrolling at the current size and at 360 px. */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await expectAccessible(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sideways()).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
