// @ts-check
/** node tools/run.mjs <package>/<command> [arguments]: installs what is missing, then runs a command of tools. */
import { runTypeScript } from './workspace/src/bootstrap.mjs';

const [command = ''] = process.argv.splice(2, 1);
await runTypeScript(command);
