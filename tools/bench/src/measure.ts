/** Starts what is measured, sends calls to it and reads the CPU time that they cost: unlike the clock, it hardly depends on other work. */
import http from 'node:http';
import path from 'node:path';
import pLimit from 'p-limit';
import { startServer, type Server } from '@tivara/workspace/servers';
import { TYPESCRIPT } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { cpuOfPid } from './process-stats.ts';
import { groupsOf, median, quantile } from './statistics.ts';

export const ENGINES = ['SQLite', 'MariaDB'] as const;
export type Engine = (typeof ENGINES)[number];

/** The catalogue that calls are measured with, and the calls at a time. */
export const PRODUCTS = 1000;
export const PARALLEL = 8;

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: object | string;
}

export const ADMIN = { email: 'bench@tivara.example', password: 'a-password-for-the-bench' };

/** CPU times so far of its process, and of the database or the API behind it. (µs) */
export interface Measured extends Server {
  cpu(): Promise<number> | number;
  behind(): number;
}

/** Starts a script of this folder, with nothing of the environment but PATH. */
export async function start(
  file: string,
  env: Record<string, string>,
  behind = () => 0,
): Promise<Measured> {
  const server = await startServer(path.join(import.meta.dirname, file), {
    env: { PATH: process.env.PATH, ...env },
    execArgv: TYPESCRIPT,
  });
  const cpu = () =>
    new Promise<number>((resolve) => {
      server.child.once('message', (message: { cpu: number }) => resolve(message.cpu));
      server.child.send('cpu');
    });
  return { ...server, cpu, behind };
}

/** Starts an API that answers only this benchmark. @param size `BENCH_PRODUCTS`, `BENCH_STORES` and `BENCH_ADMIN_ROWS` */
export async function startMeasuredApi(
  size: Record<`BENCH_${string}`, number>,
  engine: Engine = 'SQLite',
): Promise<Measured & AsyncDisposable> {
  const folder = temporaryFolder('bench');
  const mariadb = engine === 'MariaDB' ? await startDatabase() : null;
  const settings = {
    ...apiSettings(folder.path, size),
    ...(mariadb && { DATABASE_URL: mariadb.url }),
  };
  const server = await start('api-process.ts', settings, mariadb?.cpu);
  return {
    ...server,
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
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const described = text && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    http
      .request(
        { host: '127.0.0.1', port, path, method, headers: { ...described, ...headers } },
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

/** What calls to a server cost: `cpu` and `behind` in ms for each answer; `latencies` in ms; `seconds` for all of them. */
export interface Cost {
  cpu: number;
  behind: number;
  latencies: number[];
  seconds: number;
}

/** Sends calls, `PARALLEL` at a time. */
export async function load(server: Measured, next: () => Call, requests: number): Promise<Cost> {
  const before = [await server.cpu(), server.behind()];
  const latencies: number[] = [];
  const began = performance.now();
  await pLimit(PARALLEL).map(Array(requests).keys(), async () => {
    const call = next();
    const sent = performance.now();
    const { status } = await request(server, call);
    latencies.push(toDigits(performance.now() - sent, 2));
    if (![200, 201, 304].includes(status)) throw new Error(`${call.path} answered ${status}`);
  });
  const seconds = toDigits((performance.now() - began) / 1000, 4);
  const after = [await server.cpu(), server.behind()];
  const [cpu, behind] = after.map((time, at) => toDigits((time - before[at]) / 1000 / requests, 4));
  return { cpu, behind, latencies, seconds };
}

const toDigits = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Measures each case in turn, in every other round from the last to the first, so that a slow moment of the machine affects all of them. The first
 * round warms up and does not count.
 */
export async function inRounds<Case, Values extends object>(
  rounds: number,
  cases: readonly Case[],
  measure: (each: Case, round: number) => Promise<Values>,
): Promise<(Values & { round: number })[]> {
  const samples: (Values & { round: number })[] = [];
  for (let round = -1; round < rounds; round++)
    for (const each of round % 2 ? cases.toReversed() : cases) {
      const values = await measure(each, round);
      if (round >= 0) samples.push({ round, ...values });
    }
  return samples;
}

/** One value for the rounds of each call. CPU is that of the round that was the cheapest in both processes together, which other work disturbed least. */
export const cheapest = <Round extends Cost>(rounds: Round[], ...keys: (keyof Round)[]) =>
  groupsOf(rounds, (round) => keys.map((key) => round[key]).join()).map((group) => {
    const latencies = group.flatMap((round) => round.latencies);
    const [round] = group.toSorted((a, b) => a.cpu + a.behind - (b.cpu + b.behind));
    return {
      ...round,
      both: round.cpu + round.behind,
      p50: median(latencies),
      p95: quantile(latencies, 0.95),
      perSecond: Math.max(...group.map((each) => each.latencies.length / each.seconds)),
    };
  });

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
