/**
 * How benches start processes and read what an answer costs them. CPU time, not the clock: other work hardly shows in it.
 */
import { fork } from 'node:child_process';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { ROOT, TYPESCRIPT } from '@tivara/workspace/steps';
import type { ChildProcess } from 'node:child_process';

export interface Server {
  child: ChildProcess;
  port: number;
}
export interface Answer {
  etag?: string;
  body: Buffer;
  status: number;
}

/** Starts a process that tells its port. */
export function start(file: string, env: Record<string, string>): Promise<Server> {
  const at = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(at, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    execArgv: TYPESCRIPT,
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.on('message', (message) => {
      const { port } = message as { port?: number };
      if (port) resolve({ child, port });
    });
  });
}

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

export const get = (
  server: Server,
  agent: http.Agent,
  path: string,
  headers: Record<string, string> = {},
) => request(server, agent, { path, headers });

export function request(
  { port }: Server,
  agent: http.Agent,
  { path, method = 'GET', headers = {}, body }: Call,
): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const described = text && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    http
      .request(
        { host: '127.0.0.1', port, path, agent, method, headers: { ...headers, ...described } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(chunks),
              ...(answer.headers.etag && { etag: answer.headers.etag }),
            }),
          );
        },
      )
      .once('error', reject)
      .end(text);
  });
}

/** @returns ms of CPU for an answer */
export async function measure(
  server: Server,
  agent: http.Agent,
  path: string,
  headers: Record<string, string>,
  { warmUp, requests }: { warmUp: number; requests: number },
): Promise<number> {
  const next = () => ({ path, headers });
  await load(server, agent, next, { requests: warmUp });
  const before = await cpu(server);
  await load(server, agent, next, { requests });
  return ((await cpu(server)) - before) / 1000 / requests;
}

/**
 * Sends calls, so many at a time, each when one before it is answered.
 * @returns ms of each, and how long they took together
 */
export async function load(
  server: Server,
  agent: http.Agent,
  next: () => Call,
  { requests, atOnce = 4 }: { requests: number; atOnce?: number },
): Promise<{ latencies: number[]; seconds: number }> {
  const latencies: number[] = [];
  let left = requests;
  const one = async () => {
    while (left-- > 0) {
      const call = next();
      const began = performance.now();
      const { status } = await request(server, agent, call);
      latencies.push(performance.now() - began);
      if (![200, 201, 304].includes(status)) throw new Error(`${call.path} answered ${status}`);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, one));
  return { latencies, seconds: (performance.now() - began) / 1000 };
}

/** Microseconds of CPU so far. */
export function cpu({ child }: Server): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { cpu: number }).cpu));
    child.send('cpu');
  });
}

/** The one that the API's tests start, and the API's driver for it. */
const SERVER = '../../../apps/api/test/support/mariadb.mjs';
const DRIVER = 'mysql2/promise';

/** A throwaway MariaDB with an empty database. */
export async function database() {
  const { createConnection } = await import(DRIVER);
  const { startMariadb } = await import(SERVER);
  const { url, pid, stop } = await startMariadb();
  const connection = await createConnection(url);
  await connection.query('CREATE DATABASE bench');
  await connection.end();
  return { url: `${url}/bench`, pid, stop };
}

/** Who works in the back office here. */
export const ADMIN = { email: 'bench@tivara.example', password: 'a-password-for-the-bench' };
export const ADMIN_SETTINGS = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** @returns the session's cookie */
export async function logIn({ port }: Server): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}.`);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
