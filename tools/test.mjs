// @ts-check
/** npm test: installs what it needs, then unit, API and browser tests. Its last line is `N passed, N failed`. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildAll, fail, installDependencies, run, step } from './steps.mjs';

const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium';
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-test-'));

await installPrograms();
await installDependencies();
await buildAll();

const jestReport = path.join(reports, 'jest.json');
const browserReport = path.join(reports, 'browser.json');
await step('Unit and API tests', () =>
  run('npx', ['jest', '--json', `--outputFile=${jestReport}`], {
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  }).catch(() => {}),
);
await step('Browser tests', () =>
  run('npx', ['playwright', 'test', '--reporter=list,json'], {
    env: { ...process.env, CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  }).catch(() => {}),
);

const counts = [countJest(), countBrowser()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
fs.rmSync(reports, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

/** A suite that wrote no report has failed as a whole. @param {string} file @returns {any} */
function report(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

function countJest() {
  const result = report(jestReport);
  if (!result) return { passed: 0, failed: 1 };
  // A file that does not even load has no tests of its own to count.
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}

function countBrowser() {
  const stats = report(browserReport)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** The browser and the servers: from Debian's packages where this may install them. One test is left out without Redis. */
async function installPrograms() {
  const debianRoot = fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const missing = [
    !fs.existsSync(CHROMIUM) && 'chromium',
    !fs.existsSync('/usr/sbin/mariadbd') && 'mariadb-server',
    debianRoot && !fs.existsSync('/usr/bin/redis-server') && 'redis-server',
  ].filter((name) => typeof name === 'string');
  if (!missing.length) return;
  if (!debianRoot)
    fail(
      `The tests need ${missing.join(' and ')}. Install ${missing.length > 1 ? 'them' : 'it'}, or set CHROMIUM to the browser's path.`,
    );
  await step(`Installing ${missing.join(' and ')}`, () => {
    /** @type {import('node:child_process').ExecFileSyncOptions} */
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  });
}
