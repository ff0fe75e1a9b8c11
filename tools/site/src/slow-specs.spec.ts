import { execFileSync } from 'node:child_process';
import { ROOT } from '@tivara/workspace/steps';
import { SLOW_SPECS, SLOW_SUBJECTS, slowSpecsFor } from './slow-specs.ts';

const FILES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const all = [...SLOW_SPECS.jest, ...SLOW_SPECS.browser];

test('every slow spec has a subject, and every subject has files', () => {
  for (const spec of FILES.filter((file) => file.includes('.slow.spec.')))
    expect(all).toContain(spec);
  for (const [spec, subject] of Object.entries(SLOW_SUBJECTS)) {
    expect(FILES).toContain(spec);
    expect({ spec, files: FILES.filter((file) => subject.test(file)).length }).not.toEqual({
      spec,
      files: 0,
    });
  }
});

test('a change runs the slow specs that it may break', () => {
  const deploy = 'e2e/deploy.slow.spec.ts';
  expect(slowSpecsFor(['libs/releases/src/index.ts'])).toMatchObject({
    browser: expect.arrayContaining([deploy]),
    objectStore: true,
  });
  expect(slowSpecsFor(['README.md'])).toEqual({
    jest: [],
    browser: [],
    apiOnSqlite: false,
    objectStore: false,
  });
  expect(slowSpecsFor(['apps/api/src/content/content.service.ts']).apiOnSqlite).toBe(true);
  for (const spec of [deploy, 'e2e/home.spec.ts'])
    expect(slowSpecsFor([spec]).browser).toEqual([spec]);
});

test.each([
  'package-lock.json',
  'playwright.config.ts',
  'tools/site/src/test-run.ts',
  'e2e/site.ts',
])('a change of %s runs all of them', (file) => expect(slowSpecsFor([file])).toEqual(SLOW_SPECS));
