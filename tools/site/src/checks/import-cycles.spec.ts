import path from 'node:path';
import { cyclesIn, importsOf } from './import-cycles.ts';
import { ROOT } from '@tivara/workspace/steps';

test('finds files that import each other, directly or through others', () => {
  expect(
    cyclesIn({
      entry: ['a', 'd'],
      a: ['b'],
      b: ['c', 'd'],
      c: ['a'],
      d: ['e'],
      e: ['d'],
      self: ['self'],
      leaf: [],
    }),
  ).toEqual([['a', 'b', 'c'], ['d', 'e'], ['self']]);
});

test('finds no cycle where two files share a third one', () => {
  expect(cyclesIn({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
});

test("the API's files import each other in no cycle, but for entities that refer to each other", () => {
  const graph = importsOf(path.join(ROOT, 'apps/api/src'));
  expect(graph['main']).toContain('platform/settings/settings');
  const isEntity = (file: string) => file.endsWith('.entity');
  expect(cyclesIn(graph).filter((files) => !files.every(isEntity))).toEqual([]);
});
