import { readFile } from 'node:fs/promises';
import { readProducts } from './catalogue.ts';
import { jobsFor } from './jobs.ts';
import { type Subject, setJobs, subjectKey } from './subjects.ts';

const FILE = new URL('../subjects.json', import.meta.url);
const subjects: Record<string, Subject> = JSON.parse(await readFile(FILE, 'utf8'));
const jobs = setJobs(jobsFor(await readProducts()));

test('subjects.json is current: see write-subjects.ts', () => {
  const keys = Object.entries(subjects).map(([name, { key }]) => [name, key]);
  expect(keys).toEqual(jobs.map((job) => [job.name, subjectKey(job)]));
});
