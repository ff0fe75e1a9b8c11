import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
    'a feature of the admin uses another one',
    'admin-feature',
    {
      [`${ADMIN}/stores/section.tsx`]: "import '../products/section';",
      [`${ADMIN}/products/section.tsx`]: '',
    },
  ],
  [
    'the shared code of the admin uses a feature',
    'admin-shared',
    {
      [`${ADMIN}/shared/table/table.tsx`]: "import '../../stores/section';",
      [`${ADMIN}/stores/section.tsx`]: '',
    },
  ],
  [
    'the layout of the admin uses a feature',
    'admin-shared',
    {
      [`${ADMIN}/layout/menu.tsx`]: "import '../stores/section';",
      [`${ADMIN}/stores/section.tsx`]: '',
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
