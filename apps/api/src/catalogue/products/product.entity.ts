import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Category } from '../reference/category.entity.js';
import { Collection } from '../reference/collection.entity.js';
import { Finishing } from '../reference/finishing.entity.js';
import { FrameType } from '../reference/frame-type.entity.js';
import { Material } from '../reference/material.entity.js';
import { Shape } from '../reference/shape.entity.js';
import { ProductColor } from './product-color.entity.js';

/**
 * Names of reference data are not copied into search columns here: a search looks them up where they are kept, so renaming a
 * material needs no second write and nothing can go stale.
 */
@Entity('product')
// Facets are counted from this alone.
@Index('IX_product_counted', [
  'published',
  'categoryId',
  'materialId',
  'collectionId',
  'finishingId',
  'frameTypeId',
  'shapeId',
])
export class Product {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 120 }) name: string;
  /** searchKey(name) */
  @Index('UQ_product_name_key', { unique: true })
  @Column({ type: 'varchar', length: 480 })
  nameKey: string;
  @Column({ type: 'text' }) description: string;
  /** searchKey(description) */
  @Column({ type: 'text' }) descriptionKey: string;
  /** Lens width in mm, 40 to 60. */
  @Index('IX_product_size')
  @Column({ type: 'int' })
  size: number;
  @Column({ type: 'boolean', default: true }) published: boolean;
  /** Counts the edits; an edit of an older one is a conflict. */
  @Column({ type: 'int', default: 1 }) version: number;

  @Index('IX_product_category')
  @Column({ type: 'int' })
  categoryId: number;
  @ManyToOne(() => Category, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_category' })
  category: Relation<Category>;

  @Index('IX_product_material')
  @Column({ type: 'int' })
  materialId: number;
  @ManyToOne(() => Material, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_material' })
  material: Relation<Material>;

  @Index('IX_product_collection')
  @Column({ type: 'int' })
  collectionId: number;
  @ManyToOne(() => Collection, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_collection' })
  collection: Relation<Collection>;

  @Index('IX_product_finishing')
  @Column({ type: 'int' })
  finishingId: number;
  @ManyToOne(() => Finishing, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_finishing' })
  finishing: Relation<Finishing>;

  @Index('IX_product_frame_type')
  @Column({ type: 'int' })
  frameTypeId: number;
  @ManyToOne(() => FrameType, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_frame_type' })
  frameType: Relation<FrameType>;

  @Index('IX_product_shape')
  @Column({ type: 'int' })
  shapeId: number;
  @ManyToOne(() => Shape, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_shape' })
  shape: Relation<Shape>;

  @OneToMany(() => ProductColor, (color) => color.product)
  colors: Relation<ProductColor>[];
}
