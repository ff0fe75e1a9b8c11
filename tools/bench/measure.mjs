// @ts-check
/** How benches start processes and read what an answer costs them. CPU time, not the clock: other work hardly shows in it. */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../steps.mjs';

/** @typedef {{ child: import('node:child_process').ChildProcess, port: number }} Server */
/** @typedef {{ etag?: string, body: Buffer, status: number }} Answer */

/** Starts a process that tells its port. @param {string} file @param {Record<string, string>} env @returns {Promise<Server>} */
export function start(file, env) {
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

/** @param {Server} server @param {http.Agent} agent @param {string} path @param {Record<string, string>} [headers] @returns {Promise<Answer>} */
export function get({ port }, agent, path, headers = {}) {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
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

/**
 * @param {Server} server @param {http.Agent} agent @param {string} path @param {Record<string, string>} headers
 * @param {{ warmUp: number, requests: number }} times
 * @returns {Promise<number>} ms of CPU for an answer
 */
export async function measure(server, agent, path, headers, { warmUp, requests }) {
  await many(server, agent, path, headers, warmUp);
  const before = await cpu(server);
  await many(server, agent, path, headers, requests);
  return ((await cpu(server)) - before) / 1000 / requests;
}

/** @param {Server} server @param {http.Agent} agent @param {string} path @param {Record<string, string>} headers @param {number} count */
async function many(server, agent, path, headers, count) {
  let next = 0;
  const one = async () => {
    while (next++ < count) {
      const { status } = await get(server, agent, path, headers);
      if (status !== 200 && status !== 304) throw new Error(`answered ${status}`);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
}

/** Microseconds of CPU so far. @param {Server} server @returns {Promise<number>} */
export function cpu({ child }) {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(/** @type {{ cpu: number }} */ (message).cpu));
    child.send('cpu');
  });
}

/** Microseconds of CPU so far of a process of this machine, in the hundredths of a second that Linux counts. @param {number | string} pid */
export function cpuOfPid(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
