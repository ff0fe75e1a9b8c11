import { applyDecorators } from '@nestjs/common';
import { Column, Entity, Index, ManyToOne, OneToMany, PrimaryGeneratedColumn } from 'typeorm';
import {
  REFERENCES,
  VALUES,
  columnOf,
  isRequired,
  isSortable,
  referenceId,
  type Attribute,
  type AttributeValues,
} from '@tivara/contracts';
import type { Relation } from 'typeorm';
import { IdOf, Int, RowVersion, Time, Varchar } from '../../platform/database/columns.js';
import { withFields } from '../../platform/with-fields.js';
import type { Positioned } from '../position.js';
import type { Published } from '../publication.js';

function StoredAttribute(row: Exclude<Attribute, { kind: 'colors' }>): PropertyDecorator {
  const Indexed = Index(`IX_product_${row.field}`);
  if (row.kind === 'reference') return applyDecorators(Indexed, IdOf(row.field));
  if (row.kind === 'choice') return Varchar(10, { nullable: true });
  return applyDecorators(
    ...(isSortable(row) ? [Indexed] : []),
    Int({ nullable: !isRequired(row) }),
  );
}

/** Named as they are in requests and answers. */
const Attributes = withFields<AttributeValues>(
  [...REFERENCES, ...VALUES].map((row) => ({
    name: columnOf(row),
    decorator: StoredAttribute(row),
  })),
);

/** Searches read the names of reference data from their own tables, so that renaming needs no second write. */
@Entity('product')
@Index('IX_product_counted', ['published', ...REFERENCES.map(({ field }) => referenceId(field))])
export class Product extends Attributes implements Positioned, Published {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(120) name: string;
  @Index('UQ_product_name_key', { unique: true }) @Varchar(480) nameKey: string;
  @Column({ type: 'text' }) description: string;
  @Column({ type: 'text' }) descriptionKey: string;
  @Column({ type: 'boolean', default: true }) published: boolean;
  @Index('IX_product_starts_at') @Time({ nullable: true }) startsAt: Date | null;
  @Index('IX_product_ends_at') @Time({ nullable: true }) endsAt: Date | null;
  @Int({ nullable: true }) position: number | null;
  @RowVersion() version: number;
  @OneToMany(() => ProductColor, (color) => color.product) colors: Relation<ProductColor>[];
}

@Entity('product_color')
@Index('UQ_product_color_position', ['productId', 'position'], { unique: true })
@Index('UQ_product_color_color', ['productId', 'colorId'], { unique: true })
export class ProductColor {
  @PrimaryGeneratedColumn() id: number;
  @Int() productId: number;
  @ManyToOne(() => Product, (product) => product.colors, { nullable: false, onDelete: 'CASCADE' })
  product: Relation<Product>;
  @Index('IX_product_color_color') @IdOf('color') colorId: number;
  @Int() position: number;
  @Index('IX_product_color_gtin') @Varchar(14, { nullable: true }) gtin: string | null;
  @OneToMany(() => ProductImage, (image) => image.productColor) images: Relation<ProductImage>[];
}

@Entity('product_image')
@Index('UQ_product_image_position', ['productColorId', 'position'], { unique: true })
export class ProductImage {
  @PrimaryGeneratedColumn() id: number;
  @Int() productColorId: number;
  @ManyToOne(() => ProductColor, (color) => color.images, { nullable: false, onDelete: 'CASCADE' })
  productColor: Relation<ProductColor>;
  @Int() position: number;
  @Index('IX_product_image_media') @IdOf('media') mediaId: number;
  @Varchar(300) alt: string;
}
