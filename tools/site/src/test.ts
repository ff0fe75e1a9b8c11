/**
 * npm test [-- browser test…]: installs what it needs, then runs unit, API and browser tests (of the browser tests only the named files).
 * `npm run test:slow` runs the tests that this leaves out: files named *.slow.spec.ts, and browser tests tagged @slow. The last line is
 * `N passed, N failed`, and `, N skipped` if this machine lacks a program.
 */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { chromiumPath } from '@tivara/workspace/browser';
import { canStartS3Store } from '@tivara/workspace/s3-store';
import { buildAll, findProgram, step } from '@tivara/workspace/steps';
import { limit } from '@tivara/workspace/test-limits';
import { runJest, runPlaywright } from './test-run.ts';

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
const missing = await installPrograms();
await buildAll();

const projects = values.slow
  ? ['--project=slow', ...(missing.includes('radosgw') ? [] : ['--project=s3'])]
  : ['--project=quick'];
const jestArguments = [
  ...(values.slow ? [`--testTimeout=${limit(600_000)}`] : []),
  `--testPathPatterns=${values.slow ? SLOW : `^(?!.*${SLOW})`}`,
  // Jest counts tests that a pattern excludes as skipped.
  ...(missing.includes('mariadb-server') ? ['--testNamePattern=^(?!.*MariaDB)'] : []),
  ...(missing.includes('radosgw') ? ['--testPathIgnorePatterns=object-store'] : []),
];
const browserArguments = [
  ...(positionals.length ? ['--project=quick', '--project=slow', ...positionals] : projects),
  // Without a browser they are listed, which counts them as skipped.
  ...(missing.includes('chromium-headless-shell') ? ['--list'] : []),
];
// Of whole runs; a test that someone works on fails at once.
const retries: Record<string, string> = positionals.length ? {} : { TEST_RETRIES: 'true' };

const results = [
  await step('Unit and API tests', () => runJest(jestArguments, retries)),
  await step('Browser tests', () => runPlaywright(browserArguments, retries)),
];
const sum = (outcome: 'passed' | 'skipped') =>
  results.reduce((total, result) => total + result[outcome], 0);
const failed = results.flatMap((result) => result.failed).length;
for (const name of missing) console.log(SKIPPED[name]);
for (const { name, error, trace } of results.flatMap(({ flaky }) => flaky))
  console.log(`Flaky: ${name}: ${error}${trace ? ` (trace: ${trace})` : ''}`);
const skipped = sum('skipped') ? [`${sum('skipped')} skipped`] : [];
console.log([`${sum('passed')} passed`, `${failed} failed`, ...skipped].join(', '));
process.exitCode = failed ? 1 : 0;

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
