/** Runs npm, Nx and installed programs for the commands. */
import { spawn, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { ROOT, run, step } from './bootstrap.mjs';
import { nxProgress } from './nx-progress.ts';

export { ROOT, fail, failWith, findProgram, npmScript, run, runNpm, step } from './bootstrap.mjs';

/** Node flags to run a TypeScript file in a process of its own. */
export const TYPESCRIPT = ['--import', 'tsx'];

/** Room for new objects (MB): compilers and tests of components make so many that collecting them takes a seventh of their time. */
export const ROOM = '--max-semi-space-size=64';

/** Nx as one process with plain output. */
export const NX_ENV = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${ROOM}`,
};

/** Packages whose command has another name. */
const PACKAGES: Record<string, string> = {
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

/** The script of an installed command, for the running Node: Windows cannot spawn `npx`. */
export function toolScript(name: string): string {
  const folder = path.join(ROOT, 'node_modules', PACKAGES[name] ?? name);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Runs an installed command, such as `nx` or `tsc`. */
export const runTool = async (name: string, args: string[], options?: SpawnOptions) =>
  run(process.execPath, [toolScript(name), ...args], options, [name, ...args].join(' '));

/** Builds the libraries that commands import, if nothing has built them yet. */
export async function buildLibraries() {
  if (fs.existsSync(path.join(ROOT, 'libs/releases/dist/index.js'))) return;
  await step('Building the libraries', () =>
    nx(['run-many', '-t', 'build', '-p', '@tivara/releases']),
  );
}

/** Runs an Nx command and logs each project that is done; Nx's own output follows if it fails. */
export function nx(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [toolScript('nx'), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...NX_ENV },
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

export const buildAll = () => step('Building what changed', () => nx(['run-many', '-t', 'build']));
