// @ts-check
/**
 * CPU of the API's process for each answer of a list of 24 with facet counts, at 1,000 products, beside a bare node:http server
 * that answers the same bytes. CPU time, not the clock: other work on the machine hardly shows in it.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buildAll } from '../steps.mjs';
import { get, measure, start } from './measure.mjs';

const PRODUCTS = 1000;
const TIMES = { warmUp: 300, requests: 2000 };
const ROUNDS = 3;
const SEARCH = '/api/products?Gender=MEN&page=1&pageSize=24';

/** @typedef {import('./measure.mjs').Server} Server */

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
    const { etag = '', body } = await get(api, agent, SEARCH);
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
        const ms = await measure(server, agent, SEARCH, headers, TIMES);
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
