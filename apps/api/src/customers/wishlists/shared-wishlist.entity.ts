import type { SharedItem } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A wishlist shared by link, without its owner. */
@Entity('shared_wishlist')
export class SharedWishlist {
  /** SHA-256 of the token in hex. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) tokenHash: string;
  /** JSON of SharedItem[]: ids, so that what is shown follows the catalogue. */
  @Column({ type: 'simple-json' }) items: SharedItem[];
  @Column({ type: 'datetime', precision: 3 }) createdAt: Date;
  @Index('IX_shared_wishlist_expires_at')
  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}
