/** Keeps what a bench measured, with the machine's own speed beside it: docs/performance/{name}.json. */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { FOLDER, writePage } from './report.ts';

export interface Record<Raw> {
  /** ISO time. */
  at: string;
  commit: string;
  machine: Machine;
  /** As they were measured, nothing left out. */
  samples: Raw;
}
/** `hashMs`: 64 MiB through SHA-256 on one core. */
export interface Machine {
  processor: string;
  cores: number;
  node: string;
  hashMs: number;
}

/** And writes the page anew. */
export async function record<Raw>(name: string, samples: Raw) {
  fs.mkdirSync(FOLDER, { recursive: true });
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: ROOT });
  const entry: Record<Raw> = {
    at: new Date().toISOString(),
    commit: commit.toString().trim(),
    machine: machine(),
    samples,
  };
  fs.writeFileSync(path.join(FOLDER, `${name}.json`), `${JSON.stringify(entry)}\n`);
  await writePage(FOLDER);
}

export function machine(): Machine {
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
