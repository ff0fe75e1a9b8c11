import { Column, Entity, Index } from 'typeorm';
import { Time, TokenHash } from '../../platform/database/columns.js';
import type { SharedItemBody } from './wishlist.dto.js';

@Entity('shared_wishlist')
export class SharedWishlist {
  @TokenHash() tokenHash: string;
  @Column({ type: 'simple-json' }) items: SharedItemBody[];
  @Time() createdAt: Date;
  @Index('IX_shared_wishlist_expires_at') @Time() expiresAt: Date;
}
