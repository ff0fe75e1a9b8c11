import { readFile } from 'node:fs/promises';
import { readProducts } from './catalogue.ts';
import { jobsFor } from './jobs.ts';
import { type Subject, boxesOf, setJobs } from './subjects.ts';

const FILE = new URL('../subjects.json', import.meta.url);
const subjects: Record<string, Subject> = JSON.parse(await readFile(FILE, 'utf8'));
const jobs = setJobs(jobsFor(await readProducts()));

test('the boxes of a picture are those of its frames', () => {
  const [job] = jobs.filter(({ name }) => name === 'feed-2');
  expect(boxesOf(job)).toEqual(subjects[job.name].boxes);
});
