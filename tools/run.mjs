// @ts-check
/** node tools/run.mjs <package>/<command> [arguments]: installs what is missing, then runs a command of tools. With --help, prints what the command's file says of it. */
import fs from 'node:fs';
import { fail, prepareTypeScript } from './workspace/src/bootstrap.mjs';

const [command = ''] = process.argv.splice(2, 1);
const [folder, file] = command.split('/');
const program = new URL(`./${folder}/src/${file}.ts`, import.meta.url);
/** The comment that the file begins with. */
const usage = () =>
  (/^\/\*\*(.*?)\*\//s.exec(fs.readFileSync(program, 'utf8'))?.[1] ?? '')
    .replace(/^ \* ?/gm, '')
    .trim();

if (process.argv.includes('--help')) {
  console.log(usage());
  process.exit();
}
await prepareTypeScript();
// The commands of the site build everything themselves; the others import libraries that may not be built yet.
if (folder !== 'site') await (await import('./workspace/src/steps.ts')).buildLibraries();
await import(program.href).catch((error) => {
  if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
  fail(`${error.message}\n\n${usage()}`);
});
