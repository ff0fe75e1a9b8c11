// @ts-check
/** npm run pieces: writes docs/pieces.md, who owns what and what it weighs, from the builds. */
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { APPS } from './apps.mjs';
import { ROOT, buildAll, installDependencies } from './steps.mjs';

const FILE = path.join(ROOT, 'docs/pieces.md');

await installDependencies();
await buildAll();
const { builtRelease } = await import('./publish.mjs');
const { describePieces } = await import('./describe-pieces.mjs');
const releases = APPS.map((app) => builtRelease(path.join(ROOT, 'apps', app, 'dist')));
const options = await prettier.resolveConfig(FILE);
fs.writeFileSync(
  FILE,
  await prettier.format(describePieces(releases), { ...options, filepath: FILE }),
);
console.log(`Written: ${path.relative(ROOT, FILE)}`);
