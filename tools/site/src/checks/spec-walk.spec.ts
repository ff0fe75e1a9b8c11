import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';

const FOLDER = path.join(ROOT, 'docs/spec-walk');
const NAMED = /`([\w./-]+\.spec\.[a-z]+) › ([^`]+)`/g;

test('the spec walk names tests that exist', () => {
  const missing = readdirSync(FOLDER).flatMap((page) =>
    [...readFileSync(path.join(FOLDER, page), 'utf8').matchAll(NAMED)]
      .filter(([, file = '', title = '']) => {
        const source = path.join(ROOT, file);
        return !existsSync(source) || !readFileSync(source, 'utf8').includes(title);
      })
      .map(([name]) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});
