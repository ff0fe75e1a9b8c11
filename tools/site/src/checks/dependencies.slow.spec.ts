import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, toolScript } from '@tivara/workspace/steps';

/** The rules of .dependency-cruiser.mjs that files with these contents break. */
function violations(files: Record<string, string>): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dependencies-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const config = path.join(ROOT, '.dependency-cruiser.mjs');
  try {
    const args = [toolScript('depcruise'), '--config', config, '--output-type', 'json', '.'];
    const found = JSON.parse(execFileSync(process.execPath, args, { cwd: folder }).toString());
    return found.summary.violations.map(({ rule }: { rule: { name: string } }) => rule.name);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const ADMIN = 'apps/mfe-admin/src';

test.each([
  [
    'three files in a cycle',
    'no-circular',
    { 'a.ts': "import './b';", 'b.ts': "import './c';", 'c.ts': "import './a';" },
  ],
  [
    'a cycle of types',
    'no-circular',
    {
      'a.ts': "import type { B } from './b.js';\nexport type A = B;",
      'b.ts': "import type { A } from './a.js';\nexport type B = A;",
    },
  ],
  [
    'the database of the API uses a command',
    'api-commands',
    { 'apps/api/src/database.ts': "import './commands/run';", 'apps/api/src/commands/run.ts': '' },
  ],
])('%s: refused by %s', (_what, rule, files) => {
  expect(new Set(violations(files))).toEqual(new Set([rule]));
});

/** A layer may be a file. */
const fileOf = (layer: string) => (layer.includes('.') ? layer : `${layer}/a.ts`);

test('no layer of an app uses the next one, and no other folder a third', async () => {
  const config = pathToFileURL(path.join(ROOT, '.dependency-cruiser.mjs')).href;
  const { LAYERS } = (await import(config)) as { LAYERS: Record<string, string[]> };
  const files: Record<string, string> = {};
  const rules: string[] = [];
  for (const [app, layers] of Object.entries(LAYERS)) {
    const src = `apps/${app}/src`;
    const folders = [...layers, 'feature', 'other-feature'];
    for (const [index, folder] of folders.slice(0, -1).entries()) {
      const from = fileOf(folder);
      const to = fileOf(folders[index + 1] ?? '');
      const relative = path.relative(path.dirname(from), to);
      files[`${src}/${from}`] = `import '${relative.startsWith('.') ? '' : './'}${relative}';`;
      files[`${src}/${to}`] = '';
      rules.push(`${src}/${folder === 'feature' ? '*' : folder}`);
    }
  }
  expect(new Set(violations(files))).toEqual(new Set(rules));
});

test('entities may refer to each other, and features use shared code', () => {
  expect(
    violations({
      'a.entity.ts': "import './b.entity';",
      'b.entity.ts': "import './a.entity';",
      [`${ADMIN}/stores/section.tsx`]: "import './columns';\nimport '../shared/table/table';",
      [`${ADMIN}/stores/columns.tsx`]: '',
      [`${ADMIN}/shared/table/table.tsx`]: '',
    }),
  ).toEqual([]);
});
