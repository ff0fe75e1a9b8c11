// @ts-check
/** What start, dev, test and verify share. Only Node's own modules: this runs before anything is installed. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { nxProgress } from './nx-progress.mjs';
import { ROOT, npmScript, toolScript } from './programs.mjs';

export { ROOT };

/** Ends the process with one line. @param {string} message @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Says what is being done and how long it took; a failure ends the process with one line. @template T @param {string} what @param {() => T | Promise<T>} work @returns {Promise<T>} */
export async function step(what, work) {
  const began = Date.now();
  console.log(`• ${what}`);
  const result = await Promise.resolve()
    .then(work)
    .catch((error) => fail(`${what}: ${error.message}`));
  console.log(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** Runs a command to its end; rejects with its name when it fails. @param {string} command @param {string[]} args
 * @param {SpawnOptions} [options] @param {string} [name] As a failure names it. @returns {Promise<void>} */
export function run(command, args, options = {}, name = `${command} ${args.join(' ')}`) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed (exit ${code})`)),
    );
  });
}

/** Runs an installed tool, such as `nx` or `tsc`. @param {string} name @param {string[]} args @param {SpawnOptions} [options] */
export const runTool = async (name, args, options) =>
  run(process.execPath, [toolScript(name), ...args], options, [name, ...args].join(' '));

/** @param {string[]} args @param {SpawnOptions} [options] */
export const runNpm = async (args, options) =>
  run(process.execPath, [npmScript(), ...args], options, ['npm', ...args].join(' '));

/** Installs the dependencies when the lockfile has changed since the last time. */
export async function installDependencies() {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  const lock = path.join(ROOT, 'package-lock.json');
  if (fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs)
    return;
  await step('Installing dependencies', () =>
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** Builds the libraries that commands themselves use, where nothing has built them yet. */
export async function buildLibraries() {
  await installDependencies();
  if (fs.existsSync(path.join(ROOT, 'libs/releases/dist/index.js'))) return;
  await step('Building the libraries', () =>
    nx(['run-many', '-t', 'build', '-p', '@tivara/releases']),
  );
}

/** Runs an Nx command and logs each project that is done; Nx's own output follows if it fails. @param {string[]} args @returns {Promise<void>} */
export function nx(args) {
  const child = spawn(process.execPath, [toolScript('nx'), ...args], {
    cwd: ROOT,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { onLine, rest } = nxProgress(console.log);
  readline.createInterface({ input: child.stdout }).on('line', onLine);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      console.error(rest());
      reject(new Error(`nx ${args.join(' ')} failed (exit ${code})`));
    });
  });
}

/** Builds every app that changed. */
export const buildAll = () => step('Building what changed', () => nx(['run-many', '-t', 'build']));
