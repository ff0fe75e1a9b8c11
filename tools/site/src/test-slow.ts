/**
 * npm run test:slow [-- --changed]: the tests that `npm test` leaves out, which are the files named *.slow.spec.ts and browser tests tagged @slow; with
 * --changed those that the changes since origin/main, or of the last ten commits, may break. Ends like `npm test`.
 */
import { parseArgs } from 'node:util';
import { buildAll, step } from '@tivara/workspace/steps';
import { limit } from '@tivara/workspace/test-limits';
import { changedFiles } from './changes.ts';
import { SLOW_SPECS, slowSpecsFor } from './slow-specs.ts';
import {
  installPrograms,
  jestWithout,
  playwrightWithout,
  QUICK_PROGRAMS,
} from './test-programs.ts';
import type { TestResults } from './test-reports.ts';
import { printResults, QUICK_SPECS, runJest, runPlaywright } from './test-run.ts';

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });
const specs = values.changed ? slowSpecsFor(changedFiles()) : SLOW_SPECS;
const needed = specs.objectStore ? [...QUICK_PROGRAMS, 'radosgw' as const] : QUICK_PROGRAMS;
const missing = await installPrograms(needed);
await buildAll();
const retries = { TEST_RETRIES: 'true' };

const results: TestResults[] = [];
if (specs.jest.length)
  results.push(
    await step('Slow unit and API tests', () =>
      runJest(
        [
          `--testTimeout=${limit(600_000)}`,
          ...jestWithout(missing),
          '--runTestsByPath',
          ...specs.jest,
        ],
        retries,
      ),
    ),
  );
if (specs.apiOnSqlite)
  results.push(
    await step('API tests on SQLite', () =>
      runJest(['--selectProjects=api', QUICK_SPECS, ...jestWithout(missing)], {
        ...retries,
        TEST_ENGINE: 'SQLite',
      }),
    ),
  );
if (specs.browser.length)
  results.push(
    await step('Slow browser tests', () =>
      runPlaywright(
        ['--project=slow', '--pass-with-no-tests', ...specs.browser, ...playwrightWithout(missing)],
        retries,
      ),
    ),
  );
if (specs.objectStore && !missing.includes('radosgw'))
  results.push(
    await step('Delivery with an object store', () =>
      runPlaywright(['--project=s3', ...playwrightWithout(missing)], retries),
    ),
  );
if (!results.length) console.log('No slow test is about what changed.');
printResults(results, missing);
