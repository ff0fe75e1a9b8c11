/**
 * npm test [-- browser test…] [-- --affected] [-- --unit]: installs what it needs, then runs unit, API and browser tests: of the browser tests only
 * the named files, slow or not; with --affected only those of projects that the changes since NX_BASE (origin/main) may break; with --unit no browser tests.
 * It leaves out the slow ones otherwise: see test-slow.ts. The last line is `N passed, N failed`, and `, N skipped` if this machine lacks a program.
 */
import { parseArgs } from 'node:util';
import { buildAll, step } from '@tivara/workspace/steps';
import { affectedProjects } from './changes.ts';
import {
  installPrograms,
  jestWithout,
  playwrightWithout,
  QUICK_PROGRAMS,
} from './test-programs.ts';
import { printResults, QUICK_SPECS, runJest, runPlaywright } from './test-run.ts';

const { values, positionals: files } = parseArgs({
  options: {
    affected: { type: 'boolean', default: false },
    unit: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const missing = await installPrograms(values.unit ? [] : QUICK_PROGRAMS);
await buildAll();
// Of whole runs; a test that someone works on fails at once.
const retries: Record<string, string> = files.length ? {} : { TEST_RETRIES: 'true' };
const projects = files.length ? ['--project=quick', '--project=slow'] : ['--project=quick'];
const affected = values.affected ? affectedProjects() : null;
// The checks of the whole checkout belong to every change.
const folders = affected ? `.*/(${['tools/site', ...affected.folders].join('|')})/` : '';
const results = [
  await step('Unit and API tests', () =>
    runJest(
      [
        `${QUICK_SPECS}${folders}`,
        ...(values.unit ? ['--selectProjects', 'browser', 'node'] : []),
        ...jestWithout(missing),
      ],
      retries,
    ),
  ),
];
if (!values.unit && affected?.inBrowser !== false)
  results.push(
    await step('Browser tests', () =>
      runPlaywright([...projects, ...files, ...playwrightWithout(missing)], retries),
    ),
  );
printResults(results, missing);
