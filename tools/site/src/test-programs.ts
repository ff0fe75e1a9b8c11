/** Browsers and servers that tests use, by the name of Debian's package. */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import fs from 'node:fs';
import { chromiumPath } from '@tivara/workspace/browser';
import { canStartS3Store } from '@tivara/workspace/s3-store';
import { findProgram, step } from '@tivara/workspace/steps';

interface TestProgram {
  isThere: () => unknown;
  /** Packages that it also needs. */
  with?: string[];
  /** What is lost without it, and how to get it. */
  skipped: string;
}

const PROGRAMS = {
  'chromium-headless-shell': {
    isThere: chromiumPath,
    skipped:
      'Browser tests were skipped: there is no Chromium. Run `npx playwright install chromium`, or set CHROMIUM to its path.',
  },
  'mariadb-server': {
    isThere: () =>
      findProgram('mariadbd', 'mysqld') && findProgram('mariadb-install-db', 'mysql_install_db'),
    skipped:
      'Tests on MariaDB were skipped: there is no mariadbd on PATH. Install MariaDB 10.6 or newer.',
  },
  'redis-server': {
    isThere: () => findProgram('redis-server'),
    skipped: 'A test was skipped: there is no redis-server on PATH. Install Redis.',
  },
  radosgw: {
    isThere: canStartS3Store,
    with: ['ceph-mon', 'ceph-osd', 'ceph-common'],
    skipped:
      'Tests on an object store were skipped: there is no Ceph on PATH. Install radosgw, ceph-mon, ceph-osd and ceph-common.',
  },
} satisfies Record<string, TestProgram>;

export type ProgramName = keyof typeof PROGRAMS;
export const QUICK_PROGRAMS: ProgramName[] = [
  'chromium-headless-shell',
  'mariadb-server',
  'redis-server',
];

/** Installs what is missing from Debian's packages where possible. @returns what is still missing */
export async function installPrograms(names: ProgramName[]): Promise<ProgramName[]> {
  const missing = () => names.filter((name) => !PROGRAMS[name].isThere());
  const needed = missing();
  const debianRoot = fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!needed.length || !debianRoot) return needed;
  await step(`Installing ${needed.join(' and ')}`, () => {
    const quiet: ExecFileSyncOptions = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    const packages = needed.flatMap((name) => [name, ...(programOf(name).with ?? [])]);
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      quiet,
    );
  });
  return missing();
}

/** Jest counts tests that a pattern excludes as skipped. */
export const jestWithout = (missing: ProgramName[]): string[] => [
  ...(missing.includes('mariadb-server') ? ['--testNamePattern=^(?!.*MariaDB)'] : []),
  ...(missing.includes('radosgw') ? ['--testPathIgnorePatterns=object-store'] : []),
];

/** Without a browser the tests are listed, which counts them as skipped. */
export const playwrightWithout = (missing: ProgramName[]): string[] =>
  missing.includes('chromium-headless-shell') ? ['--list'] : [];

export const skippedWithout = (name: ProgramName): string => PROGRAMS[name].skipped;

const programOf = (name: ProgramName): TestProgram => PROGRAMS[name];
