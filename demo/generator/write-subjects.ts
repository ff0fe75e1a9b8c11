/**
 * Writes where the frames are in each picture to demo/subjects.json, for the test that no text is on them:
 *
 *   node --import tsx demo/generator/write-subjects.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readProducts } from './catalogue.ts';
import { jobsFor } from './jobs.ts';
import { type Subject, boxesOf, setJobs, subjectKey } from './subjects.ts';

const FILE = new URL('../subjects.json', import.meta.url);

const known: Record<string, Subject> = JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'));
const lines = setJobs(jobsFor(await readProducts())).map((job) => {
  const key = subjectKey(job);
  const boxes = known[job.name]?.key === key ? known[job.name].boxes : boxesOf(job);
  return `  "${job.name}": ${JSON.stringify({ key, boxes })}`;
});
await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`);
