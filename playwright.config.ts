import { defineConfig } from '@playwright/test';
import { BROWSER } from '@tivara/workspace/browser';
import { limit } from '@tivara/workspace/test-limits';

export default defineConfig<object, { storage: 'folder' | 'object store' }>({
  testDir: 'e2e',
  testIgnore: 'screens/**',
  // By the name of a file, or by a tag.
  projects: [
    { name: 'quick', grepInvert: /\.slow\.spec|\.s3\.spec|@slow/ },
    // Some of them compile all apps: beside them, others would wait too long.
    { name: 'slow', grep: /\.slow\.spec|@slow/, workers: 1, timeout: limit(600_000) },
    // What delivers releases once more, with an object store.
    {
      name: 's3',
      testMatch: /(canary|preview|retire|deploy\.slow|\.s3)\.spec/,
      workers: 1,
      timeout: limit(600_000),
      use: { storage: 'object store' },
    },
  ],
  fullyParallel: true,
  // More than processors, as tests also wait.
  workers: 3,
  forbidOnly: true,
  retries: process.env['CI'] || process.env['TEST_RETRIES'] ? 2 : 0,
  timeout: limit(120_000),
  expect: { timeout: limit(30_000) },
  use: {
    trace: 'on-first-retry',
    // Pages of tests live too shortly to repay optimised code, and draw too little for a process.
    launchOptions: {
      ...BROWSER,
      args: [
        ...BROWSER.args,
        '--in-process-gpu',
        '--js-flags=--no-opt,--no-maglev,--single-threaded-gc',
      ],
    },
  },
});
