import { defineConfig } from '@playwright/test';
import { BROWSER } from '@tivara/workspace/browser';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: BROWSER,
  },
});
