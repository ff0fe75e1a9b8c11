/**
 * npm run backup|erase|restore|sweep: builds the API when it changed, then runs one of its commands with the arguments given.
 */
import path from 'node:path';
import { ROOT, run, runTool, step } from '@tivara/workspace/steps';

const [command, ...rest] = process.argv.slice(2);
const nx = { env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } };

await step('Building the API', () =>
  runTool('nx', ['build', '@tivara/api', '--outputStyle=static'], {
    ...nx,
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
);
// The command has said itself what is wrong.
await run(process.execPath, [
  path.join(ROOT, `apps/api/dist/commands/${command}.js`),
  ...rest,
]).catch(() => {
  process.exitCode = 1;
});
