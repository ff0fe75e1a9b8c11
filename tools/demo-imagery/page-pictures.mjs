// @ts-check
/**
 * Writes `libs/ui/src/page-pictures.ts`: the pictures that belong to the site's pages and to no record, for the apps to import by name.
 *
 *   node tools/demo-imagery/page-pictures.mjs
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { readProducts } from './catalogue.mjs';
import { jobsFor } from './jobs.mjs';
import { ROOT, readIndex } from './renditions.mjs';

const FILE = path.join(ROOT, 'libs/ui/src/page-pictures.ts');

/** On the pages of the home page's catalogue banner, and beside the login. */
const SHOWN_PRODUCTS = [
  'tv-118-havana-gold-three-quarter',
  'tv-133-red-gold-three-quarter',
  'tv-501-gold-detail',
];
/** Collections and posts are records: the seed gives them their pictures. */
const OF_RECORDS = /^(collection|feed)-/;

const index = await readIndex();
const names = jobsFor(await readProducts())
  .filter(({ name, scene }) =>
    scene === 'set' ? !OF_RECORDS.test(name) : SHOWN_PRODUCTS.includes(name),
  )
  .map(({ name }) => name);
const missing = names.filter((name) => !index[name]);
if (missing.length) console.log(`Not drawn yet, see render.mjs: ${missing.join(', ')}`);

const source = names.flatMap((name) => {
  const entry = index[name];
  if (!entry) return [];
  const { assetKey, width, height, widths, squares, formats, alt } = entry;
  const url = `/media/${assetKey}/${width}.jpg`;
  // `package` alone cannot be a name.
  const identifier = `${name}-picture`.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return `export const ${identifier}: Picture = ${JSON.stringify({ url, width, height, widths, squares, formats, alt })};`;
});
const text = `// Written by tools/demo-imagery/page-pictures.mjs.
import type { Picture } from '@tivara/contracts';

${source.join('\n\n')}
`;
await writeFile(
  FILE,
  await prettier.format(text, { ...(await prettier.resolveConfig(FILE)), filepath: FILE }),
);
