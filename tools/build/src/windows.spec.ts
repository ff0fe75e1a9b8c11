/** What builds and settings make of file names as Windows writes them. */
import { jest } from '@jest/globals';
import { win32 } from 'node:path';

jest.unstable_mockModule('node:path', () => ({ ...win32, default: win32 }));
const FILES = ['types.json', 'web', 'web\\main.js', 'server\\entry.js', 'web\\main.js.map'];
const written: string[] = [];
jest.unstable_mockModule('node:fs', () => {
  const fs = {
    readdirSync: () => FILES,
    readFileSync: (file: string) => Buffer.from(file),
    writeFileSync: (file: string) => written.push(file),
  };
  return { ...fs, default: fs };
});
const { measure } = await import('./measure-files.ts');
const { locationOf } = await import('@tivara/workspace/site-settings');
const { folderAt } = await import('@tivara/releases');

test('a release names its files with slashes', async () => {
  expect(Object.keys(await measure('C:\\tivara\\dist'))).toEqual([
    'server/entry.js',
    'types.json',
    'web/main.js',
  ]);
  expect(written).toEqual(['C:\\tivara\\dist\\web\\main.js.br']);
});

test.each(['C:\\releases', 'D:/releases', '\\\\server\\share\\releases'])(
  'releases may be in the folder %s',
  (folder) => {
    const { resolve } = win32;
    expect(locationOf(folder)).toBe(resolve(folder));
    expect(folderAt(folder)).toBe(resolve(folder));
  },
);
