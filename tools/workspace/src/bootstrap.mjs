// @ts-check
/** Runs before anything is installed: plain JavaScript, and only Node's own modules. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Debian installs servers in folders that only root's PATH has. */
const SERVER_FOLDERS = process.platform === 'win32' ? [] : ['/usr/sbin', '/usr/local/sbin'];

/** The first of these programs on PATH; undefined without any. @param {...string} names @returns {string | undefined} */
export function findProgram(...names) {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...SERVER_FOLDERS];
  const ending = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name + ending)))
    .find((file) => fs.existsSync(file));
}

/** npm's own script, for the running Node: Windows cannot spawn `npm`. @returns {string} */
export function npmScript() {
  const folder = path.dirname(process.execPath);
  const onPath = findProgram('npm');
  const script = [
    process.env['npm_execpath'],
    path.join(folder, 'node_modules/npm/bin/npm-cli.js'),
    path.join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
    onPath && fs.realpathSync(onPath),
  ].find((file) => file && path.basename(file) === 'npm-cli.js' && fs.existsSync(file));
  if (!script) fail('npm was not found. Install Node.js together with npm.', 'TIV-112');
  return script;
}

/** Ends the process with a sentence, and the page that explains it (as `explained` of libs/contracts). @param {string} message @param {string} [code] @returns {never} */
export function fail(message, code) {
  console.error(message);
  if (code?.startsWith('TIV-')) console.error(`${code}: docs/reference/errors/${code}.md`);
  process.exit(1);
}

/** Ends the process with an error's message. @param {Error & { code?: string }} error @returns {never} */
export const failWith = ({ message, code }) => fail(message, code);

/** Logs a step and its duration; a failure ends the process with one line. @template T @param {string} name @param {() => T | Promise<T>} work @returns {Promise<T>} */
export async function step(name, work) {
  const startedAt = Date.now();
  console.log(`• ${name}`);
  const result = await Promise.resolve()
    .then(work)
    .catch((error) => fail(`${name}: ${error.message}`, error.code));
  console.log(`  done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a command to its end; rejects if it fails. @param {string} command @param {string[]} args
 * @param {SpawnOptions} [options] @param {string} [name] for the error @returns {Promise<void>} */
export function run(command, args, options = {}, name = `${command} ${args.join(' ')}`) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed (exit ${code})`)),
    );
  });
}

/** @param {string[]} args @param {SpawnOptions} [options] */
export const runNpm = async (args, options) =>
  run(process.execPath, [npmScript(), ...args], options, ['npm', ...args].join(' '));

/** Whether node_modules has the versions and links of the lockfile. */
function isInstalled() {
  const read = (/** @type {string} */ file) =>
    JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')).packages;
  if (!fs.existsSync(path.join(ROOT, 'node_modules/.package-lock.json'))) return false;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(
    ([folder, { version, optional }]) =>
      !folder.includes('node_modules/') ||
      optional ||
      (installed[folder] && installed[folder].version === version),
  );
}

/** Installs the packages unless they are those of the lockfile. */
async function installPackages() {
  if (isInstalled()) return;
  await step('Installing dependencies', () =>
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** Installs what is missing, and lets this process import TypeScript. */
export async function prepareTypeScript() {
  await installPackages();
  const { register } = await import('tsx/esm/api');
  register();
}
