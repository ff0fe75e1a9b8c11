import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';
import { npmScript } from '@tivara/workspace/steps';

/** Where and as whom a command runs. */
export type Place = Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> & { env?: Record<string, string> };

const start = (args: string[], { env, ...place }: Place): ChildProcess =>
  spawn(process.execPath, [npmScript(), ...args], {
    ...place,
    // The site of other tests in this process has an administrator of its own.
    env: { ...process.env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ...env },
    // A group of its own: npm leaves its script running when it is ended itself.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs an npm command to its end. @returns its exit code and output */
export async function npm(
  args: string[],
  place: Place,
): Promise<{ code: number | null; output: string }> {
  const child = start(args, place);
  let output = '';
  child.stdout?.on('data', (text) => (output += String(text)));
  child.stderr?.on('data', (text) => (output += String(text)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output };
}

export interface Served {
  pid: number;
  /** All that it printed until it served. */
  output: string;
  stop(): Promise<void>;
}

/** Starts an npm command that serves the site, and waits until it does. */
export async function npmServe(args: string[], place: Place): Promise<Served> {
  const child = start(args, place);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  child.stderr?.on('data', (text) => (output += String(text)));
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const serves = new Promise<boolean>((resolve) => {
    lines.on('line', (line) => {
      output += `${line}\n`;
      if (line.startsWith('Tivara is at')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  if (!(await serves)) throw new Error(`npm ${args.join(' ')} ended before it served:\n${output}`);
  const pid = child.pid as number;
  const stop = async () => {
    process.kill(-pid);
    await ended;
  };
  return { pid, output, stop };
}
