import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { databaseTime, isoTime } from '../platform/database/times.js';
import type { ActorAccount } from '../platform/http/current-user.js';
import type { ContentLockDto } from './content-lock.dto.js';
import { ContentLock } from './content.entity.js';

/** How long a lock outlives its last renewal: forms renew theirs every 20 s. (ms) */
const LIFETIME_MS = 90_000;

/** Who edits a block. It keeps editors out of each other's way; that nothing is lost is up to versions. */
@Injectable()
export class ContentLocks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(block: string, { id }: ActorAccount): Promise<ContentLockDto> {
    const [row] = await this.dataSource.query<
      { accountId: number; email: string; since: Date | string }[]
    >(
      `SELECT l.account_id AS accountId, a.email, l.since FROM content_lock l
       JOIN account a ON a.id = l.account_id WHERE l.block = ? AND l.expires_at > ?`,
      [block, databaseTime(this.clock.now())],
    );
    if (!row) return { holder: null };
    const { accountId, email, since } = row;
    return { holder: { email, since: isoTime(since), own: accountId === id } };
  }

  /** Takes a lock that is free, or renews an own one. @param takesOver also takes that of another account */
  async take(block: string, account: ActorAccount, takesOver: boolean): Promise<ContentLockDto> {
    const { id: accountId } = account;
    // An API token edits no form.
    if (accountId === null) return this.find(block, account);
    const now = this.clock.now();
    const at = databaseTime(now);
    const until = new Date(now.getTime() + LIFETIME_MS);
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(ContentLock)
      .values({ block, accountId, since: now, expiresAt: until })
      .orIgnore()
      .updateEntity(false)
      .execute();
    await this.dataSource.query(
      `UPDATE content_lock
       SET since = CASE WHEN account_id = ? AND expires_at > ? THEN since ELSE ? END,
         account_id = ?, expires_at = ?
       WHERE block = ? AND (account_id = ? OR expires_at <= ? ${takesOver ? 'OR 1 = 1' : ''})`,
      [accountId, at, at, accountId, databaseTime(until), block, accountId, at],
    );
    return this.find(block, account);
  }

  async release(block: string, { id: accountId }: ActorAccount): Promise<void> {
    if (accountId !== null) await this.dataSource.manager.delete(ContentLock, { block, accountId });
  }
}
