// @ts-check
/**
 * CPU of the API's process for each answer of a list of 24 with facet counts, at 1,000 products, beside a bare node:http server
 * that answers the same bytes. CPU time, not the clock: other work on the machine hardly shows in it.
 */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, buildAll } from '../steps.mjs';

const PRODUCTS = 1000;
const WARM_UP = 300;
const REQUESTS = 2000;
const ROUNDS = 3;
const SEARCH = '/api/products?Gender=MEN&page=1&pageSize=24';

/** @typedef {{ child: import('node:child_process').ChildProcess, port: number }} Server */
/** @typedef {{ etag?: string, body: Buffer, status: number }} Answer */

export async function run() {
  await buildAll();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const env = {
    DATA_DIR: dataDir,
    SEED: 'demo',
    LOG_LEVEL: 'silent',
    BENCH_PRODUCTS: String(PRODUCTS),
  };
  const api = await start('api-process.mjs', env);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  try {
    const { etag = '', body } = await get(api, agent);
    fs.writeFileSync(path.join(dataDir, 'body.json'), body);
    const bare = await start('bare-process.mjs', {
      BODY: path.join(dataDir, 'body.json'),
      ETAG: etag,
    });
    /** @type {[string, Server, Record<string, string>][]} */
    const cases = [
      ['without a cache', api, {}],
      ['unchanged, whole answer', api, {}],
      ['unchanged, 304', api, { 'if-none-match': etag }],
      ['node:http, whole answer', bare, {}],
      ['node:http, 304', bare, { 'if-none-match': etag }],
    ];
    console.log(`${PRODUCTS} products, 24 of them in ${body.length} bytes with facet counts`);
    console.log('CPU of the answering process, ms for each answer (best of rounds):');
    /** @type {Record<string, number>} */
    const best = {};
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, server, headers] of cases) {
        api.child.send(name === 'without a cache' ? 'changing' : 'unchanged');
        const ms = await measure(server, agent, headers);
        best[name] = Math.min(best[name] ?? Infinity, ms);
      }
    for (const [name, ms] of Object.entries(best))
      console.log(`  ${name.padEnd(26)}${ms.toFixed(3)}`);
    const ratio = (/** @type {string} */ a, /** @type {string} */ b) =>
      (Number(best[a]) / Number(best[b])).toFixed(2);
    console.log(
      `  whole answer: ${ratio('unchanged, whole answer', 'node:http, whole answer')} × node:http`,
    );
    console.log(`  304: ${ratio('unchanged, 304', 'node:http, 304')} × node:http`);
    bare.child.kill();
  } finally {
    api.child.kill();
    agent.destroy();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string} file @param {Record<string, string>} env @returns {Promise<Server>} */
function start(file, env) {
  const at = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(at, { cwd: ROOT, env: { PATH: process.env.PATH, ...env } });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.on('message', (message) => {
      const { port } = /** @type {{ port?: number }} */ (message);
      if (port) resolve({ child, port });
    });
  });
}

/** @param {Server} server @param {http.Agent} agent @param {Record<string, string>} [headers] @returns {Promise<Answer>} */
function get({ port }, agent, headers = {}) {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: SEARCH, agent, headers }, (answer) => {
        /** @type {Buffer[]} */
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(chunks),
            ...(answer.headers.etag && { etag: answer.headers.etag }),
          }),
        );
      })
      .once('error', reject);
  });
}

/** @param {Server} server @param {http.Agent} agent @param {Record<string, string>} headers @returns {Promise<number>} ms of CPU for an answer */
async function measure(server, agent, headers) {
  await many(server, agent, headers, WARM_UP);
  const before = await cpu(server);
  await many(server, agent, headers, REQUESTS);
  return ((await cpu(server)) - before) / 1000 / REQUESTS;
}

/** @param {Server} server @param {http.Agent} agent @param {Record<string, string>} headers @param {number} count */
async function many(server, agent, headers, count) {
  let next = 0;
  const one = async () => {
    while (next++ < count) {
      const { status } = await get(server, agent, headers);
      if (status !== 200 && status !== 304) throw new Error(`answered ${status}`);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
}

/** Microseconds of CPU so far. @param {Server} server @returns {Promise<number>} */
function cpu({ child }) {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(/** @type {{ cpu: number }} */ (message).cpu));
    child.send('cpu');
  });
}
