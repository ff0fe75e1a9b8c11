import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const PROGRAM = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'redis-server'))
  .find((file) => existsSync(file));

export const hasRedis = PROGRAM !== undefined;

/** Starts a Redis that keeps nothing, on a free port of the loopback. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!PROGRAM)
    throw new Error('There is no redis-server: install it (Debian: apt-get install redis-server).');
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const child = spawn(PROGRAM, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let log = '';
  for await (const chunk of child.stdout) {
    log += String(chunk);
    if (log.includes('Ready to accept connections')) break;
  }
  const ended = once(child, 'exit');
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
