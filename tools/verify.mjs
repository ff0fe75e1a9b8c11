// @ts-check
/** npm run verify: the one "am I done?" command. Format, lint with boundaries, types, unused code. */
import { installDependencies, run, step } from './steps.mjs';

const nx = { env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } };

await installDependencies();
/** @type {string[]} */
const failures = [];
for (const [what, command, args] of /** @type {[string, string, string[]][]} */ ([
  ['Format', 'npx', ['prettier', '--check', '--log-level=warn', '.']],
  // First of the two: the boundary rule reads the project graph that this makes.
  ['Types', 'npx', ['nx', 'run-many', '-t', 'typecheck', '--outputStyle=static']],
  ['Types of tools and browser tests', 'npx', ['tsc', '-p', 'tools/tsconfig.json']],
  ['Lint and boundaries', 'npx', ['eslint', '--max-warnings=0', '.']],
  ['Unused code', 'npx', ['knip']],
]))
  await step(what, () => run(command, args, nx).catch((error) => failures.push(error.message)));

for (const failure of failures) console.error(failure);
console.log(failures.length ? `\nNot done: ${failures.length} of 5 checks failed` : '\nVerified');
process.exitCode = failures.length ? 1 : 0;
