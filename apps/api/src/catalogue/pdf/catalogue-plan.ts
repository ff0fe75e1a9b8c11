import type { Collection, Product } from '@tivara/contracts';
import type { CatalogueContent, Chapter } from './catalogue-content.js';

export const PER_PAGE = { pictures: 6, rows: 24 } as const;

export type CataloguePage =
  | { kind: 'cover'; collection: Collection | null; picture: Collection | null; frames: number }
  | { kind: 'contents'; entries: { name: string; frames: number; page: number }[] }
  | { kind: 'opening'; collection: Collection; frames: number }
  | { kind: 'pictures'; collection: Collection; products: Product[] }
  | { kind: 'rows'; products: Product[]; first: boolean }
  | { kind: 'empty' }
  | { kind: 'back' };

export function planCatalogue({ collection, chapters }: CatalogueContent): CataloguePage[] {
  const frames = chapters.reduce((sum, { products }) => sum + products.length, 0);
  const picture = collection ?? chapters[0]?.collection ?? null;
  const cover: CataloguePage = { kind: 'cover', collection, picture, frames };
  const whole = collection === null;
  const bodies = chapters.map((chapter) => chapterPages(chapter, whole));
  const front: CataloguePage[] = [cover];
  if (whole && chapters.length > 0) {
    let page = 3;
    const entries = chapters.map(({ collection: { collection_name }, products }, index) => {
      const entry = { name: collection_name, frames: products.length, page };
      page += bodies[index]?.length ?? 0;
      return entry;
    });
    front.push({ kind: 'contents', entries });
  }
  const rows = chunks(
    chapters.flatMap(({ products }) => products),
    PER_PAGE.rows,
  ).map((products, index) => ({ kind: 'rows' as const, products, first: index === 0 }));
  const empty = frames === 0 ? [{ kind: 'empty' } as const] : [];
  return [...front, ...bodies.flat(), ...rows, ...empty, { kind: 'back' }];
}

function chapterPages({ collection, products }: Chapter, whole: boolean): CataloguePage[] {
  const pages = Math.ceil(products.length / PER_PAGE.pictures);
  // Spread evenly, in whole rows of two: no page with a single picture after full ones.
  const each = 2 * Math.ceil(products.length / pages / 2);
  return [
    ...(whole ? [{ kind: 'opening' as const, collection, frames: products.length }] : []),
    ...chunks(products, each).map((part) => ({
      kind: 'pictures' as const,
      collection,
      products: part,
    })),
  ];
}

const chunks = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: list.length && Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
