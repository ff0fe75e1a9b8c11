/** The pictures that tools/demo-imagery has made: `demo/pictures.json` lists them, their renditions lie in `demo/media`. */
import { readFileSync } from 'node:fs';
import type { DemoPicture } from './demo-types.js';

const INDEX = JSON.parse(
  readFileSync(new URL('../../../demo/pictures.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, DemoPicture>>;

/** The third view of a product is its side, or its hinge from close by. */
const VIEWS = ['three-quarter', 'front', 'side', 'detail'];

/** @throws Error if no picture of this name was made */
export function demoPicture(name: string): DemoPicture {
  const picture = INDEX[name];
  if (!picture) throw new Error(`There is no demo picture ${name}. See tools/demo-imagery.`);
  return picture;
}

/** The three pictures of a product, whose name begins with its six-character code, in one colour. */
export function demoPicturesOf(name: string, color: string): DemoPicture[] {
  const stem = `${name.slice(0, 6)}-${color}`.toLowerCase().replaceAll(' ', '-');
  return VIEWS.flatMap((view) => INDEX[`${stem}-${view}`] ?? []);
}
