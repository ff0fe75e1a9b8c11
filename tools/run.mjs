// @ts-check
/** node tools/run.mjs <package>/<command> [arguments]: installs what is missing, then runs a command of tools. */
import { prepareTypeScript } from './workspace/src/bootstrap.mjs';

const [command = ''] = process.argv.splice(2, 1);
const [folder, file] = command.split('/');
await prepareTypeScript();
// The commands of the site build everything themselves; the others import libraries that may not be built yet.
if (folder !== 'site') await (await import('./workspace/src/steps.ts')).buildLibraries();
await import(`./${folder}/src/${file}.ts`);
