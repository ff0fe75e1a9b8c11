/** npm run verify: the one "am I done?" command. Format, lint with boundaries, types, unused code, licences. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DESCRIPTION } from '@tivara/build/api/description';
import { NX_ENV, ROOT, run, runTool, step } from '@tivara/workspace/steps';
import { licenceProblems, productionPackages } from './licences.ts';

const nx = { env: { ...process.env, ...NX_ENV } };
/** Of TypeScript 7, which checks types seven times as fast; the linter and the build need the API of the one at the root. */
const tsc = path.join(
  createRequire(import.meta.url).resolve('typescript/package.json'),
  '../bin/tsc',
);
const TYPESCRIPT_CONFIGS = ['apps', 'libs', 'tools']
  .flatMap((folder) => fs.readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .map((folder) => `${folder}/tsconfig.json`)
  .filter((config) => fs.existsSync(path.join(ROOT, config)))
  .concat('tsconfig.json');

const failures: string[] = [];
const check = (work: Promise<void>) =>
  work.catch((error: Error) => void failures.push(error.message));

const first = [
  '-t',
  'build',
  'css-types',
  '-p',
  '@tivara/contracts',
  '@tivara/releases',
  '@tivara/ui',
];
await step('The description of the API', async () => {
  const before = fs.readFileSync(DESCRIPTION, 'utf8');
  await check(runTool('nx', ['run', '@tivara/api:build'], nx));
  if (fs.readFileSync(DESCRIPTION, 'utf8') !== before)
    failures.push(`The API's build changed ${path.relative(ROOT, DESCRIPTION)}. Commit it.`);
});
// The boundary rule reads the project graph that this makes.
await step('What types need', () => check(runTool('nx', ['run-many', ...first], nx)));
await step('Types', async () => {
  for (const config of TYPESCRIPT_CONFIGS)
    await check(run(process.execPath, [tsc, '-p', config], {}, `tsc -p ${config}`));
});
await step('Format, lint and boundaries', () =>
  // Together, as each needs one processor.
  Promise.all([
    check(runTool('prettier', ['--check', '--log-level=warn', '.'])),
    check(runTool('eslint', ['--max-warnings=0', '.'])),
  ]),
);
const folders = ['apps', 'demo', 'e2e', 'libs', 'tools'];
await step('Cycles and layers', () =>
  check(runTool('depcruise', ['--config', '.dependency-cruiser.mjs', ...folders])),
);
await step('Unused code', () => check(runTool('knip', [])));
await step('Licences', () => {
  const problems = licenceProblems(productionPackages());
  if (problems.length)
    failures.push(['Licences (tools/site/src/licences.ts)', ...problems].join('\n  '));
});

for (const failure of failures) console.error(failure);
console.log(failures.length ? `\nNot done. Failed checks: ${failures.length}` : '\nVerified');
process.exitCode = failures.length ? 1 : 0;
