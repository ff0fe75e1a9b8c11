/** npm run fragments: builds what changed and prints the owner, version and brotli size of each page and fragment. */
import path from 'node:path';
import { builtRelease } from '@tivara/build/built-release';
import { APPS } from '@tivara/workspace/apps';
import { ROOT, buildAll } from '@tivara/workspace/steps';
import prettier from 'prettier';
import { fragmentTable } from './fragment-table.ts';

await buildAll();
const releases = APPS.map((app) => builtRelease(path.join(ROOT, 'apps', app, 'dist')));
console.log(await prettier.format(fragmentTable(releases), { parser: 'markdown' }));
