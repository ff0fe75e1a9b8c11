import { ConflictException, Injectable } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import type { WishlistIdentity } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { isDeadlock, isUniqueViolation } from '../../platform/database/errors.js';
import { insertAll } from '../../platform/database/insert.js';
import { searchKey } from '../../platform/database/search-key.js';
import { SavedItem } from './saved-item.entity.js';
import type { AccountWishlistDto, WishlistItemDto } from './wishlist-response.dto.js';

const ATTEMPTS = 4;

const identityOf = ({ product_id, selected_color }: WishlistIdentity) => ({
  productId: product_id,
  colorKey: searchKey(selected_color.color_name),
});
const keyOf = ({ productId, colorKey }: ReturnType<typeof identityOf>) =>
  `${productId} ${colorKey}`;

@Injectable()
export class AccountWishlistService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Applies what one browser changed to the account's list. @returns the whole list, oldest first. @throws ConflictException when it would be too long */
  async sync(
    accountId: number,
    { added, removed }: { added: WishlistItemDto[]; removed: WishlistIdentity[] },
  ): Promise<AccountWishlistDto> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.write(accountId, added, removed);
      } catch (error) {
        // Another browser of the account wrote at the same time.
        if (attempt === ATTEMPTS || !(isDeadlock(error) || isUniqueViolation(error))) throw error;
      }
  }

  private write(
    accountId: number,
    added: WishlistItemDto[],
    removed: WishlistIdentity[],
  ): Promise<AccountWishlistDto> {
    return this.dataSource.transaction(async (manager) => {
      for (const item of removed)
        await manager.delete(SavedItem, { accountId, ...identityOf(item) });
      const stored = await manager.find(SavedItem, { where: { accountId }, order: { id: 'ASC' } });
      const known = new Set(stored.map(keyOf));
      const rows = new Map(
        added.map((item) => {
          const identity = identityOf(item);
          return [keyOf(identity), { accountId, ...identity, item, createdAt: this.clock.now() }];
        }),
      );
      for (const key of known) rows.delete(key);
      if (stored.length + rows.size > LIMITS.wishlistItems)
        throw new ConflictException(
          `A wishlist takes at most ${LIMITS.wishlistItems} frames. Remove some first.`,
        );
      await insertAll(manager, SavedItem, [...rows.values()]);
      return { items: [...stored, ...rows.values()].map(({ item }) => item) };
    });
  }
}
