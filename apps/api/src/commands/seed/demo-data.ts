import { readFileSync } from 'node:fs';
import type { OpeningHours, Picture } from '@tivara/contracts';

/** A picture in `demo/media`. */
export interface DemoPicture extends Omit<Picture, 'url'> {
  assetKey: string;
}

interface Named<P> {
  name: string;
  picture: P;
}

/** `P` is a picture, or its name in `demo/pictures.json`. */
interface Catalogue<P, Colors> {
  categories: string[];
  materials: string[];
  finishings: string[];
  /** In display order; the 14 fixed colours first. */
  colors: { name: string; code: string }[];
  /** `id` is set where a URL depends on it. */
  collections: (Named<P> & { id?: number; description: string })[];
  frameTypes: Named<P>[];
  shapes: Named<P>[];
  /** In display order: neighbours in rows of two, three and four differ in shape and colour. */
  products: {
    /** Starts with a six-character model code: `TV-104 Meridian`. */
    name: string;
    description: string;
    category: string;
    material: string;
    collection: string;
    finishing: string;
    frameType: string;
    shape: string;
    /** Lens width in mm, 40 to 60. */
    size: number;
    colors: Colors;
  }[];
}
export type DemoCatalogue = Catalogue<DemoPicture, { name: string; images: DemoPicture[] }[]>;
export type DemoProduct = DemoCatalogue['products'][number];

/** A post of the social feed; `permalink` is a page of the site. */
export interface DemoPost<P = DemoPicture> {
  caption: string;
  permalink: string;
  picture: P;
}

/** An invented optician at an invented address, in a real locality with its pincode and position. */
export interface DemoStore {
  name: string;
  address: string;
  locality: string;
  city: string;
  state: string;
  /** Six digits. */
  pincode: string;
  subcity?: string;
  bpName?: string;
  number?: string;
  /** Degrees. */
  latitude?: number;
  longitude?: number;
  hours?: OpeningHours;
}

export interface DemoData {
  catalogue: DemoCatalogue;
  stores: DemoStore[];
  posts?: DemoPost[];
}

/** The same path from src and from dist. */
const DEMO = new URL('../../../../../demo/', import.meta.url);
const readJson = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, DEMO), 'utf8')) as T;

/** The third view of a product is its side or a detail. */
const VIEWS = ['three-quarter', 'front', 'side', 'detail'];

type Pictures = Readonly<Record<string, DemoPicture>>;
const readPictures = () => readJson<Pictures>('pictures.json');

/** @throws Error if no picture of this name was rendered. */
export function demoPicture(name: string, pictures: Pictures = readPictures()): DemoPicture {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no demo picture ${name}. See demo/generator.`);
  return picture;
}

/** Reads the demo data of the `demo` folder. */
export function loadDemoData(): Promise<DemoData> {
  const pictures = readPictures();
  const withPicture = <T extends { picture: string }>(row: T) => ({
    ...row,
    picture: demoPicture(row.picture, pictures),
  });
  const catalogue = readJson<Catalogue<string, string[]>>('catalogue.json');
  const imagesOf = (product: string, color: string) => {
    const prefix = `${product.slice(0, 6)}-${color}`.toLowerCase().replaceAll(' ', '-');
    return VIEWS.flatMap((view) => pictures[`${prefix}-${view}`] ?? []);
  };
  return Promise.resolve({
    catalogue: {
      ...catalogue,
      collections: catalogue.collections.map(withPicture),
      frameTypes: catalogue.frameTypes.map(withPicture),
      shapes: catalogue.shapes.map(withPicture),
      products: catalogue.products.map((product) => ({
        ...product,
        colors: product.colors.map((name) => ({ name, images: imagesOf(product.name, name) })),
      })),
    },
    stores: readJson<DemoStore[]>('stores.json'),
    posts: readJson<DemoPost<string>[]>('posts.json').map(withPicture),
  });
}
