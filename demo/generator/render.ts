/**
 * Renders the pictures of the demo catalogue that are missing:
 *
 *   node --import tsx demo/generator/render.ts [--only name] [--samples n] [--width px] [--parallel n] [--out folder] [--list]
 *
 * It can be stopped at any time and resumes where it was. See README.md.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { findBlender, renderPasses } from './blender.ts';
import { readProducts } from './catalogue.ts';
import { composite } from './compositor.ts';
import { type Job, jobsFor } from './jobs.ts';
import { renderLineIcon } from './line-icon.ts';
import {
  FINAL_SAMPLES,
  ROOT,
  addToIndex,
  backdropKey,
  encodeRenditions,
  entryKey,
  masterKey,
  readIndex,
} from './renditions.ts';
import { describeScene, writeScene } from './scene.ts';

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      samples: { type: 'string', default: `${FINAL_SAMPLES}` },
      width: { type: 'string', default: '0' },
      parallel: { type: 'string', default: `${availableParallelism()}` },
      out: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  });
  const count = (name: 'samples' | 'width' | 'parallel') => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number.`);
    return value;
  };
  return {
    ...values,
    isTrial: values.out !== undefined,
    out: path.resolve(values.out ?? path.join(ROOT, '.data/demo-imagery')),
    samples: count('samples'),
    width: count('width'),
    parallel: Math.max(1, count('parallel')),
  };
}
type Options = ReturnType<typeof readOptions>;

const qualityOf = (job: Job, { samples, width }: Options) => ({
  samples,
  width: width || job.width,
});

function formatDuration(seconds: number) {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return `${Math.round(seconds)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The finished picture as a PNG, rendered unless the file exists. */
async function renderMaster(job: Job, key: string, options: Options, signal: AbortSignal) {
  if (job.kind === 'icon')
    return sharp(Buffer.from(renderLineIcon(job)))
      .png()
      .toBuffer();
  const target = path.join(options.out, `${job.name}.${key}.png`);
  if (!existsSync(target)) {
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-imagery-'));
    try {
      const quality = qualityOf(job, options);
      const scene = await writeScene(describeScene(job, quality), folder);
      // Blender renders no pass that is there.
      const backdrop = path.join(folder, 'backdrop.png');
      const shared = path.join(options.out, `backdrop-${backdropKey(job, quality)}.png`);
      const isShared = existsSync(shared);
      if (isShared) await copyFile(shared, backdrop);
      await renderPasses(await findBlender(), scene, signal);
      if (!isShared) {
        const part = `${shared}.${path.basename(folder)}`;
        await copyFile(backdrop, part);
        await rename(part, shared);
      }
      await composite(folder, `${target}.part`);
      await rename(`${target}.part`, target);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return readFile(target);
}

async function renderAll(jobs: Job[], options: Options) {
  await findBlender();
  await mkdir(options.out, { recursive: true });
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());

  // One core each: Blender's own threads would wait for the compositor.
  setPriority(constants.priority.PRIORITY_LOW);
  const start = Date.now();
  const queue = [...jobs];
  let finished = 0;
  let saved = Promise.resolve();
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { name } = job;
      const key = masterKey(job, qualityOf(job, options));
      const picture = await renderMaster(job, key, options, stop.signal);
      if (!options.isTrial) {
        const entry = await encodeRenditions(job, key, picture);
        saved = saved.then(() => addToIndex(name, entry));
      }
      const secondsEach = (Date.now() - start) / 1000 / ++finished;
      const left = secondsEach * (jobs.length - finished);
      const outlook = left ? `${formatDuration(left)} left` : 'finished';
      console.log(`${finished}/${jobs.length}  ${name}  ${outlook}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.parallel }, work));
  } finally {
    stop.abort();
    await saved;
  }
}

async function main() {
  const options = readOptions();
  const jobs = jobsFor(await readProducts()).filter(({ name }) => name.includes(options.only));
  if (!jobs.length) throw new Error(`No picture's name contains "${options.only}".`);
  const index = await readIndex();
  const isMissing = (job: Job) =>
    options.isTrial || index[job.name]?.key !== entryKey(masterKey(job, qualityOf(job, options)));
  const missing = jobs.filter(isMissing).sort((a, b) => b.width - a.width);
  if (options.list)
    for (const job of jobs) console.log(`${isMissing(job) ? '?' : ' '} ${job.name}`);
  console.log(`${jobs.length} pictures, ${missing.length} to render.`);
  if (!options.list && missing.length) await renderAll(missing, options);
}

main().catch((error) => {
  const isStopped = error instanceof Error && error.name === 'AbortError';
  console.error(isStopped ? 'Stopped. Finished pictures are saved.' : (error?.message ?? error));
  process.exitCode = 1;
});
