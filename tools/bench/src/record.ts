/** Stores what a benchmark measured, with the machine's own speed, as docs/performance/{name}.json. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { demand, type SamplesOf } from './limits.ts';
import { hashDuration } from './machine-speed.ts';
import { FOLDER, writePage, type Measurement } from './report.ts';

/** Stores the samples, rewrites the page and prints its section. @throws BrokenLimits */
export async function record<Name extends keyof SamplesOf>(name: Name, samples: SamplesOf[Name]) {
  const entry: Measurement<SamplesOf[Name]> = {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim(),
    machine: {
      processor: os.cpus()[0]?.model.trim() ?? 'unknown',
      cores: os.availableParallelism(),
      node: process.version,
      hashMs: hashDuration(),
    },
    samples,
  };
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(path.join(FOLDER, `${name}.json`), `${JSON.stringify(entry)}\n`);
  console.log((await writePage(FOLDER))[name]);
  demand(name, samples);
}
