/**
 * npm run test:repeat -- [spec…] [--times 10] [--load 4]: runs these specs repeatedly beside busy loops, one at a time and without retries, and prints
 * how often each test failed. Without a spec: those that differ from origin/main, or that the last ten commits changed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ROOT, buildAll, fail, step } from '@tivara/workspace/steps';
import { changedFiles } from './changes.ts';
import { runJest, runPlaywright } from './test-run.ts';
import { failureRates, type TestResults } from './test-reports.ts';

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    load: { type: 'string', default: '4' },
  },
  allowPositionals: true,
});
const times = wholeNumber('times', 1);
const load = wholeNumber('load', 0);
const specs = positionals.length ? positionals : changedSpecs();
if (!specs.length)
  fail('No spec differs from origin/main. Name some: npm run test:repeat -- e2e/home.spec.ts');
for (const spec of specs) if (!fs.existsSync(path.join(ROOT, spec))) fail(`There is no ${spec}.`);

await buildAll();
const browserSpecs = specs.filter((spec) => spec.startsWith('e2e/'));
const otherSpecs = specs.filter((spec) => !spec.startsWith('e2e/'));
const results: TestResults[] = [];
using loops = startBusyLoops(load);
if (otherSpecs.length)
  for (let round = 1; round <= times; round++)
    results.push(
      await step(`Round ${round} of ${times}`, () =>
        runJest(['--runInBand', '--runTestsByPath', ...otherSpecs]),
      ),
    );
if (browserSpecs.length)
  results.push(
    await step(`Browser tests, ${times} times`, () =>
      runPlaywright([
        '--project=quick',
        '--project=slow',
        '--workers=1',
        '--retries=0',
        `--repeat-each=${times}`,
        ...browserSpecs,
      ]),
    ),
  );

const rates = failureRates(results);
for (const { name, count, error } of rates)
  console.log(`${count} of ${times} failed: ${name}: ${error}`);
const ran = results.reduce((sum, { passed, failed }) => sum + passed + failed.length, 0);
console.log(
  `${ran} runs of tests beside ${loops.count} busy loops; ${rates.length} tests failed at least once`,
);
process.exitCode = rates.length ? 1 : 0;

function changedSpecs(): string[] {
  return changedFiles().filter(
    (file) => /\.spec\.(ts|tsx|mjs)$/.test(file) && fs.existsSync(path.join(ROOT, file)),
  );
}

function wholeNumber(name: 'times' | 'load', least: number): number {
  const number = Number(values[name]);
  return Number.isInteger(number) && number >= least
    ? number
    : fail(`--${name} is '${values[name]}': set a whole number, at least ${least}.`);
}

/** Threads, which end with this process however it ends. */
function startBusyLoops(count: number): Disposable & { count: number } {
  const loops = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
  return { count, [Symbol.dispose]: () => loops.forEach((loop) => void loop.terminate()) };
}
