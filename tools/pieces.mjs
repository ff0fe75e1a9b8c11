// @ts-check
/** npm run pieces: builds what changed and prints who owns each page and fragment, and what its scripts and styles weigh after brotli. */
import path from 'node:path';
import prettier from 'prettier';
import { APPS } from './apps.mjs';
import { ROOT, buildAll, installDependencies } from './steps.mjs';

await installDependencies();
await buildAll();
const { builtRelease } = await import('./publish.mjs');
const { describePieces } = await import('./describe-pieces.mjs');
const releases = APPS.map((app) => builtRelease(path.join(ROOT, 'apps', app, 'dist')));
console.log(await prettier.format(describePieces(releases), { parser: 'markdown' }));
