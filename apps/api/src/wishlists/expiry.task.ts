import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import type { Task } from '../background/background.js';
import { Clock } from '../clock.js';
import { SharedWishlist } from './shared-wishlist.entity.js';

const HOUR_MS = 3600_000;
/** How long an expired list is still said to have expired. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS;

/** Removes shared wishlists a while after they expired. Any number of processes may do it at once. */
@Injectable()
export class ExpiryTask implements Task {
  readonly name = 'shared wishlists';
  readonly restMs = HOUR_MS;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<boolean> {
    const before = new Date(this.clock.now().getTime() - REMEMBERED_MS);
    await this.dataSource.getRepository(SharedWishlist).delete({ expiresAt: LessThan(before) });
    return false;
  }
}
