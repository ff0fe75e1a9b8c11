import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import builds from './builds.ts';
import memory from './memory.ts';
import { BrokenLimits, demand, writePage, type Limit } from './runner.ts';

const MACHINE = { processor: 'A processor', cores: 2, node: 'v20.19.0', hashMs: 123 };
let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-page-'))));
afterEach(() => {
  for (const left of [folder, `${folder}.md`]) fs.rmSync(left, { recursive: true, force: true });
});

const keep = (name: string, samples: unknown) =>
  fs.writeFileSync(
    path.join(folder, `${name}.json`),
    JSON.stringify({ at: '2026-11-22T06:00:00.000Z', commit: 'c0ffee', machine: MACHINE, samples }),
  );

test('the page shows what was measured, and whether the limits hold', async () => {
  const ofApi = [100, 151].map((mb, index) => ({
    ...{ ms: index * 1000, rss: mb * 1024, database: 1024, isLoaded: index > 0 },
  }));
  keep('memory', {
    ...{ products: 10_000, seconds: 1, answers: 64, samples: ofApi, mariadb: ofApi },
    documents: [{ views: 500, rss: 1024 }],
  });
  keep('builds', [
    { what: 'clean', round: 0, seconds: 30 },
    { what: 'deploy', round: 0, seconds: 40, gates: { smoke: 26 } },
  ]);
  await writePage(folder, { memory, builds, unmeasured: { ...builds, title: 'Unmeasured' } });
  const page = fs.readFileSync(`${folder}.md`, 'utf8');
  expect(page).toMatch(/10,000 products +\| +151 MB +\| at most 150 MB +\| \*\*no\*\* +\|/);
  expect(page).toContain('commit c0ffee, Node 20.19.0, 2 cores of A processor');
  expect(page).toContain('64 MiB through SHA-256 on one of them: 123 ms.');
  expect(page).not.toContain('## Unmeasured');
  const charts = [...page.matchAll(/\(performance\/(.+\.svg)\)/g)].map(([, file = '']) => file);
  expect(charts).toEqual(['memory.svg', 'builds.svg']);
  for (const chart of charts)
    expect(fs.readFileSync(path.join(folder, chart), 'utf8')).toContain(
      'http://www.w3.org/2000/svg',
    );
});

test.each<[string, Omit<Limit, 'what' | 'unit'>, boolean]>([
  ['at its maximum', { value: 3, max: 3 }, true],
  ['above its maximum', { value: 3.05, max: 3 }, false],
  ['below its minimum', { value: 2, min: 3 }, false],
  ['that noise leaves above its maximum', { value: 4, interval: [3.1, 5], max: 3 }, false],
  ['that noise leaves in doubt', { value: 4, interval: [2.9, 5], max: 3 }, true],
  ['that was not measured', { value: NaN, max: 3 }, false],
])('a value %s', (_what, limit, isFine) => {
  const judge = () => demand([{ what: 'A ratio', unit: '×', ...limit }]);
  if (isFine) expect(judge).not.toThrow();
  else expect(judge).toThrow(BrokenLimits);
});
