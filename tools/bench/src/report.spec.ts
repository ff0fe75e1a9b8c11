import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writePage } from './report.ts';

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
  keep('memory', {
    ...{ products: 10_000, seconds: 1, answers: 64 },
    samples: [100, 151].map((mb, index) => ({
      ...{ ms: index * 1000, rss: mb * 1024, isLoaded: index > 0 },
    })),
  });
  keep('builds', [
    { what: 'clean', round: 0, seconds: 30 },
    { what: 'deploy', round: 0, seconds: 40, gates: { smoke: 26 } },
  ]);
  await writePage(folder);
  const page = fs.readFileSync(`${folder}.md`, 'utf8');
  expect(page).toMatch(/10,000 products +\| +151 MB +\| at most 150 MB +\| \*\*no\*\* +\|/);
  expect(page).toContain('commit c0ffee, Node 20.19.0, 2 cores of A processor');
  expect(page).toContain('64 MiB through SHA-256 on one of them: 123 ms.');
  expect(page).not.toContain('## Lighthouse');
  const charts = [...page.matchAll(/\(performance\/(.+\.svg)\)/g)].map(([, file = '']) => file);
  expect(charts).toEqual(['memory.svg', 'builds.svg']);
  for (const chart of charts)
    expect(fs.readFileSync(path.join(folder, chart), 'utf8')).toContain(
      'http://www.w3.org/2000/svg',
    );
});
