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

const FILES = /\b(?:apps|libs|tools|e2e)\/[\w./-]+\.(?:tsx?|mjs)\b/g;
const DOCUMENTS = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

test.each(['README.md', ...DOCUMENTS])('%s names files that exist', (page) => {
  const named = readFileSync(path.join(ROOT, page), 'utf8').match(FILES) ?? [];
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
