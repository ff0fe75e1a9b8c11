import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { LONG_DEADLINES } from './deadlines.js';
import type { TestDatabase } from './engines.js';
import { present } from './present.js';

export interface ApiProcess {
  child: ChildProcess;
  messages: Record<string, unknown>[];
  /** Waits for a message of the type; fails with the error output when the process ends first. */
  message(type: string): Promise<Record<string, unknown>>;
  /** The exit code and what was written to standard error. */
  ended: Promise<{ code: number | null; stderr: string }>;
}

/** The database and folder of a test as the process reads them. */
export const environment = ({ setting, dataDir }: TestDatabase): Record<string, string> => ({
  DATA_DIR: dataDir,
  API_DEADLINES: JSON.stringify(LONG_DEADLINES),
  ...(setting.kind === 'mysql' ? { DATABASE_URL: setting.url } : {}),
});

/** Starts the API as another process would, with these settings alone. */
export function startProcess(env: Record<string, string>): ApiProcess {
  const child = fork(path.join(present(process.env.TIVARA_TEST_BUILD), 'main.js'), {
    env: { PORT: '0', SEED: 'none', ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  const errors = present(child.stderr);
  errors.on('data', (chunk) => (stderr += String(chunk)));
  const messages: Record<string, unknown>[] = [];
  child.on('message', (message) => messages.push(message as Record<string, unknown>));
  // 'close' never comes after the channel was disconnected from this side.
  const ended = Promise.all([once(child, 'exit'), once(errors, 'end')]).then(([[code]]) => ({
    code: code as number | null,
    stderr,
  }));
  const message = async (type: string) => {
    for (;;) {
      const found = messages.find((one) => one.type === type);
      if (found) return found;
      const over = await Promise.race([once(child, 'message').then(() => null), ended]);
      if (over) throw new Error(`The API ended with ${over.code}: ${over.stderr}`);
    }
  };
  running.add(child);
  child.once('exit', () => running.delete(child));
  return { child, messages, message, ended };
}

const running = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export const endProcesses = () => running.forEach((child) => child.kill('SIGKILL'));
