/** Runs Jest and Playwright as every command for tests does: with test data in memory, and a report. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOM, ROOT, runTool } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { skippedWithout, type ProgramName } from './test-programs.ts';
import { readJestReport, readPlaywrightReport, type TestResults } from './test-reports.ts';

type Environment = Record<string, string>;

/** Room that tests need in memory, at most. */
const MEMORY_BYTES = 8 * 2 ** 30;

/** Leaves out Jest's slow specs. */
export const QUICK_SPECS = '--testPathPatterns=^(?!.*\\.slow\\.spec\\.)';

export async function runJest(args: string[], environment: Environment = {}): Promise<TestResults> {
  using reports = temporaryFolder('report');
  const report = path.join(reports.path, 'jest.json');
  // Transforms would otherwise be in the temporary folder, and lost with it.
  const cache = path.join(ROOT, 'node_modules/.cache/jest');
  const own = ['--json', `--outputFile=${report}`, `--cacheDirectory=${cache}`];
  await runTests('jest', [...own, ...args], {
    NODE_OPTIONS: `--experimental-vm-modules --no-warnings ${ROOM}`,
    ...environment,
  });
  return readJestReport(report, ROOT);
}

export async function runPlaywright(
  args: string[],
  environment: Environment = {},
): Promise<TestResults> {
  using reports = temporaryFolder('report');
  const report = path.join(reports.path, 'browser.json');
  await runTests('playwright', ['test', ...args, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...environment,
  });
  return readPlaywrightReport(report);
}

/** Prints what was skipped and what was flaky, then the totals, which decide how the process ends. */
export function printResults(results: TestResults[], missing: ProgramName[]): void {
  const sum = (outcome: 'passed' | 'skipped') =>
    results.reduce((total, result) => total + result[outcome], 0);
  const failed = results.flatMap((result) => result.failed).length;
  for (const name of missing) console.log(skippedWithout(name));
  for (const { name, error, trace } of results.flatMap(({ flaky }) => flaky))
    console.log(`Flaky: ${name}: ${error}${trace ? ` (trace: ${trace})` : ''}`);
  const skipped = sum('skipped') ? [`${sum('skipped')} skipped`] : [];
  console.log([`${sum('passed')} passed`, `${failed} failed`, ...skipped].join(', '));
  process.exitCode = failed ? 1 : 0;
}

async function runTests(tool: string, args: string[], environment: Environment): Promise<void> {
  using memory = memoryFolder();
  const env = { ...process.env, ...(memory && { TMPDIR: memory.path }), ...environment };
  // The report contains the failures.
  await runTool(tool, args, { env }).catch(() => {});
}

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
