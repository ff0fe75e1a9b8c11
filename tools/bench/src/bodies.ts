/** npm run bench -- bodies: the CPU time that refusing a hostile body costs, and how long the health check takes meanwhile. */
import http from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { BrokenLimits } from './limits.ts';
import { cpuOf, request, startMeasuredApi, type MeasuredApi } from './measure.ts';
import { rounded } from './statistics.ts';

/** The bodies of the API's tests. */
const BODIES = '../../../apps/api/test/support/hostile-bodies.ts';

const REPEATS = 5;
const MAX_CPU_MS = 50;
const MAX_HEALTH_MS = 100;
const PROBE_EVERY_MS = 20;
const SLOW_CONNECTIONS = 100;
const SLOW_SECONDS = 5;

export async function run() {
  const { HOSTILE, PUBLIC } = await import(BODIES);
  await using api = await startMeasuredApi({ BENCH_PRODUCTS: 60 });
  const broken: string[] = [];
  const check = (what: string, cpuMs: number, healthMs: number) => {
    if (cpuMs > MAX_CPU_MS) broken.push(`${what}: ${rounded(cpuMs)} ms of CPU`);
    if (healthMs > MAX_HEALTH_MS) broken.push(`${what}: /health/live took ${rounded(healthMs)} ms`);
  };
  // The first calls compile the code.
  const [, type, body] = HOSTILE.at(-1);
  for (const path of PUBLIC) await post(api, path, type, body);
  for (const [what, type, body] of HOSTILE) {
    const costs: number[] = [];
    const healthMs = await probe(api, async () => {
      for (const path of PUBLIC) {
        const before = await cpuOf(api);
        for (let count = 0; count < REPEATS; count++) await post(api, path, type, body);
        const cpuMs = ((await cpuOf(api)) - before) / 1000 / REPEATS;
        costs.push(cpuMs);
        check(`${what} to ${path}`, cpuMs, 0);
      }
    });
    check(what, 0, healthMs);
    console.log(
      `  ${what}: at most ${rounded(Math.max(...costs))} ms of CPU, /health/live at most ${rounded(healthMs)} ms`,
    );
  }
  const before = await cpuOf(api);
  const healthMs = await probe(api, () => sendSlowly(api));
  const cpuMs = ((await cpuOf(api)) - before) / 1000 / SLOW_CONNECTIONS;
  check('slow bodies', cpuMs, healthMs);
  console.log(
    `  ${SLOW_CONNECTIONS} slow bodies for ${SLOW_SECONDS} s: ${rounded(cpuMs)} ms of CPU each, /health/live at most ${rounded(healthMs)} ms`,
  );
  if (broken.length) throw new BrokenLimits(broken.join('\n  '));
}

let visitors = 0;

/** From another network each time, so that no limit of requests refuses it first. */
function post({ port }: MeasuredApi, path: string, type: string, body: string): Promise<void> {
  visitors++;
  const headers = {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { host: '127.0.0.1', port, path, method: 'POST', headers },
      (answer) => {
        answer.resume().once('close', resolve);
        if (![400, 413].includes(answer.statusCode ?? 0))
          reject(new Error(`${path} answered ${answer.statusCode}`));
      },
    );
    // An early answer closes the connection while the body is sent.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? resolve() : reject(error),
    );
    sent.end(body);
  });
}

/** @returns the longest answer of the health check meanwhile (ms) */
async function probe(api: MeasuredApi, work: () => Promise<void>): Promise<number> {
  let max = 0;
  let isDone = false;
  const probing = (async () => {
    while (!isDone) {
      const began = performance.now();
      await request(api, { path: '/health/live' });
      max = Math.max(max, performance.now() - began);
      await delay(PROBE_EVERY_MS);
    }
  })();
  await work();
  isDone = true;
  await probing;
  return max;
}

async function sendSlowly({ port }: MeasuredApi) {
  const sockets = Array.from({ length: SLOW_CONNECTIONS }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write(
      'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
    );
  }
  for (let second = 0; second < SLOW_SECONDS; second++) {
    await delay(1000);
    for (const socket of sockets) socket.write(' ');
  }
  for (const socket of sockets) socket.destroy();
}
