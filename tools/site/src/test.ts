/**
 * npm test [-- browser test…]: installs what it needs, then runs unit, API and browser tests (of the browser tests only the named files).
 * `npm run test:slow` runs the tests that this leaves out: files named *.slow.spec.ts, and browser tests tagged @slow. The last line is
 * `N passed, N failed`, and `, N skipped` if this machine lacks a program.
 */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from '@tivara/workspace/browser';
import { canStartS3Store } from '@tivara/workspace/s3-store';
import { buildAll, findProgram, runTool, step } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';

const SKIPPED = {
  'chromium-headless-shell':
    'Browser tests were skipped: there is no Chromium. Run `npx playwright install chromium`, or set CHROMIUM to its path.',
  'mariadb-server':
    'Tests on MariaDB were skipped: there is no mariadbd on PATH. Install MariaDB 10.6 or newer.',
  'redis-server': 'A test was skipped: there is no redis-server on PATH. Install Redis.',
  radosgw:
    'Tests on an object store were skipped: there is no Ceph on PATH. Install radosgw, ceph-mon, ceph-osd and ceph-common.',
};
/** In the names of files. */
const SLOW = '\\.slow\\.spec\\.';
type Program = keyof typeof SKIPPED;
const { values, positionals } = parseArgs({
  options: { slow: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const PROGRAMS = (Object.keys(SKIPPED) as Program[]).filter(
  (name) => values.slow || name !== 'radosgw',
);
/** What comes with a package. */
const COMPANIONS: Partial<Record<Program, string[]>> = {
  radosgw: ['ceph-mon', 'ceph-osd', 'ceph-common'],
};
using reports = temporaryFolder('test');

const missing = await installPrograms();
await buildAll();

const projects = values.slow
  ? ['--project=slow', ...(missing.includes('radosgw') ? [] : ['--project=s3'])]
  : ['--project=quick'];
const jestReport = path.join(reports.path, 'jest.json');
const browserReport = path.join(reports.path, 'browser.json');
const jestArguments = [
  '--json',
  `--outputFile=${jestReport}`,
  `--testPathPatterns=${values.slow ? SLOW : `^(?!.*${SLOW})`}`,
  // Jest counts tests that a pattern excludes as skipped.
  ...(missing.includes('mariadb-server') ? ['--testNamePattern=^(?!.*MariaDB)'] : []),
  ...(missing.includes('radosgw') ? ['--testPathIgnorePatterns=object-store'] : []),
];
const browserArguments = [
  'test',
  ...(positionals.length ? ['--project=quick', '--project=slow', ...positionals] : projects),
  '--reporter=list,json',
  // Without a browser they are listed, which counts them as skipped.
  ...(missing.includes('chromium-headless-shell') ? ['--list'] : []),
];
// The reports contain the failures.
const runTests = (tool: string, args: string[], env: Record<string, string>) =>
  runTool(tool, args, { env: { ...process.env, ...env } }).catch(() => {});
await step('Unit and API tests', () =>
  runTests('jest', jestArguments, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }),
);
await step('Browser tests', () =>
  runTests('playwright', browserArguments, { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
);

const counts = [countJest(), countBrowser()];
const sum = (outcome: 'passed' | 'failed' | 'skipped') =>
  counts.reduce((total, count) => total + count[outcome], 0);
const failed = sum('failed');
for (const name of missing) console.log(SKIPPED[name]);
const skipped = sum('skipped') ? [`${sum('skipped')} skipped`] : [];
console.log([`${sum('passed')} passed`, `${failed} failed`, ...skipped].join(', '));
process.exitCode = failed ? 1 : 0;

/** A suite without a report has failed as a whole. */
function readReport<T>(file: string): T | undefined {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

function countJest() {
  const result = readReport<Record<string, number>>(jestReport);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: result.numPassedTests,
    // The tests of a file that does not load are not counted.
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

/** Installs the browser and the servers from Debian's packages where possible. @returns what is still missing */
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
    const packages = missing.flatMap((name) => [name, ...(COMPANIONS[name] ?? [])]);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      quiet,
    );
  });
  return missingPrograms();
}

/** By the name of Debian's package. */
function missingPrograms(): Program[] {
  const found = {
    'chromium-headless-shell': chromiumPath(),
    'mariadb-server':
      findProgram('mariadbd', 'mysqld') && findProgram('mariadb-install-db', 'mysql_install_db'),
    'redis-server': findProgram('redis-server'),
    radosgw: canStartS3Store(),
  };
  return PROGRAMS.filter((name) => !found[name]);
}
