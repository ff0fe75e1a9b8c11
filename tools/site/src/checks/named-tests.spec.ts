import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';

const SPEC_WALK = 'docs/spec-walk';
const PAGES = [
  'docs/asvs.md',
  'docs/security.md',
  ...readdirSync(path.join(ROOT, SPEC_WALK)).map((page) => `${SPEC_WALK}/${page}`),
];
const NAMED = /`([\w./-]+\.spec\.[a-z]+) › ([^`]+)`/g;

test.each(PAGES)('%s names tests that exist', (page) => {
  const missing = [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(NAMED)]
    .filter(([, file = '', title = '']) => {
      const source = path.join(ROOT, file);
      return !existsSync(source) || !readFileSync(source, 'utf8').includes(title);
    })
    .map(([name]) => name);
  expect(missing).toEqual([]);
});
