// @ts-check
/** Finds Blender and has it draw a scene. */
import { execFile, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = path.join(path.dirname(fileURLToPath(import.meta.url)), 'blender/render.py');
const OLDEST = 3.4;

const NEEDED = `The pictures are drawn by Blender ${OLDEST} or later, which was not found.
  Debian, Ubuntu   sudo apt-get install blender
  macOS            brew install --cask blender
  elsewhere        https://www.blender.org/download/
A Blender that is not on the PATH is named with BLENDER=/path/to/blender.
The site itself does not need it: it is only for making the demo pictures anew.`;

/** @returns {Promise<string>} the program's path */
export async function findBlender() {
  const program = process.env.BLENDER ?? 'blender';
  const answer = await promisify(execFile)(program, ['--version']).catch(() => null);
  const version = Number(/Blender (\d+\.\d+)/.exec(answer?.stdout ?? '')?.[1]);
  if (!version) throw new Error(NEEDED);
  if (version < OLDEST) throw new Error(`${program} is version ${version}.\n${NEEDED}`);
  return program;
}

/**
 * On one core.
 * @param {string} program @param {string} scene file @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function draw(program, scene, signal) {
  const flags = ['-b', '-noaudio', '--factory-startup', '-t', '1'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...flags, '--python-exit-code', '1', '-P', SCRIPT, '--', scene], {
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    child.stdout.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
    child.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
    child.on('error', reject);
    child.on('spawn', () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Blender stopped with code ${code}.\n${log}`)),
    );
  });
}
