/** Finds Blender and renders scene files with it. */
import { execFile, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = path.join(import.meta.dirname, 'blender/render.py');
const MIN_VERSION = 3.4;

const REQUIREMENTS = `The pictures are rendered by Blender ${MIN_VERSION} or later, which was not found.
  Debian, Ubuntu   sudo apt-get install blender
  macOS            brew install --cask blender
  elsewhere        https://www.blender.org/download/
Set BLENDER=/path/to/blender if it is not on the PATH.
The site itself does not need it: it is only for rendering the demo pictures again.`;

/** @returns the program's path */
export async function findBlender() {
  const program = process.env.BLENDER ?? 'blender';
  const output = await promisify(execFile)(program, ['--version']).catch(() => null);
  const version = Number(/Blender (\d+\.\d+)/.exec(output?.stdout ?? '')?.[1]);
  if (!version) throw new Error(REQUIREMENTS);
  if (version < MIN_VERSION) throw new Error(`${program} is version ${version}.\n${REQUIREMENTS}`);
  return program;
}

/** Renders the passes of a scene file on one core, at low priority. */
export function renderPasses(program: string, sceneFile: string, signal: AbortSignal) {
  const flags = ['-b', '-noaudio', '--factory-startup', '-t', '1', '--python-exit-code', '1'];
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, [...flags, '-P', SCRIPT, '--', sceneFile], {
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
    child.on('error', reject);
    child.on('spawn', () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Blender exited with code ${code}.\n${log}`)),
    );
  });
}
