import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';

/** Where each command of the README is run as its reader runs it. */
const TESTED: Record<string, string> = {
  start: 'e2e/commands.slow.spec.ts',
  test: '.ci/run',
  verify: '.ci/run',
  dev: 'e2e/dev.slow.spec.ts',
  deploy: 'e2e/commands.slow.spec.ts',
  serve: 'tools/site/src/serve.slow.spec.ts',
  retire: 'e2e/retire.spec.ts',
  reproducible: 'tools/build/src/reproducible.slow.spec.ts',
  rollback: 'e2e/commands.slow.spec.ts',
  releases: 'e2e/commands.slow.spec.ts',
  'new-remote': 'e2e/commands.slow.spec.ts',
  bench: 'e2e/commands.slow.spec.ts',
  backup: 'e2e/commands.slow.spec.ts',
  restore: 'e2e/commands.slow.spec.ts',
};

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const named = [
  ...new Set([...read('README.md').matchAll(/`?npm (?:run )?([\w:-]+)/g)].map(([, name]) => name)),
].filter((name) => name && name in JSON.parse(read('package.json')).scripts);

test.each(named)('npm run %s of the README has a test', (name) => {
  const file = TESTED[name] ?? '';
  expect([name, file]).toEqual([name, expect.stringMatching(/./)]);
  // As a shell's line, or as arguments.
  expect(read(file)).toMatch(new RegExp(`npm (run )?${name}\\b|\\[?'(run', ')?${name}'`));
});
