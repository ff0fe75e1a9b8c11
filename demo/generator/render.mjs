// @ts-check
/**
 * Draws the pictures of the demo catalogue that are missing:
 *
 *   node demo/generator/render.mjs [--only name] [--samples n] [--width px] [--parallel n] [--out folder] [--list]
 *
 * It can be stopped at any time and goes on where it was. See README.md.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { draw, findBlender } from './blender.mjs';
import { readProducts } from './catalogue.mjs';
import { composite } from './compositor.mjs';
import { drawFront } from './drawing.mjs';
import { finishesOf } from './finishes.mjs';
import { frameSpec } from './frame-spec.mjs';
import { jobsFor } from './jobs.mjs';
import { enter, entryKey, publish, readIndex } from './renditions.mjs';
import { describe, writeScene } from './scene.mjs';

/** Raise it when a change in the renderer should make every picture anew. */
const RECIPE = 1;
const OUT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../.data/demo-imagery');

/**
 * @typedef {import('./jobs.mjs').Job} Job
 * @typedef {{ only: string, samples: number, width: number, parallel: number, out: string, isTrial: boolean, list: boolean }} Options
 */

/** @returns {Options} */
function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      samples: { type: 'string', default: '48' },
      width: { type: 'string', default: '0' },
      parallel: { type: 'string', default: `${availableParallelism()}` },
      out: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  });
  const count = (/** @type {'samples' | 'width' | 'parallel'} */ name) => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} takes a whole number.`);
    return value;
  };
  return {
    only: values.only,
    list: values.list,
    out: path.resolve(values.out ?? OUT),
    isTrial: values.out !== undefined,
    samples: count('samples'),
    width: count('width'),
    parallel: count('parallel'),
  };
}

/** What a picture depends on. @param {Job} job @param {Options} options */
function keyOf({ scene, view, set, aspect, width, products }, options) {
  const frames = products.map(({ product, color }) => [
    frameSpec(product),
    finishesOf(product, color),
  ]);
  const parts = [
    RECIPE,
    scene,
    view,
    aspect,
    options.width || width,
    options.samples,
    frames,
    ...(set ? [set] : []),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** @param {string} file */
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** @param {number} seconds */
function duration(seconds) {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return `${Math.round(seconds)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/**
 * The finished picture as a PNG, drawn unless it is there already.
 * @param {Job} job @param {string} key @param {Options} options @param {AbortSignal} signal
 */
async function master(job, key, options, signal) {
  if (job.scene === 'drawing')
    return sharp(Buffer.from(drawFront(job.products[0].product)))
      .png()
      .toBuffer();
  const target = path.join(options.out, `${job.name}.${key}.png`);
  if (!(await exists(target))) {
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-imagery-'));
    try {
      const quality = { samples: options.samples, width: options.width || job.width };
      await draw(await findBlender(), await writeScene(describe(job, quality), folder), signal);
      await composite(folder, `${target}.part`);
      await rename(`${target}.part`, target);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return readFile(target);
}

async function run() {
  const options = readOptions();
  const all = jobsFor(await readProducts());
  const wanted = all.filter((job) => job.name.includes(options.only));
  if (!wanted.length) throw new Error(`No picture's name contains "${options.only}".`);
  const index = await readIndex();
  const isMissing = (/** @type {Job} */ job) =>
    options.isTrial || index[job.name]?.key !== entryKey(keyOf(job, options));
  const missing = wanted.filter(isMissing);
  if (options.list)
    for (const job of wanted) console.log(`${isMissing(job) ? '?' : ' '} ${job.name}`);
  console.log(`${wanted.length} pictures, ${missing.length} to make.`);
  if (options.list || !missing.length) return;

  await findBlender();
  await mkdir(options.out, { recursive: true });
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());

  // One core each: Blender's own threads would wait for the compositor.
  setPriority(constants.priority.PRIORITY_LOW);
  const start = Date.now();
  const queue = [...missing];
  let finished = 0;
  let saved = Promise.resolve();
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const key = keyOf(job, options);
      const picture = await master(job, key, options, stop.signal);
      if (!options.isTrial) {
        const entry = await publish(job, key, picture);
        saved = saved.then(() => enter(job.name, entry));
      }
      const each = (Date.now() - start) / 1000 / ++finished;
      const left = each * (missing.length - finished);
      const outlook = left ? `${duration(left)} left` : 'finished';
      console.log(`${finished}/${missing.length}  ${job.name}  ${outlook}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(1, options.parallel) }, work));
  } finally {
    stop.abort();
    await saved;
  }
}

run().catch((error) => {
  const isStopped = error instanceof Error && error.name === 'AbortError';
  console.error(isStopped ? 'Stopped. Finished pictures are kept.' : (error?.message ?? error));
  process.exitCode = 1;
});
