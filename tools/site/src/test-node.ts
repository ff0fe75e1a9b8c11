/**
 * npm run test:node -- <version…>: installs each of these versions of Node, and with it installs, builds and tests a clone of this commit:
 * unit and API tests, and the browser tests of two pages. Needs the npm registry; not part of `npm test`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, fail, npmScript, run, runNpm, step } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';

const SMOKE = ['e2e/home.spec.ts', 'e2e/wishlist.spec.ts'];

const versions = process.argv.slice(2);
if (!versions.length) fail('Which versions? npm run test:node -- 22 24 26');

const failed: string[] = [];
for (const version of versions) {
  using folder = temporaryFolder('node');
  // One test runs as another user.
  fs.chmodSync(folder.path, 0o755);
  await testWith(version, folder.path).catch(({ message }: Error) =>
    failed.push(`Node ${version}: ${message}`),
  );
}
if (failed.length) fail(failed.join('\n'));
console.log(`\nNode ${versions.join(', ')}: all passed`);

async function testWith(version: string, folder: string) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await step(`Installing Node ${version}`, () =>
    runNpm(['install', '--prefix', folder, ...quiet, `node@${version}`]),
  );
  const programs = path.join(folder, 'node_modules/node/bin');
  const node = path.join(programs, process.platform === 'win32' ? 'node.exe' : 'node');
  const clone = path.join(folder, 'clone');
  await run('git', ['clone', '--quiet', ROOT, clone]);
  await run(node, ['tools/run.mjs', 'site/test', ...SMOKE], {
    cwd: clone,
    env: {
      ...process.env,
      PATH: `${programs}${path.delimiter}${process.env['PATH']}`,
      npm_execpath: npmScript(),
      // Without the output of other versions of Node.
      NX_CACHE_DIRECTORY: path.join(folder, 'nx-cache'),
    },
  });
}
