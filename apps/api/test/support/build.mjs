import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import jestConfig from '../../jest.config.mjs';

const at = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const SOURCE = at('../../src');
/** Beside the source, so that it finds the same modules and files; one for each run. */
export const BUILD = at(`../../.test-build-${process.pid}`);

/** Compiles the API without type checks, for the tests that start it as a process. */
export async function buildForProcesses() {
  if (!existsSync(at('../../../../libs/contracts/dist/index.js')))
    throw new Error('Build the contracts first: npx nx build @tivara/contracts');
  const [, options] = Object.values(jestConfig.transform)[0];
  await rm(BUILD, { recursive: true, force: true });
  const files = await readdir(SOURCE, { recursive: true });
  await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map(async (file) => {
        const target = path.join(BUILD, file.replace(/\.ts$/, '.js'));
        await mkdir(path.dirname(target), { recursive: true });
        const { code } = await transformFile(path.join(SOURCE, file), options);
        await writeFile(target, code);
      }),
  );
}
