/** Writes the measures of each frame's model to the catalogue. */
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
await writeFile(CATALOGUE, text);
