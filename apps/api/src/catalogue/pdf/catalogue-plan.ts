import type { CatalogueContent, Chapter } from './catalogue-content.js';
import { framesPerPage, rowsPerPage } from './page-layout.js';
import type { CollectionDto } from '../reference/reference-response.dto.js';
import type { ProductDto } from '../products/product-response.dto.js';

export type CataloguePage =
  | {
      kind: 'cover';
      collection: CollectionDto | null;
      picture: CollectionDto | null;
      frames: number;
    }
  | { kind: 'contents'; entries: { name: string; frames: number; page: number }[] }
  | { kind: 'opening'; collection: CollectionDto; frames: number }
  | { kind: 'pictures'; collection: CollectionDto; products: ProductDto[] }
  | { kind: 'rows'; products: ProductDto[]; first: boolean }
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
  const all = chapters.flatMap(({ products }) => products);
  const rows = split(all, rowsPerPage(all.length)).map((products, index) => ({
    kind: 'rows' as const,
    products,
    first: index === 0,
  }));
  const empty = frames === 0 ? [{ kind: 'empty' } as const] : [];
  return [...front, ...bodies.flat(), ...rows, ...empty, { kind: 'back' }];
}

function chapterPages({ collection, products }: Chapter, whole: boolean): CataloguePage[] {
  return [
    ...(whole ? [{ kind: 'opening' as const, collection, frames: products.length }] : []),
    ...split(products, framesPerPage(products.length)).map((part) => ({
      kind: 'pictures' as const,
      collection,
      products: part,
    })),
  ];
}

function split<T>(list: T[], sizes: number[]): T[][] {
  let start = 0;
  return sizes.map((size) => list.slice(start, (start += size)));
}
