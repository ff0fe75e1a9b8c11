/**
 * npm test [-- browser test…]: installs what it needs, then unit, API and browser tests: all, or the files named. Its last line is `N passed, N failed`, and `, N skipped` if this machine lacks something.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findProgram } from '@tivara/workspace/steps';
import { chromiumPath } from '@tivara/workspace/browser';
import { buildAll, runTool, step } from '@tivara/workspace/steps';
import type { ExecFileSyncOptions } from 'node:child_process';

export type Program = keyof typeof SKIPPED;
const SKIPPED = {
  chromium:
    'Browser tests were skipped: there is no Chromium. Run `npx playwright install chromium`, or set CHROMIUM to its path.',
  'mariadb-server':
    'Tests on MariaDB were skipped: there is no mariadbd on PATH. Install MariaDB 10.6 or newer.',
  'redis-server': 'A test was skipped: there is no redis-server on PATH. Install Redis.',
};
const PROGRAMS = Object.keys(SKIPPED) as Program[];
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-test-'));

const missing = await installPrograms();
await buildAll();

const jestReport = path.join(reports, 'jest.json');
const browserReport = path.join(reports, 'browser.json');
await step('Unit and API tests', () =>
  runTool(
    'jest',
    [
      '--json',
      `--outputFile=${jestReport}`,
      // Jest counts what a pattern leaves out as skipped.
      ...(missing.includes('mariadb-server') ? ['--testNamePattern=^(?!.*MariaDB)'] : []),
    ],
    { env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' } },
  ).catch(() => {}),
);
await step('Browser tests', () =>
  runTool(
    'playwright',
    // Without a browser they are listed, which counts them as skipped.
    [
      'test',
      ...process.argv.slice(2),
      '--reporter=list,json',
      ...(missing.includes('chromium') ? ['--list'] : []),
    ],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport } },
  ).catch(() => {}),
);

const counts = [countJest(), countBrowser()];
const sum = (outcome: 'passed' | 'failed' | 'skipped') =>
  counts.reduce((total, count) => total + count[outcome], 0);
const failed = sum('failed');
fs.rmSync(reports, { recursive: true });
for (const name of missing) console.log(SKIPPED[name]);
console.log(
  [`${sum('passed')} passed`, `${failed} failed`]
    .concat(sum('skipped') ? `${sum('skipped')} skipped` : [])
    .join(', '),
);
process.exitCode = failed ? 1 : 0;

/** A suite that wrote no report has failed as a whole. */
function readReport<T>(file: string): T | undefined {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

function countJest() {
  const result = readReport<Record<string, number>>(jestReport);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  // A file that does not even load has no tests of its own to count.
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function countBrowser() {
  const stats = readReport<{ stats: Record<string, number> }>(browserReport)?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/**
 * The browser and the servers: from Debian's packages where this may install them.
 * @returns what is still missing
 */
async function installPrograms(): Promise<Program[]> {
  const missing = missingPrograms();
  const debianRoot = fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!missing.length || !debianRoot) return missing;
  await step(`Installing ${missing.join(' and ')}`, () => {
    const quiet: ExecFileSyncOptions = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  });
  return missingPrograms();
}

/** By the name of Debian's package. */
function missingPrograms(): Program[] {
  const found = {
    chromium: chromiumPath(),
    'mariadb-server':
      findProgram('mariadbd', 'mysqld') && findProgram('mariadb-install-db', 'mysql_install_db'),
    'redis-server': findProgram('redis-server'),
  };
  return PROGRAMS.filter((name) => !found[name]);
}
