// @ts-check
/** What start, dev, test and verify share. Only Node's own modules: this runs before anything is installed. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

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

/** Runs a command to its end; rejects with its name when it fails. @param {string} command @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] @returns {Promise<void>} */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(' ')} failed (exit ${code})`)),
    );
  });
}

/** Installs the dependencies when the lockfile has changed since the last time. */
export async function installDependencies() {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  const lock = path.join(ROOT, 'package-lock.json');
  if (fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs)
    return;
  await step('Installing dependencies', () =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** Builds the libraries that commands themselves use, where nothing has built them yet. */
export async function buildLibraries() {
  await installDependencies();
  if (fs.existsSync(path.join(ROOT, 'libs/releases/dist/index.js'))) return;
  await step('Building the libraries', () => nx(['build', '@tivara/releases']));
}

/** @param {string[]} args */
export const nx = (args) =>
  run('npx', ['nx', ...args, '--outputStyle=static'], {
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    // A pipe that nobody reads would hold up a build that says much.
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Builds every app that changed. */
export const buildAll = () => step('Building what changed', () => nx(['run-many', '-t', 'build']));
