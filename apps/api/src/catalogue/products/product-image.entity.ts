import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Media } from '../../platform/media/media.entity.js';
import { ProductColor } from './product-color.entity.js';

@Entity('product_image')
@Index('UQ_product_image_position', ['productColorId', 'position'], { unique: true })
export class ProductImage {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) productColorId: number;
  @ManyToOne(() => ProductColor, (color) => color.images, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_image_product_color' })
  productColor: Relation<ProductColor>;
  /** From 0, in the order shown. */
  @Column({ type: 'int' }) position: number;
  @Index('IX_product_image_media')
  @Column({ type: 'int' })
  mediaId: number;
  @ManyToOne(() => Media, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_image_media' })
  media: Relation<Media>;
  @Column({ type: 'varchar', length: 300 }) alt: string;
}
