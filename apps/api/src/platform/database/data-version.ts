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
import { Clock } from '../clock.js';
import { databaseTime, isoTime } from './times.js';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';

export interface VersionedEntity {
  entity: EntityMetadata['target'];
  /** Only updates of this property count; inserts and removals do not. */
  onlyUpdatesOf?: string;
  /** Properties with times at which public lists change by themselves. */
  changesAt?: readonly string[];
}
/** Injects the versioned entities of all domains: readonly VersionedEntity[]. */
export const VERSIONED_ENTITIES = Symbol('versioned entities');

type Moment = Date | string | null;
/** `passed`, `coming`: the latest and the next time at which public lists change by themselves. */
type Row = { value: string; passed: Moment; coming: Moment };
type Event = Pick<InsertEvent<object>, 'metadata' | 'queryRunner' | 'manager'>;

const NAME = 'catalogue';
/** Marks a transaction that changed versioned rows. */
const CHANGED = 'changedRows';
/** Marks a transaction that renewed the version. */
const RENEWED = 'renewedVersion';
/** Delay until the embedded engine notices changes of other processes, such as a restored backup. */
const FRESH_MS = 100;
/** Timers may fire early. */
const EARLY_TIMER_MS = 2;

/**
 * A random value that every change replaces in its own transaction, and the latest start or end that has passed. Equal versions mean equal
 * public data in any process.
 */
@Injectable()
export class DataVersion implements EntitySubscriberInterface {
  private readonly code = fingerprint();
  private next: Promise<string> | null = null;
  private running: Promise<string> | null = null;
  /** `at`: when it was asked. `until`: when it changes by itself. (ms since 1970) */
  private known: { tag: string; at: number; until: number } | null = null;
  private changedAt = -Infinity;
  /** Bypasses TypeORM, whose only connection may be in a transaction. */
  private readonly embedded: { get(...values: string[]): Row | undefined } | null;
  private readonly query: VersionQuery;
  private readonly versioned: ReadonlyMap<unknown, VersionedEntity>;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(VERSIONED_ENTITIES) versioned: readonly VersionedEntity[],
    private readonly clock: Clock,
  ) {
    this.query = versionQuery(dataSource, versioned);
    this.versioned = new Map(versioned.map((one) => [one.entity, one]));
    const { driver } = dataSource;
    this.embedded =
      driver.options.type === 'mysql'
        ? null
        : (driver as BetterSqlite3Driver).databaseConnection.prepare(this.query.text);
    dataSource.subscribers.push(this);
  }

  /** The version as an entity tag. Read it before the data, so that it is never newer. */
  tag(): string | Promise<string> {
    const at = performance.now();
    const now = this.clock.now();
    const { known } = this;
    const isFresh = known && at - known.at < (this.embedded ? FRESH_MS : CONFIRMED_MS);
    if (isFresh && now.getTime() < known.until) return known.tag;
    if (!this.embedded) return (this.next ??= this.queryNext());
    this.known = { ...this.versionOf(this.embedded.get(...this.query.values(now))), at };
    return this.known.tag;
  }

  /** Resolves once every process answers with the latest change of this one. */
  async waitUntilVisible(): Promise<void> {
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
    const { text, values } = this.query;
    this.running = this.dataSource.query<Row[]>(text, values(this.clock.now())).then(([row]) => {
      const version = this.versionOf(row);
      // A change of this process since then may be missing.
      if (at > this.changedAt) this.known = { ...version, at };
      return version.tag;
    });
    return this.running;
  }

  private versionOf(row: Row | undefined): { tag: string; until: number } {
    const msOf = (moment: Moment | undefined) => (moment ? Date.parse(isoTime(moment)) : null);
    const passed = msOf(row?.passed)?.toString(36) ?? '';
    return {
      tag: `W/"${row?.value ?? 'new'}.${this.code}.${passed}"`,
      until: msOf(row?.coming) ?? Infinity,
    };
  }
}

interface VersionQuery {
  text: string;
  values(now: Date): string[];
}

function versionQuery(dataSource: DataSource, versioned: readonly VersionedEntity[]): VersionQuery {
  const columns = versioned.flatMap(({ entity, changesAt = [] }) => {
    const metadata = dataSource.getMetadata(entity);
    return changesAt.map((property) => {
      const column = metadata.findColumnWithPropertyName(property)?.databaseName;
      return { column, table: metadata.tableName };
    });
  });
  const either = (choose: 'MAX' | 'MIN', comparison: '<=' | '>') => {
    const each = columns.map(
      ({ column, table }) =>
        `SELECT ${choose}(${column}) AS at FROM ${table} WHERE ${column} ${comparison} ?`,
    );
    return each.length
      ? `(SELECT ${choose}(at) FROM (${each.join(' UNION ALL ')}) moment)`
      : 'NULL';
  };
  return {
    text: `SELECT value, ${either('MAX', '<=')} AS passed, ${either('MIN', '>')} AS coming
      FROM app_state WHERE name = ?`,
    values: (now) => [...Array<string>(2 * columns.length).fill(databaseTime(now)), NAME],
  };
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
