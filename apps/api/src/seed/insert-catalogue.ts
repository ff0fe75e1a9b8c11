import { CHOICES, formatColourCode, parseColourCode, unknownValues } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { searchKey } from '../platform/database/search-key.js';
import { pick } from '../platform/omit.js';
import { Media } from '../platform/media/media.entity.js';
import { mediaColumns } from '../platform/media/picture.js';
import { ProductColor, ProductImage, Product } from '../catalogue/products/product.entity.js';
import {
  Category,
  Collection,
  Color,
  Finishing,
  FrameType,
  Material,
  Shape,
} from '../catalogue/reference/reference.entity.js';
import { insertAll } from '../platform/database/insert.js';
import type { DemoCatalogue, DemoPicture } from './demo-data.js';

const CHOICE_FIELDS = CHOICES.map(({ field }) => field);

/** Ids start at 1. @throws Error when a product refers to an unknown name */
export async function insertCatalogue(
  manager: EntityManager,
  catalogue: DemoCatalogue,
): Promise<void> {
  const media = new Map<string, Omit<Media, 'createdAt' | 'origin' | 'bytes' | 'retained'>>();
  const addPicture = (picture: DemoPicture) => {
    const { assetKey, alt } = picture;
    const row = media.get(assetKey) ?? { id: media.size + 1, ...mediaColumns(picture) };
    media.set(assetKey, row);
    return { mediaId: row.id, alt };
  };

  const categories = catalogue.categories.map(upperNamed);
  const materials = catalogue.materials.map(upperNamed);
  const finishings = catalogue.finishings.map(upperNamed);
  const colors = catalogue.colors.map(({ name, code }, index) => ({
    ...upperNamed(name, index),
    code: storedCode(code),
  }));
  const collections = numbered(catalogue.collections).map(({ id, name, description, picture }) => ({
    ...named(name, 0),
    id,
    description,
    ...addPicture(picture),
  }));
  const frameTypes = catalogue.frameTypes.map(({ name, picture }, index) => ({
    ...named(name, index),
    ...addPicture(picture),
  }));
  const shapes = catalogue.shapes.map(({ name, picture }, index) => ({
    ...named(name, index),
    ...addPicture(picture),
  }));

  const productColors: Pick<ProductColor, 'id' | 'productId' | 'colorId' | 'position'>[] = [];
  const images: Pick<ProductImage, 'id' | 'productColorId' | 'position' | 'mediaId' | 'alt'>[] = [];
  const products = catalogue.products.map((product, index) => {
    const id = index + 1;
    product.colors.forEach((color, position) => {
      const productColorId = productColors.length + 1;
      const colorId = find(colors, color.name, product.name);
      productColors.push({ id: productColorId, productId: id, colorId, position });
      color.images.forEach((picture, imagePosition) =>
        images.push({
          id: images.length + 1,
          productColorId,
          position: imagePosition,
          ...addPicture(picture),
        }),
      );
    });
    return {
      ...named(product.name, index),
      description: product.description,
      descriptionKey: searchKey(product.description),
      size: product.size,
      ...unknownValues(),
      ...pick(product, CHOICE_FIELDS),
      ...product.measures,
      price_inr: product.price_inr ?? null,
      published: true,
      version: 1,
      category_id: find(categories, product.category, product.name),
      material_id: find(materials, product.material, product.name),
      collection_id: find(collections, product.collection, product.name),
      finishing_id: find(finishings, product.finishing, product.name),
      frame_type_id: find(frameTypes, product.frameType, product.name),
      shape_id: find(shapes, product.shape, product.name),
    };
  });

  await insertAll(manager, Media, [...media.values()]);
  await insertAll(manager, Category, categories);
  await insertAll(manager, Material, materials);
  await insertAll(manager, Finishing, finishings);
  await insertAll(manager, Color, colors);
  await insertAll(manager, Collection, collections);
  await insertAll(manager, FrameType, frameTypes);
  await insertAll(manager, Shape, shapes);
  await insertAll(manager, Product, products);
  await insertAll(manager, ProductColor, productColors);
  await insertAll(manager, ProductImage, images);
}

const named = (name: string, index: number) => ({
  id: index + 1,
  name: name.trim(),
  nameKey: searchKey(name),
});
/** Categories, materials, finishings and colours are stored upper-case. (DECISIONS, Data: casing) */
const upperNamed = (name: string, index: number) => named(name.toUpperCase(), index);

function find(rows: { id: number; nameKey: string }[], name: string, product: string): number {
  const row = rows.find(({ nameKey }) => nameKey === searchKey(name));
  if (!row) throw new Error(`The product '${product}' names '${name}', which the catalogue lacks.`);
  return row.id;
}

function storedCode(code: string): string {
  const colour = parseColourCode(code);
  if (!colour) throw new Error(`The colour code '${code}' is outside the grammar.`);
  return formatColourCode(colour);
}

function numbered<T extends { id?: number }>(collections: T[]): (T & { id: number })[] {
  const taken = new Set(collections.map(({ id }) => id));
  let next = 1;
  return collections.map((collection) => {
    if (collection.id === undefined) while (taken.has(next)) next++;
    return { ...collection, id: collection.id ?? next++ };
  });
}
