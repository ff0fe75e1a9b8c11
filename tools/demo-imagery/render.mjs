// @ts-check
/**
 * Draws the pictures of the demo catalogue that are missing:
 *
 *   node tools/demo-imagery/render.mjs [--only name] [--samples n] [--width px] [--threads n] [--out folder] [--list]
 *
 * It can be stopped at any time and goes on where it was. See README.md.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { draw, findBlender } from './blender.mjs';
import { readProducts } from './catalogue.mjs';
import { composite } from './compositor.mjs';
import { finishesOf } from './finishes.mjs';
import { frameSpec } from './frame-spec.mjs';
import { isDrawn, jobsFor } from './jobs.mjs';
import { describe, writeScene } from './scene.mjs';

/** Raise it when a change in the renderer should make every picture anew. */
const RECIPE = 1;
const OUT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../.data/demo-imagery');

/**
 * @typedef {import('./jobs.mjs').Job} Job
 * @typedef {{ only: string, samples: number, width: number, threads: number, out: string, list: boolean }} Options
 */

/** @returns {Options} */
function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      samples: { type: 'string', default: '48' },
      width: { type: 'string', default: '0' },
      threads: { type: 'string', default: '0' },
      out: { type: 'string', default: OUT },
      list: { type: 'boolean', default: false },
    },
  });
  const count = (/** @type {'samples' | 'width' | 'threads'} */ name) => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} takes a whole number.`);
    return value;
  };
  return {
    only: values.only,
    list: values.list,
    out: path.resolve(values.out),
    samples: count('samples'),
    width: count('width'),
    threads: count('threads'),
  };
}

/** What a picture depends on. @param {Job} job @param {Options} options */
function keyOf(job, { samples, width }) {
  const frames = job.products.map(({ product, color }) => [
    frameSpec(product),
    finishesOf(product, color),
  ]);
  const parts = JSON.stringify([RECIPE, job, frames, samples, width]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 12);
}

/** @param {string} file */
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Name of the picture to the key it was drawn with. @param {string} folder @returns {Promise<Record<string, string>>} */
async function readDone(folder) {
  const text = await readFile(path.join(folder, 'done.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** @param {number} seconds */
function duration(seconds) {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return `${Math.round(seconds)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** @param {Job} job @param {string} program @param {Options} options @param {AbortSignal} signal */
async function render(job, program, options, signal) {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-imagery-'));
  try {
    const quality = { samples: options.samples, width: options.width || job.width };
    const scene = await writeScene(describe(job, quality), folder);
    await draw(program, scene, { threads: options.threads, signal });
    const finished = path.join(folder, 'finished.png');
    await composite(folder, finished, { isEmpty: job.scene !== 'still-life' });
    const target = path.join(options.out, `${job.name}.png`);
    await writeFile(`${target}.part`, await readFile(finished));
    await rename(`${target}.part`, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run() {
  const options = readOptions();
  const all = jobsFor(await readProducts());
  const wanted = all.filter((job) => job.name.includes(options.only));
  if (!wanted.length) throw new Error(`No picture's name contains "${options.only}".`);
  const done = await readDone(options.out);
  /** @type {Job[]} */
  const missing = [];
  for (const job of wanted.filter(isDrawn)) {
    const isThere = await exists(path.join(options.out, `${job.name}.png`));
    if (!isThere || done[job.name] !== keyOf(job, options)) missing.push(job);
  }
  const undrawn = wanted.filter((job) => !isDrawn(job));
  if (options.list)
    for (const job of wanted) console.log(`${isDrawn(job) ? ' ' : '?'} ${job.name}`);
  console.log(
    `${wanted.length} pictures: ${missing.length} to draw, ${undrawn.length} not designed yet.`,
  );
  if (options.list || !missing.length) return;

  const program = await findBlender();
  await mkdir(options.out, { recursive: true });
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());

  const start = Date.now();
  for (const [i, job] of missing.entries()) {
    const before = Date.now();
    await render(job, program, options, stop.signal);
    done[job.name] = keyOf(job, options);
    await writeFile(path.join(options.out, 'done.json'), `${JSON.stringify(done, null, 2)}\n`);
    const now = Date.now();
    const left = ((now - start) / (i + 1) / 1000) * (missing.length - i - 1);
    const took = `${((now - before) / 1000).toFixed(1)} s`;
    console.log(
      `${i + 1}/${missing.length}  ${job.name}  ${took}  ${left ? `${duration(left)} left` : 'finished'}`,
    );
  }
}

run().catch((error) => {
  const isStopped = error instanceof Error && error.name === 'AbortError';
  console.error(isStopped ? 'Stopped. Finished pictures are kept.' : (error?.message ?? error));
  process.exitCode = 1;
});
