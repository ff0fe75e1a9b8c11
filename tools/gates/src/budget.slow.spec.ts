import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtRelease } from '@tivara/build/built-release';
import { ROOT } from '@tivara/workspace/steps';
import { budgetGate } from './budget.ts';

test('a second React in a real build is reported', async () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-second-react-'));
  const { buildHandmade } = await import(path.join(ROOT, 'e2e/handmade/build.mjs'));
  await buildHandmade(dist, { bundled: ['react'] });
  const release = builtRelease(dist);
  const { findings } = await budgetGate({ release, dist });
  expect(findings).toHaveLength(1);
  expect(findings[0].what).toMatch(/^handmade 1\.0\.0 brings a second react \(web\/\S+\.js\)\.$/);
  expect(findings[0].do).toContain('Import react by its bare name');
});
