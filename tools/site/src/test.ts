/**
 * npm test [-- browser test…]: installs what it needs, then runs unit, API and browser tests (of the browser tests only the named files).
 * `npm run test:slow` runs the tests that this leaves out: files named *.slow.spec.ts, and browser tests tagged @slow. The last line is
 * `N passed, N failed`, and `, N skipped` if this machine lacks a program.
 */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from '@tivara/workspace/browser';
import { canStartS3Store } from '@tivara/workspace/s3-store';
import { ROOT, buildAll, findProgram, runTool, step } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { limit } from '@tivara/workspace/test-limits';
import { readJestReport, readPlaywrightReport } from './test-reports.ts';

const SKIPPED = {
  'chromium-headless-shell':
    'Browser tests were skipped: there is no Chromium. Run `npx playwright install chromium`, or set CHROMIUM to its path.',
  'mariadb-server':
    'Tests on MariaDB were skipped: there is no mariadbd on PATH. Install MariaDB 10.6 or newer.',
  'redis-server': 'A test was skipped: there is no redis-server on PATH. Install Redis.',
  radosgw:
    'Tests on an object store were skipped: there is no Ceph on PATH. Install radosgw, ceph-mon, ceph-osd and ceph-common.',
};
/** Room that tests need in memory, at most. */
const MEMORY_BYTES = 8 * 2 ** 30;
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
using memory = memoryFolder();

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
  // Otherwise in the temporary folder, and lost with it.
  `--cacheDirectory=${path.join(ROOT, 'node_modules/.cache/jest')}`,
  ...(values.slow ? [`--testTimeout=${limit(600_000)}`] : []),
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
const environment = {
  ...process.env,
  // Of whole runs; a test that someone works on fails at once.
  ...(positionals.length === 0 && { TEST_RETRIES: 'true' }),
  ...(memory && { TMPDIR: memory.path }),
};
// The reports contain the failures.
const runTests = (tool: string, args: string[], env: Record<string, string>) =>
  runTool(tool, args, { env: { ...environment, ...env } }).catch(() => {});
await step('Unit and API tests', () =>
  runTests('jest', jestArguments, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }),
);
await step('Browser tests', () =>
  runTests('playwright', browserArguments, { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
);

const results = [readJestReport(jestReport, ROOT), readPlaywrightReport(browserReport)];
const sum = (outcome: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[outcome], 0);
const failed = sum('failed');
for (const name of missing) console.log(SKIPPED[name]);
for (const { name, error, trace } of results.flatMap(({ flaky }) => flaky))
  console.log(`Flaky: ${name}: ${error}${trace ? ` (trace: ${trace})` : ''}`);
const skipped = sum('skipped') ? [`${sum('skipped')} skipped`] : [];
console.log([`${sum('passed')} passed`, `${failed} failed`, ...skipped].join(', '));
process.exitCode = failed ? 1 : 0;

/** For databases, sites and browser profiles of tests, which are small and written often. Null where there is no file system in memory with room. */
function memoryFolder() {
  const place = '/dev/shm';
  if (!fs.existsSync(place)) return null;
  const { bavail, bsize } = fs.statfsSync(place);
  if (Math.min(bavail * bsize, os.freemem()) < MEMORY_BYTES) return null;
  const folder = temporaryFolder('test', place);
  // Like the one of the system: some tests run processes as other users.
  fs.chmodSync(folder.path, 0o1777);
  return folder;
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
