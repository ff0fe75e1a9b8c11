// @ts-check
/** Keeps what a bench measured, with the machine's own speed beside it: docs/performance/{name}.json. */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../steps.mjs';
import { FOLDER, writePage } from './page.mjs';

/**
 * @template Raw
 * @typedef {object} Record
 * @property {string} at ISO time.
 * @property {string} commit
 * @property {Machine} machine
 * @property {Raw} samples As they were measured, nothing left out.
 */
/** @typedef {{ processor: string, cores: number, node: string, hashMs: number }} Machine `hashMs`: 64 MiB through SHA-256 on one core. */

/** And writes the page anew. @template Raw @param {string} name @param {Raw} samples */
export async function record(name, samples) {
  fs.mkdirSync(FOLDER, { recursive: true });
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: ROOT });
  /** @type {Record<Raw>} */
  const kept = {
    at: new Date().toISOString(),
    commit: commit.toString().trim(),
    machine: machine(),
    samples,
  };
  fs.writeFileSync(path.join(FOLDER, `${name}.json`), `${JSON.stringify(kept)}\n`);
  await writePage(FOLDER);
}

/** @returns {Machine} */
export function machine() {
  const data = Buffer.alloc(64 * 1024 * 1024);
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    createHash('sha256').update(data).digest();
    return performance.now() - began;
  });
  return {
    processor: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    node: process.version,
    hashMs: Math.round(Math.min(...times)),
  };
}
