import { Media } from '../platform/media/media.entity.js';
import type { VersionedEntity } from '../platform/versions/data-versions.js';
import { CATALOGUE_VERSION } from './catalogue-version.js';
import { ProductColor } from './products/product-color.entity.js';
import { ProductImage } from './products/product-image.entity.js';
import { Product } from './products/product.entity.js';
import { Category } from './reference/category.entity.js';
import { Collection } from './reference/collection.entity.js';
import { Color } from './reference/color.entity.js';
import { Finishing } from './reference/finishing.entity.js';
import { FrameType } from './reference/frame-type.entity.js';
import { Material } from './reference/material.entity.js';
import { Shape } from './reference/shape.entity.js';

export const CATALOGUE_ENTITIES = [
  Category,
  Collection,
  Color,
  Finishing,
  FrameType,
  Material,
  Product,
  ProductColor,
  ProductImage,
  Shape,
];

const LISTED = [
  Category,
  Collection,
  Color,
  Finishing,
  FrameType,
  Material,
  Product,
  ProductColor,
  ProductImage,
  Shape,
];

export const CATALOGUE_VERSIONED: VersionedEntity[] = [
  ...LISTED.map((entity) => ({ entity, rows: CATALOGUE_VERSION })),
  // A picture is seen where it is used; only its formats change afterwards.
  { entity: Media, rows: CATALOGUE_VERSION, onlyUpdatesOf: 'formats' },
];
