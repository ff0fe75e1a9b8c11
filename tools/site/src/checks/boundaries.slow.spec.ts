import { ESLint } from 'eslint';
import { execFileSync } from 'node:child_process';
import { ROOT, toolScript } from '@tivara/workspace/steps';

/** The messages about code, as if it were in this file. */
async function lint(filePath: string, code: string) {
  const [result] = await new ESLint({ cwd: ROOT }).lintText(`${code}\n`, { filePath });
  return result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

beforeAll(() => {
  // Without the project graph the rule reports nothing.
  execFileSync(process.execPath, [toolScript('nx'), 'show', 'projects'], {
    cwd: ROOT,
    env: { ...process.env, NX_DAEMON: 'false' },
  });
});

test.each([
  [
    'a remote uses another remote',
    'apps/mfe-stores/src/store-locator/page.tsx',
    "export { default } from '@tivara/mfe-wishlist/src/heart/heart';",
  ],
  [
    'a remote reaches into another remote',
    'apps/mfe-stores/src/store-locator/page.tsx',
    "export { default } from '../../../mfe-wishlist/src/heart/heart';",
  ],
  [
    'a library uses an app',
    'libs/ui/src/index.ts',
    "export { default } from '../../../apps/shell/src/shared-modules/shared-modules';",
  ],
  [
    'the document server reaches into the shell',
    'apps/document-server/src/rendering/renderer.ts',
    "export { createRoutes } from '../../../shell/src/routes/routes';",
  ],
  [
    'the shell reaches into the document server',
    'apps/shell/src/entry-server.tsx',
    "export { readSettings } from '../../document-server/src/shared/settings';",
  ],
  [
    'the shell uses the document server',
    'apps/shell/src/entry-server.tsx',
    "export { readSettings } from '@tivara/document-server/src/shared/settings';",
  ],
  [
    'the document server uses a library of the browser',
    'apps/document-server/src/rendering/renderer.ts',
    "export { notify } from '@tivara/state';",
  ],
  [
    'an app uses a tool',
    'apps/document-server/src/rendering/renderer.ts',
    "export { ROOT } from '@tivara/workspace/steps';",
  ],
  [
    'a tool uses an app',
    'tools/gates/src/gates.ts',
    "export { readSettings } from '@tivara/document-server/src/shared/settings';",
  ],
  [
    'a tool reaches into another tool',
    'tools/gates/src/gates.ts',
    "export { ROOT } from '../../workspace/src/steps';",
  ],
  [
    'the contracts use the browser',
    'libs/contracts/src/index.ts',
    "export { notify } from '@tivara/state';",
  ],
])('%s: refused', async (_what, file, code) => {
  expect(await lint(file, code)).toContainEqual(
    expect.stringMatching('@nx/enforce-module-boundaries'),
  );
});

test('the document server may use the contracts and the releases', async () => {
  const code =
    "export { BRAND } from '@tivara/contracts';\nexport { sign } from '@tivara/releases';";
  expect(await lint('apps/document-server/src/rendering/renderer.ts', code)).toEqual([]);
});

test('a remote may use the libraries', async () => {
  const code = "export { notify } from '@tivara/state';\nexport { Button } from '@tivara/ui';";
  expect(await lint('apps/mfe-stores/src/store-locator/page.tsx', code)).toEqual([]);
});

test.each([
  ['useFetcher', 'react-router-dom'],
  ['useInfiniteQuery', '@tanstack/react-query'],
])('%s, which the shell does not hand out, is refused', async (name, module) => {
  const code = `import { ${name} } from '${module}';\nexport default ${name};`;
  expect(await lint('apps/mfe-stores/src/store-locator/page.tsx', code)).toContainEqual(
    expect.stringMatching(`no-restricted-imports.*${module}`),
  );
});

test('a remote that calls the API without its client is refused', async () => {
  const code = "export const probe = fetch('/api/store');";
  expect(await lint('apps/mfe-stores/src/stores/api.ts', code)).toEqual([
    expect.stringMatching('no-restricted-globals.*useApi'),
  ]);
});

test('an inline style is refused', async () => {
  const code = 'export const Probe = () => <p style={{ color: "red" }} />;';
  expect(await lint('apps/mfe-stores/src/store-locator/page.tsx', code)).toContainEqual(
    expect.stringMatching('no-restricted-syntax'),
  );
});

test.each([
  ["void import('./layout')", false],
  ["const List = import('./layout').then(({ layout }) => layout)", false],
  ["const layout = loadPart(() => import('./layout'))", true],
  ["export const loadLayout = () => import('./layout')", true],
  [
    "export const route = { load: async () => ({ default: (await import('./layout')).layout }) }",
    true,
  ],
])('a dynamic import that is not retried is refused: %s', async (code, isAllowed) => {
  for (const file of ['apps/shell/src/start.tsx', 'apps/mfe-stores/src/store-locator/page.tsx']) {
    const refused = (await lint(file, `${code};`)).filter((message) => /syntax/.test(message));
    expect(refused).toHaveLength(isAllowed ? 0 : 1);
  }
});

test.each([
  ['AbortSignal.any([])', 'no-restricted-properties'],
  ["URL.canParse('/')", 'no-restricted-properties'],
  ['new Intl.Segmenter()', 'no-restricted-properties'],
  ['Promise.withResolvers()', 'no-restricted-properties'],
  ['scheduler.yield()', 'no-restricted-globals'],
  ["new CompressionStream('gzip')", null],
  ['globalThis.scheduler?.yield?.()', null],
])('the oldest browsers: %s', async (code, rule) => {
  const found = await lint('libs/ui/src/index.ts', `export const probe = ${code};`);
  expect(found).toEqual(rule ? [expect.stringMatching(rule)] : []);
  const inNode = await lint(
    'apps/document-server/src/rendering/renderer.ts',
    `export const probe = ${code};`,
  );
  expect(inNode).toEqual([]);
});

describe('the API', () => {
  const API = 'apps/api/src';

  test.each([
    [
      'the platform uses a domain',
      'platform/mail/mail.service.ts',
      '../../catalogue/products/product.entity.js',
    ],
    ['the platform uses the index of a domain', 'platform/clock.ts', '../catalogue/index.js'],
    ['the platform uses a command', 'platform/mail/mail.service.ts', '../../commands/run.js'],
    ['the platform uses the composition root', 'platform/clock.ts', '../entities.js'],
    [
      'a domain uses the inside of another one',
      'stores/store.service.ts',
      '../catalogue/products/product.service.js',
    ],
    [
      'a feature uses the inside of another domain',
      'customers/enquiries/enquiry.service.ts',
      '../../accounts/users/account.entity.js',
    ],
    [
      'a domain uses the inside of another one by a detour',
      'stores/store.service.ts',
      '../../src/catalogue/products/product.service.js',
    ],
    ['a domain uses its own index', 'catalogue/products/product.service.ts', '../index.js'],
    ['a domain uses a command', 'catalogue/products/product.service.ts', '../../commands/run.js'],
    ['a domain uses the composition root', 'stores/store.service.ts', '../app.module.js'],
  ])('%s: refused', async (_what, file, module) => {
    for (const code of [
      `export * from '${module}';`,
      `import type { Any } from '${module}';\nexport type Probe = Any;`,
    ])
      expect(await lint(`${API}/${file}`, code)).toContainEqual(
        expect.stringMatching('no-restricted-imports'),
      );
  });

  test.each([
    ['a domain uses the index of another one', 'stores/store.service.ts', '../catalogue/index.js'],
    [
      'a feature uses another one of its domain',
      'catalogue/pdf/catalogue-content.ts',
      '../products/product-reader.js',
    ],
    ['a domain uses the platform', 'catalogue/pdf/catalogue-content.ts', '../../platform/clock.js'],
    ['the platform uses itself', 'platform/mail/mail.service.ts', '../imports/importer.js'],
    [
      'a command uses the inside of a domain',
      'commands/erase.ts',
      '../customers/personal-data/erase.js',
    ],
    ['the composition root uses a domain', 'entities.ts', './stores/store.entity.js'],
  ])('%s', async (_what, file, module) => {
    expect(await lint(`${API}/${file}`, `export * from '${module}';`)).toEqual([]);
  });
});
