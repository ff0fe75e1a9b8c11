import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IdOf, Int, Time, Varchar } from '../../platform/database/columns.js';
import type { WishlistItemDto } from './wishlist-response.dto.js';

/** An item of an account's wishlist: one colour of one product. */
@Entity('saved_item')
@Index('UQ_saved_item_item', ['accountId', 'productId', 'colorKey'], { unique: true })
export class SavedItem {
  @PrimaryGeneratedColumn() id: number;
  @IdOf('account', { onDelete: 'CASCADE' }) accountId: number;
  @Int() productId: number;
  @Varchar(480) colorKey: string;
  /** As browsers store it, so that it outlives its product. */
  @Column({ type: 'simple-json' }) item: WishlistItemDto;
  @Time() createdAt: Date;
}
