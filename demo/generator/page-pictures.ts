/**
 * Writes the `pictures.json` of the apps: the pictures that belong to their pages and to no record.
 *
 *   node --import tsx demo/generator/page-pictures.ts
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { ROOT, readIndex } from './renditions.ts';

/** Names of pictures by the file that lists them. */
const FILES = {
  'apps/mfe-catalogue/src/home/pictures.json':
    /^(home|goldi|category|catalogue|craft|package|store|promo-3-phone|tv-118-havana-gold-three-quarter$|tv-133-red-gold-three-quarter$)/,
  'apps/mfe-catalogue/src/listing/pictures.json': /^promo/,
  'apps/mfe-catalogue/src/search/pictures.json': /^listing/,
  'apps/shell/src/pages/pictures.json': /^(home-4|about|warranty|package)/,
  'apps/mfe-admin/src/shared/session/components/pictures.json': /^tv-501-gold-detail$/,
};

const index = Object.entries(await readIndex());
for (const [file, names] of Object.entries(FILES)) {
  const pictures = index
    .filter(([name]) => names.test(name))
    .map(([name, { assetKey: key, width, height, widths, alt }]) => [
      name,
      { key, width, height, widths, alt },
    ]);
  const text = JSON.stringify(Object.fromEntries(pictures));
  const formatted = await prettier.format(text, { parser: 'json', printWidth: 100 });
  await writeFile(path.join(ROOT, file), formatted);
}
