/** Every picture of the demo set, derived from the catalogue. */
import type { Product } from './catalogue.ts';
import { type Format, PICTURES } from './compositions.ts';
import type { Item } from './finishes.ts';
import { type FrameSpec, mountOf } from './frame-spec.ts';
import type { Composition } from './set.ts';
import { VIEWS, type View } from './studio.ts';

interface Common extends Format {
  /** Of the picture, and of its file. */
  name: string;
  alt: string;
}

export interface ProductJob extends Common {
  kind: 'product';
  view: View;
  items: [Item];
}

export interface SetJob extends Common, Composition {
  kind: 'set';
  items: Item[];
}

/** The line icon of a shape or a frame type. */
export interface IconJob extends Common, Pick<FrameSpec, 'shape' | 'mount'> {
  kind: 'icon';
}

export type Job = ProductJob | SetJob | IconJob;

export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The views of a product in one colour. Gold is shown close, where it is worth it; the others from the side. */
function productJobs({ product, color }: Item): ProductJob[] {
  const third = product.collection === 'Goldi' ? 'detail' : 'side';
  const views: View[] = ['three-quarter', 'front', third];
  return views.map((view) => ({
    kind: 'product',
    name: `${slug(product.code)}-${slug(color)}-${view}`,
    view,
    items: [{ product, color }],
    alt: `${product.name} in ${color.toLowerCase()}, ${VIEWS[view].alt}`,
    aspect: 1,
    width: view === 'three-quarter' ? 2400 : 1600,
  }));
}

function iconJobs(products: Product[]): IconJob[] {
  const icon = (prefix: string, alt: string, shape: string, frameType: string): IconJob => ({
    kind: 'icon',
    name: `${prefix}-${slug(alt)}`,
    shape: shape.toLowerCase(),
    mount: mountOf(frameType),
    alt,
    aspect: 192 / 84,
    width: 192,
  });
  const shapes = new Set(products.map(({ shape }) => shape));
  const frameTypes = new Set(products.map(({ frameType }) => frameType));
  return [
    ...[...shapes].map((shape) => icon('shape', shape, shape, 'Full rim')),
    ...[...frameTypes].map((type) => icon('frame', type, 'Rectangle', type)),
  ];
}

/** @throws Error if the catalogue lacks a product or colour of a composition. */
export function jobsFor(products: Product[]): Job[] {
  const find = (text: string) => {
    const [code, color] = [text.slice(0, 6), text.slice(7)];
    const product = products.find((each) => each.code === code);
    if (!product?.colors.includes(color))
      throw new Error(`The catalogue has no ${code} in ${color}.`);
    return { product, color };
  };
  return [
    ...products.flatMap((product) =>
      product.colors.flatMap((color) => productJobs({ product, color })),
    ),
    ...iconJobs(products),
    ...PICTURES.map(([name, { products: shown, ...picture }]): SetJob => ({
      ...picture,
      kind: 'set',
      name,
      items: shown.map(find),
    })),
  ];
}
