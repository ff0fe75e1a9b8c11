import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIRMED_MS } from '@tivara/contracts';
import { DataSource, Column, Entity, PrimaryColumn } from 'typeorm';
import type {
  EntityManager,
  EntityMetadata,
  EntitySubscriberInterface,
  InsertEvent,
  TransactionCommitEvent,
  TransactionRollbackEvent,
  UpdateEvent,
} from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';

export interface VersionedEntity {
  entity: EntityMetadata['target'];
  /** Only updates of this property count; inserts and removals do not. */
  onlyUpdatesOf?: string;
}
/** Injects the versioned entities of all domains: readonly VersionedEntity[]. */
export const VERSIONED_ENTITIES = Symbol('versioned entities');

type Row = { value: string };
type Event = Pick<InsertEvent<object>, 'metadata' | 'queryRunner' | 'manager'>;

const NAME = 'catalogue';
const QUERY = 'SELECT value FROM app_state WHERE name = ?';
/** Marks a transaction that changed versioned rows. */
const CHANGED = 'changedRows';
/** Marks a transaction that renewed the version. */
const RENEWED = 'renewedVersion';
/** Delay until the embedded engine notices changes of other processes, such as a restored backup. */
const FRESH_MS = 100;
/** Timers may fire early. */
const EARLY_TIMER_MS = 2;

/** A random value that every change replaces in its own transaction, so that equal versions mean equal rows in any process. */
@Injectable()
export class DataVersion implements EntitySubscriberInterface {
  private readonly code = fingerprint();
  private next: Promise<string> | null = null;
  private running: Promise<string> | null = null;
  /** `at`: when it was asked. */
  private known: { tag: string; at: number } | null = null;
  private changedAt = -Infinity;
  /** Bypasses TypeORM, whose only connection may be in a transaction. */
  private readonly embedded: { get(name: string): Row | undefined } | null;
  private readonly versioned: ReadonlyMap<unknown, VersionedEntity>;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(VERSIONED_ENTITIES) versioned: readonly VersionedEntity[],
  ) {
    this.versioned = new Map(versioned.map((one) => [one.entity, one]));
    const { driver } = dataSource;
    this.embedded =
      driver.options.type === 'mysql'
        ? null
        : (driver as BetterSqlite3Driver).databaseConnection.prepare(QUERY);
    dataSource.subscribers.push(this);
  }

  /** The version as an entity tag. Read it before the data, so that it is never newer. */
  tag(): string | Promise<string> {
    const now = performance.now();
    if (this.known && now - this.known.at < (this.embedded ? FRESH_MS : CONFIRMED_MS))
      return this.known.tag;
    if (!this.embedded) return (this.next ??= this.queryNext());
    this.known = { tag: this.tagOf(this.embedded.get(NAME)), at: now };
    return this.known.tag;
  }

  /** Resolves once every process answers with the latest change of this one. */
  async shown(): Promise<void> {
    const waitMs = this.changedAt + 2 * CONFIRMED_MS + EARLY_TIMER_MS - performance.now();
    if (waitMs > 0) await setTimeout(waitMs);
  }

  async afterInsert(event: InsertEvent<object>): Promise<void> {
    await this.onChange(event);
  }
  async afterUpdate(event: UpdateEvent<object>): Promise<void> {
    await this.onChange(event, event.entity);
  }
  async afterRemove(event: Event): Promise<void> {
    await this.onChange(event);
  }

  /** At the end, so that the row is locked only briefly. */
  async beforeTransactionCommit({ queryRunner, manager }: TransactionCommitEvent): Promise<void> {
    if (!queryRunner.data?.[CHANGED]) return;
    queryRunner.data[CHANGED] = false;
    queryRunner.data[RENEWED] = true;
    await renewVersion(manager);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // Active: only a nested transaction has ended.
    if (!queryRunner.data?.[RENEWED] || queryRunner.isTransactionActive) return;
    queryRunner.data[RENEWED] = false;
    this.onRenewed();
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    // A nested one may not undo what came before it.
    const renewed = queryRunner.isTransactionActive && queryRunner.data?.[RENEWED];
    queryRunner.data = { ...queryRunner.data, [CHANGED]: false, [RENEWED]: renewed };
  }

  private async onChange({ metadata, queryRunner, manager }: Event, updated: object = {}) {
    const versioned = this.versioned.get(metadata.target);
    if (!versioned) return;
    if (versioned.onlyUpdatesOf !== undefined && !(versioned.onlyUpdatesOf in updated)) return;
    if (queryRunner.isTransactionActive)
      queryRunner.data = { ...queryRunner.data, [CHANGED]: true };
    else {
      await renewVersion(manager);
      this.onRenewed();
    }
  }

  private onRenewed(): void {
    this.known = null;
    this.changedAt = performance.now();
  }

  /** Callers during a running query share the next one. */
  private async queryNext(): Promise<string> {
    await this.running?.catch(() => undefined);
    this.next = null;
    const at = performance.now();
    this.running = this.dataSource.query<Row[]>(QUERY, [NAME]).then(([row]) => {
      const tag = this.tagOf(row);
      // A change of this process since then may be missing.
      if (at > this.changedAt) this.known = { tag, at };
      return tag;
    });
    return this.running;
  }

  private tagOf(row: Row | undefined): string {
    return `W/"${row?.value ?? 'new'}.${this.code}"`;
  }
}

/** Each get reads the version, so that processes agree. */
export class VersionedValue<T> {
  private cached: { tag: string; value: Promise<T> } | null = null;

  constructor(
    private readonly version: Pick<DataVersion, 'tag'>,
    private readonly read: () => Promise<T>,
  ) {}

  async get(): Promise<T> {
    const tag = await this.version.tag();
    if (this.cached?.tag !== tag) this.cached = { tag, value: this.read() };
    const { cached } = this;
    return cached.value.catch((error: unknown) => {
      if (this.cached === cached) this.cached = null;
      throw error;
    });
  }
}

const renewVersion = (manager: EntityManager) =>
  manager.upsert(AppState, { name: NAME, value: randomUUID() }, ['name']);

export async function initializeVersion(manager: EntityManager): Promise<void> {
  if (!(await manager.existsBy(AppState, { name: NAME }))) await renewVersion(manager);
}

function fingerprint(): string {
  const folder = path.join(import.meta.dirname, '../..');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.[jt]s$/.test(file)) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('base64url').slice(0, 10);
}

@Entity('app_state')
export class AppState {
  @PrimaryColumn({ type: 'varchar', length: 40 }) name: string;
  @Column({ type: 'varchar', length: 200 }) value: string;
}
