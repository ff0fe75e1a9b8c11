/** What comes from the npm registry. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { licenceProblems, productionPackages, type Package } from '../licences.ts';

const read = (file: string) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));

test('every install script of the lockfile is reviewed by name', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([location]) => location.split('node_modules/').at(-1));
  expect([...new Set(scripted)].sort()).toEqual(
    Object.keys(read('package.json').allowScripts).sort(),
  );
});

test('packages of production have permissive licences', () => {
  expect(licenceProblems(productionPackages())).toEqual([]);
});

const lockOf = (licence: string | null, name = 'probe'): Package[] => [
  { name, version: '1.0.0', licence, folder: `node_modules/${name}` },
];

test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'see LICENSE', 'UNLICENSED', null])(
  'the licence %s is refused',
  (licence) =>
    expect(licenceProblems(lockOf(licence), {})).toEqual([
      `probe 1.0.0: ${licence ?? 'no licence'}`,
    ]),
);

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND BSD-3-Clause'])(
  'the licence %s is accepted',
  (licence) => expect(licenceProblems(lockOf(licence), {})).toEqual([]),
);

test('an exception is by name, and must be needed', () => {
  const exceptions = { 'probe-': 'a reason' };
  expect(licenceProblems(lockOf('GPL-3.0-only', 'probe-linux'), exceptions)).toEqual([]);
  expect(licenceProblems(lockOf('MIT', 'probe-linux'), exceptions)).toEqual([
    'probe-: the exception is not needed',
  ]);
});
