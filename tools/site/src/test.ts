/**
 * npm test [-- browser test…]: installs what it needs, then runs unit, API and browser tests (of the browser tests only the named files, slow or not).
 * It leaves out the slow ones otherwise: see test-slow.ts. The last line is `N passed, N failed`, and `, N skipped` if this machine lacks a program.
 */
import { buildAll, step } from '@tivara/workspace/steps';
import {
  installPrograms,
  jestWithout,
  playwrightWithout,
  QUICK_PROGRAMS,
} from './test-programs.ts';
import { printResults, QUICK_SPECS, runJest, runPlaywright } from './test-run.ts';

const files = process.argv.slice(2);
const missing = await installPrograms(QUICK_PROGRAMS);
await buildAll();
// Of whole runs; a test that someone works on fails at once.
const retries: Record<string, string> = files.length ? {} : { TEST_RETRIES: 'true' };
const projects = files.length ? ['--project=quick', '--project=slow'] : ['--project=quick'];
const results = [
  await step('Unit and API tests', () => runJest([QUICK_SPECS, ...jestWithout(missing)], retries)),
  await step('Browser tests', () =>
    runPlaywright([...projects, ...files, ...playwrightWithout(missing)], retries),
  ),
];
printResults(results, missing);
