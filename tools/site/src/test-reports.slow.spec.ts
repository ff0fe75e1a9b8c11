import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, toolScript } from '@tivara/workspace/steps';
import { failureRates, readJestReport, readPlaywrightReport } from './test-reports.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-reports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const report = path.join(folder, 'report.json');

/** One test of each outcome: the flaky one fails until it has run once. */
const SPEC = `
  const fs = require('node:fs');
  test('passes', () => {});
  test('fails', () => expect('this').toBe('that'));
  const group = test.describe ?? describe;
  group('group', () => {
    test('is flaky', () => {
      const ran = fs.existsSync(FILE);
      fs.writeFileSync(FILE, '');
      expect(ran).toBe(true);
    });
  });
`;

function run(tool: string, args: string[], files: Record<string, string>, env = {}) {
  const place = fs.mkdtempSync(path.join(folder, `${tool}-`));
  const ran = `const FILE = ${JSON.stringify(path.join(place, 'ran'))};\n`;
  for (const [name, text] of Object.entries(files))
    fs.writeFileSync(path.join(place, name), name.includes('.spec.') ? ran + text : text);
  spawnSync(process.execPath, [toolScript(tool), ...args], {
    cwd: place,
    env: {
      ...process.env,
      NODE_PATH: path.join(ROOT, 'node_modules'),
      JEST_WORKER_ID: undefined,
      ...env,
    },
  });
  return place;
}

test("of Jest's tests, one that fails first and passes then is flaky, and one that keeps failing has failed", () => {
  const place = run(
    'jest',
    ['--json', `--outputFile=${report}`],
    {
      'jest.config.cjs': `module.exports = {
      testMatch: ['**/*.spec.cjs'],
      setupFilesAfterEnv: [${JSON.stringify(path.join(ROOT, 'tools/jest/retries.cjs'))}],
    };`,
      'some.spec.cjs': SPEC,
      'broken.spec.cjs': 'throw new Error("broke at load");',
    },
    { TEST_RETRIES: 'true' },
  );
  const results = readJestReport(report, place);
  results.failed.sort((one, other) => one.name.localeCompare(other.name));
  expect(results).toEqual({
    passed: 2,
    skipped: 0,
    failed: [
      { name: 'broken.spec.cjs', error: expect.stringContaining('broke at load') },
      {
        name: 'some.spec.cjs › fails',
        error: expect.stringMatching(/Expected: "that" Received: "this"$/),
      },
    ],
    flaky: [
      {
        name: 'some.spec.cjs › group is flaky',
        error: expect.stringMatching(/Expected: true Received: false$/),
      },
    ],
  });
});

test("of Playwright's tests, a flaky one comes with the trace of its first retry", () => {
  run(
    'playwright',
    ['test', '--reporter=json'],
    {
      'playwright.config.cjs': `module.exports = { retries: 2, use: { trace: 'on-first-retry' } };`,
      'some.spec.cjs': `const { expect, test } = require('@playwright/test');\n${SPEC}`,
    },
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { flaky, ...others } = readPlaywrightReport(report);
  expect(others).toEqual({
    passed: 2,
    skipped: 0,
    failed: [
      {
        name: 'some.spec.cjs › fails',
        error: expect.stringMatching(/Received: "this"$/),
        trace: expect.stringMatching(/trace\.zip$/),
      },
    ],
  });
  expect(flaky).toEqual([
    {
      name: 'some.spec.cjs › group › is flaky',
      error: expect.stringMatching(/Expected: true Received: false$/),
      trace: expect.stringMatching(/trace\.zip$/),
    },
  ]);
  expect(fs.existsSync(flaky[0]?.trace ?? '')).toBe(true);
});

test('a run without a report has failed', () => {
  const missing = path.join(folder, 'missing.json');
  for (const results of [readJestReport(missing, folder), readPlaywrightReport(missing)])
    expect(results).toMatchObject({ passed: 0, failed: [{ error: 'It ended without a report.' }] });
});

test('of repeated runs, each test that failed has its count and its first error', () => {
  const run = (...failed: [name: string, error: string][]) => ({
    passed: 3,
    skipped: 0,
    failed: failed.map(([name, error]) => ({ name, error })),
    flaky: [],
  });
  expect(
    failureRates([
      run(['a', 'x']),
      run(),
      run(['b', 'y'], ['a', 'z']),
      run(['b', 'y'], ['b', 'y']),
    ]),
  ).toEqual([
    { name: 'b', error: 'y', count: 3 },
    { name: 'a', error: 'x', count: 2 },
  ]);
});
