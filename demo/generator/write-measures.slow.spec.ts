import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';

const here = (name: string) => path.join(import.meta.dirname, name);

// In a process of its own: Jest takes ten times as long for so much arithmetic.
test('all measures of the catalogue, weights too, are those of the models', () => {
  using folder = temporaryFolder('measures');
  const copy = path.join(folder.path, 'catalogue.json');
  execFileSync(process.execPath, ['--import', 'tsx', here('write-measures.ts'), copy], {
    stdio: 'ignore',
  });
  const [now, measured] = [here('../catalogue.json'), copy].map((file) =>
    JSON.parse(fs.readFileSync(file, 'utf8')),
  );
  expect(measured).toEqual(now);
});
