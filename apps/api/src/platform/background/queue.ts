import { randomUUID } from 'node:crypto';
import { PrimaryGeneratedColumn, type FindOptionsWhere, type Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Clock } from '../clock.js';
import { Int, Time, Varchar } from '../database/columns.js';

/** Renewed while the worker is alive. */
export const CLAIM_MS = 60_000;
const RENEW_MS = 15_000;

/** Work that is due until it is no longer `pending`. */
export abstract class QueuedRow {
  @PrimaryGeneratedColumn() id: number;
  abstract state: string;
  @Int({ default: 0 }) attempts: number;
  @Time() nextAttemptAt: Date;
  /** Claimed by the worker `lockedBy` until then. */
  @Time({ nullable: true }) lockedUntil: Date | null;
  @Varchar(64, { nullable: true }) lockedBy: string | null;
  @Varchar(1000, { default: '' }) lastError: string;
}

/** Rows are claimed by a conditional UPDATE, so that several processes can work on them. Each is attempted at least once. */
export class Queue<T extends QueuedRow> {
  private readonly worker = randomUUID();

  constructor(
    private readonly rows: Repository<T>,
    private readonly clock: Clock,
  ) {}

  /** @returns ids, those that are due longest first */
  async due(limit: number, condition = '1 = 1', values = {}): Promise<number[]> {
    const rows = await this.rows
      .createQueryBuilder('row')
      .select('row.id', 'id')
      .where(DUE, { now: this.clock.now() })
      .andWhere(condition, values)
      .orderBy('next_attempt_at')
      .addOrderBy('row.id')
      .limit(limit)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /** Does nothing when another worker has the row. @param attempt returns what changes in it */
  async work(id: number, attempt: (row: T) => Promise<Partial<T>>): Promise<void> {
    if (!(await this.claim(id))) return;
    const mine = { id, lockedBy: this.worker } as FindOptionsWhere<T>;
    const update = (changes: object) =>
      this.rows.update(mine, changes as QueryDeepPartialEntity<T>);
    const renewal = setInterval(() => {
      update({ lockedUntil: this.claimEnd() }).catch(() => undefined);
    }, RENEW_MS);
    try {
      const row = await this.rows.findOneByOrFail({ id } as FindOptionsWhere<T>);
      await update({ lockedBy: null, lockedUntil: null, ...(await attempt(row)) });
    } finally {
      clearInterval(renewal);
    }
  }

  private async claim(id: number): Promise<boolean> {
    const { affected } = await this.rows
      .createQueryBuilder()
      .update()
      .set({
        lockedBy: this.worker,
        lockedUntil: this.claimEnd(),
        attempts: () => 'attempts + 1',
      } as object)
      .where(`id = :id AND ${DUE}`, { id, now: this.clock.now() })
      .execute();
    return affected === 1;
  }

  private claimEnd = () => new Date(this.clock.now().getTime() + CLAIM_MS);
}

/** Pending, unclaimed, and its pause is over. */
const DUE =
  "state = 'pending' AND (locked_until IS NULL OR locked_until < :now) AND next_attempt_at <= :now";
