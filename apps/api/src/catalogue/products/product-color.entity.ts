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
import { Color } from '../reference/color.entity.js';
import { Product } from './product.entity.js';
import { ProductImage } from './product-image.entity.js';

@Entity('product_color')
@Index('UQ_product_color_position', ['productId', 'position'], { unique: true })
@Index('UQ_product_color_color', ['productId', 'colorId'], { unique: true })
export class ProductColor {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) productId: number;
  @ManyToOne(() => Product, (product) => product.colors, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_color_product' })
  product: Relation<Product>;
  @Index('IX_product_color_color')
  @Column({ type: 'int' })
  colorId: number;
  @ManyToOne(() => Color, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_product_color_color' })
  color: Relation<Color>;
  /** From 0; the first colour is the one that a card shows and that a text search reads. */
  @Column({ type: 'int' }) position: number;
  @OneToMany(() => ProductImage, (image) => image.productColor)
  images: Relation<ProductImage>[];
}
