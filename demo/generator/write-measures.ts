/** node --import tsx demo/generator/write-measures.ts [file]: writes the measures of each frame's model to the catalogue, or a copy of it with them to a file. */
import { readFile, writeFile } from 'node:fs/promises';
import { readProducts } from './catalogue.ts';
import { frameSpec } from './frame-spec.ts';
import { dimensionsOf, weightOf } from './measures.ts';

const CATALOGUE = new URL('../catalogue.json', import.meta.url);

let text = await readFile(CATALOGUE, 'utf8');
for (const product of await readProducts()) {
  const spec = frameSpec(product);
  const measures = { ...dimensionsOf(spec), weight_g: Math.round(weightOf(spec)) };
  const line = Object.entries(measures)
    .map(([name, value]) => `"${name}": ${value}`)
    .join(', ');
  const at = text.indexOf('"measures": {', text.indexOf(`"name": "${product.name}"`));
  text = `${text.slice(0, at)}"measures": { ${line} }${text.slice(text.indexOf('}', at) + 1)}`;
  console.log(product.name, line);
}
await writeFile(process.argv[2] ?? CATALOGUE, text);
