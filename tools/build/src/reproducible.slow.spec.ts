import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildCopy, copyCheckout, differences, outputOf } from './build-copies.ts';
import { ROOT } from '@tivara/workspace/steps';

/** The shell, and the smallest remote; `npm run reproducible` builds all of them ten times. */
const APPS = ['shell', 'mfe-stores'];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara with spaces & ünïcode-x '));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a build from nothing in another folder gives the same files as the build of this checkout', async () => {
  const copy = path.join(folder, 'copy');
  copyCheckout(copy);
  await buildCopy(copy, { apps: APPS, nxCache: path.join(folder, 'nx') });
  // Where this fails in a checkout with changes, build it first: npx nx run-many -t build
  expect(differences(outputOf(ROOT, APPS), outputOf(copy, APPS))).toEqual([]);
});

test('files that changed, are missing or are new count as different', () => {
  expect(
    differences({ same: 'a', changed: 'a', gone: 'a' }, { same: 'a', changed: 'b', more: 'a' }),
  ).toEqual(['changed', 'gone', 'more']);
});
