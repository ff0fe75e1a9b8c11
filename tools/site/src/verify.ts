/** npm run verify: the one "am I done?" command. Format, lint with boundaries, types, unused code, licences. */
import { NX_ENV, runTool, step } from '@tivara/workspace/steps';
import { licenceProblems, productionPackages } from './licences.ts';

const nx = { env: { ...process.env, ...NX_ENV } };

const failures: string[] = [];
const CHECKS = [
  ['Format', 'prettier', ['--check', '--log-level=warn', '.']],
  // First of the two: the boundary rule reads the project graph that this makes.
  ['Types', 'nx', ['run-many', '-t', 'typecheck', '--outputStyle=static']],
  ['Types of tools and browser tests', 'tsc', ['-p', 'tools/tsconfig.json']],
  ['Lint and boundaries', 'eslint', ['--max-warnings=0', '.']],
  [
    'Cycles and layers',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'apps', 'demo', 'e2e', 'libs', 'tools'],
  ],
  ['Unused code', 'knip', []],
] as [string, string, string[]][];
for (const [what, tool, args] of CHECKS)
  await step(what, () => runTool(tool, args, nx).catch((error) => failures.push(error.message)));
await step('Licences', () => {
  const problems = licenceProblems(productionPackages());
  if (problems.length)
    failures.push(['Licences (tools/site/src/licences.ts)', ...problems].join('\n  '));
});

for (const failure of failures) console.error(failure);
console.log(
  failures.length
    ? `\nNot done: ${failures.length} of ${CHECKS.length + 1} checks failed`
    : '\nVerified',
);
process.exitCode = failures.length ? 1 : 0;
