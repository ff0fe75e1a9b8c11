// @ts-check
/**
 * CPU of the API's process (and, with DATABASE_URL, of the MariaDB it names by MARIADB_PID) for each search among 20,000 stores, with
 * nothing kept. CPU time, not the clock: other work on the machine hardly shows in it.
 */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, buildAll } from '../steps.mjs';

const STORES = 20_000;
const WARM_UP = 5;
const REQUESTS = 20;
const ROUNDS = 5;
/** What a search may cost. (ms) */
const BUDGET = 10;
const LAST = STORES / 10;
const SORTS = ['pincode', 'state', 'city', 'subcity', 'store_address', 'bp_name', 'number'];

const CASES = [
  'page=1',
  'city=City 7&page=1',
  'city=City 7&page=3',
  'locality=Locality 77&page=1',
  'pincode=400007&page=1',
  'q=house 1234&page=1',
  'q=street&page=1',
  'q=nothing at all&page=1',
  'q=street&sort=bp_name&page=1',
  'near=19.07,72.87&pageSize=10',
  'near=19.07,72.87&page=10',
  'near=0,0',
  ...SORTS.map((sort) => `sort=${sort}&page=1`),
  `sort=-bp_name&page=${LAST}`,
  `page=${LAST}`,
].map((query) => `/api/store?${query.replaceAll(' ', '%20')}`);
const PATHS = [...CASES, '/api/store/places', '/api/store/cities?city=City%207', '/api/store/77'];

export async function run() {
  await buildAll();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const { DATABASE_URL = '', MARIADB_PID = '', PATH } = process.env;
  const child = fork(fileURLToPath(new URL('stores-process.mjs', import.meta.url)), {
    cwd: ROOT,
    env: {
      PATH,
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'silent',
      BENCH_STORES: String(STORES),
      ...(DATABASE_URL && { DATABASE_URL }),
    },
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    /** @type {number} */
    const port = await new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The API ended with ${code}`)));
      child.on('message', (message) => {
        const { port } = /** @type {{ port?: number }} */ (message);
        if (port) resolve(port);
      });
    });
    const get = (/** @type {string} */ at) => fetchBytes(port, agent, at);
    const used = async () => (await cpuOf(child)) + (MARIADB_PID ? cpuOfPid(MARIADB_PID) : 0);
    console.log(
      `${STORES} stores. CPU of an answer, ms (least of ${ROUNDS} rounds), and its bytes:`,
    );
    let most = 0;
    for (const at of PATHS) {
      let [best, bytes] = [Infinity, 0];
      for (let count = 0; count < WARM_UP; count++) bytes = await get(at);
      for (let round = 0; round < ROUNDS; round++) {
        const before = await used();
        for (let count = 0; count < REQUESTS; count++) await get(at);
        best = Math.min(best, ((await used()) - before) / 1000 / REQUESTS);
      }
      most = Math.max(most, best);
      console.log(`  ${best.toFixed(2).padStart(6)}  ${String(bytes).padStart(7)}  ${at}`);
    }
    console.log(`  the dearest: ${most.toFixed(2)} of ${BUDGET}`);
    if (most > BUDGET) process.exitCode = 1;
  } finally {
    child.kill();
    agent.destroy();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {number} port @param {http.Agent} agent @param {string} at @returns {Promise<number>} bytes */
function fetchBytes(port, agent, at) {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: at, agent }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk) => (bytes += chunk.length));
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(bytes)
            : reject(new Error(`${at} answered ${answer.statusCode}`)),
        );
      })
      .once('error', reject);
  });
}

/** Microseconds so far. @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
function cpuOf(child) {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(/** @type {{ cpu: number }} */ (message).cpu));
    child.send('cpu');
  });
}

/** Microseconds so far, of a process of this machine, in the hundredths of a second that Linux counts. @param {string} pid */
function cpuOfPid(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
