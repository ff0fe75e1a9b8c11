/** npm run backup|erase|reset-factors|restore|sweep: builds the API if it changed, then runs one of its commands. */
import path from 'node:path';
import { NX_ENV, ROOT, run, runTool, step } from '@tivara/workspace/steps';

const [command, ...rest] = process.argv.slice(2);

await step('Building the API', () =>
  runTool('nx', ['build', '@tivara/api', '--outputStyle=static'], {
    env: { ...process.env, ...NX_ENV },
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
);
const script = path.join(ROOT, `apps/api/dist/commands/${command}.js`);
// The command has logged its error.
await run(process.execPath, [script, ...rest]).catch(() => (process.exitCode = 1));
