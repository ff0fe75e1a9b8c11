/** Starts what is measured, sends calls to it and reads the CPU time that they cost: unlike the clock, it hardly depends on other work. */
import http from 'node:http';
import path from 'node:path';
import pLimit from 'p-limit';
import { startServer, type Server } from '@tivara/workspace/servers';
import { TYPESCRIPT } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { cpuOfPid } from './process-stats.ts';

export const ENGINES = ['SQLite', 'MariaDB'] as const;
export type Engine = (typeof ENGINES)[number];

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

export const ADMIN = { email: 'bench@tivara.example', password: 'a-password-for-the-bench' };

/** Starts a script of this folder, with nothing of the environment but PATH. */
export const start = (file: string, env: Record<string, string>): Promise<Server> =>
  startServer(path.join(import.meta.dirname, file), {
    env: { PATH: process.env.PATH, ...env },
    execArgv: TYPESCRIPT,
  });

/** An API that answers only this benchmark, over a database of this size. */
export interface MeasuredApi extends Server, AsyncDisposable {
  engine: Engine;
  /** CPU time of a database in a process of its own, so far. (µs) */
  databaseCpu(): number;
}

/** @param size `BENCH_PRODUCTS`, `BENCH_STORES` and `BENCH_ADMIN_ROWS` */
export async function startMeasuredApi(
  size: Record<`BENCH_${string}`, number>,
  engine: Engine = 'SQLite',
): Promise<MeasuredApi> {
  const folder = temporaryFolder('bench');
  const mariadb = engine === 'MariaDB' ? await startDatabase() : null;
  const server = await start('api-process.ts', {
    ...apiSettings(folder.path, size),
    ...(mariadb && { DATABASE_URL: mariadb.url }),
  });
  return {
    ...server,
    engine,
    databaseCpu: () => mariadb?.cpu() ?? 0,
    async [Symbol.asyncDispose]() {
      server.child.kill();
      await mariadb?.stop();
      folder[Symbol.dispose]();
    },
  };
}

export const apiSettings = (dataDir: string, size: Record<string, number>) => ({
  DATA_DIR: dataDir,
  SEED: 'demo',
  LOG_LEVEL: 'silent',
  TRUST_PROXY: 'loopback',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  ...Object.fromEntries(Object.entries(size).map(([name, count]) => [name, String(count)])),
});

/** The MariaDB of the API's tests, with an empty database; and the API's driver for it. */
const MARIADB = '../../../apps/api/test/support/mariadb.mjs';
const DRIVER = 'mysql2/promise';

/** `cpu`: its CPU time so far. (µs) */
export async function startDatabase() {
  const { createConnection } = await import(DRIVER);
  const { startMariadb } = await import(MARIADB);
  const { url, pid, stop } = await startMariadb();
  const connection = await createConnection(url);
  await connection.query('CREATE DATABASE bench');
  await connection.end();
  return { url: `${url}/bench`, pid, cpu: () => cpuOfPid(pid), stop };
}

export function request(
  { port }: Pick<Server, 'port'>,
  { path, method = 'GET', headers = {}, body }: Call,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }> {
  const text = body && JSON.stringify(body);
  const described = text && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    http
      .request(
        { host: '127.0.0.1', port, path, method, headers: { ...headers, ...described } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      )
      .once('error', reject)
      .end(text);
  });
}

export const getJson = async (server: Server, path: string, headers?: Record<string, string>) =>
  JSON.parse((await request(server, { path, headers })).body.toString());

/** Sends calls, so many at a time. @returns the duration of each (ms) and of all (s) */
export async function load(
  server: Server,
  next: () => Call,
  { requests, parallel = 4 }: { requests: number; parallel?: number },
): Promise<{ latencies: number[]; seconds: number }> {
  const latencies: number[] = [];
  const began = performance.now();
  await pLimit(parallel).map(Array(requests).keys(), async () => {
    const call = next();
    const sent = performance.now();
    const { status } = await request(server, call);
    latencies.push(performance.now() - sent);
    if (![200, 201, 304].includes(status)) throw new Error(`${call.path} answered ${status}`);
  });
  return { latencies, seconds: (performance.now() - began) / 1000 };
}

/** The CPU time of a call in the API and its database, as the minimum of the rounds. (ms) */
export async function cpuPerCall(
  api: MeasuredApi,
  call: Call,
  { warmUp, requests, rounds }: { warmUp: number; requests: number; rounds: number },
): Promise<number> {
  let min = Infinity;
  for (let round = 0; round < rounds; round++) {
    await load(api, () => call, { requests: warmUp });
    const before = (await cpuOf(api)) + api.databaseCpu();
    await load(api, () => call, { requests });
    min = Math.min(min, ((await cpuOf(api)) + api.databaseCpu() - before) / 1000 / requests);
  }
  return min;
}

/** The CPU time of a process started here, so far. (µs) */
export function cpuOf({ child }: Server): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message: { cpu: number }) => resolve(message.cpu));
    child.send('cpu');
  });
}

/** @returns the session's cookie */
export async function logIn({ origin }: Server): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}.`);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
