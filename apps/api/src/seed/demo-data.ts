import { readFileSync } from 'node:fs';
import type { ChoiceValues, HolidayBody, OptionalNumber } from '@tivara/contracts';
import type { KeyedPicture } from '../platform/media/picture.js';
import type { OpeningHoursDto } from '../stores/store-response.dto.js';

export type DemoPicture = KeyedPicture;

interface Named<P> {
  name: string;
  picture: P;
}

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
  products: ({
    name: string;
    description: string;
    category: string;
    material: string;
    collection: string;
    finishing: string;
    frameType: string;
    shape: string;
    size: number;
    /** Millimetres and grams, of the parametric model. */
    measures?: Record<Exclude<OptionalNumber, 'price_inr'>, number>;
    price_inr?: number;
    colors: Colors;
  } & Partial<ChoiceValues>)[];
}
export type DemoCatalogue = Catalogue<DemoPicture, { name: string; images: DemoPicture[] }[]>;
export type DemoProduct = DemoCatalogue['products'][number];

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
  pincode: string;
  email?: string;
  subcity?: string;
  bpName?: string;
  number?: string;
  latitude?: number;
  longitude?: number;
  hours?: OpeningHoursDto;
  holidays?: HolidayBody[];
}

export interface DemoData {
  catalogue: DemoCatalogue;
  stores: DemoStore[];
  posts?: DemoPost[];
}

/** The same path from src and from dist. */
const DEMO = new URL('../../../../demo/', import.meta.url);
const readJson = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, DEMO), 'utf8')) as T;

const VIEWS = ['three-quarter', 'front', 'side', 'detail'];

type Pictures = Readonly<Record<string, DemoPicture>>;
const readPictures = () => readJson<Pictures>('pictures.json');

export function demoPicture(name: string, pictures: Pictures = readPictures()): DemoPicture {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no demo picture ${name}. See demo/generator.`);
  return picture;
}

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
