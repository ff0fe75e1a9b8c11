import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityMetadata,
  type EntitySubscriberInterface,
  type InsertEvent,
  type QueryRunner,
  type RemoveEvent,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
  type UpdateEvent,
} from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { AppState } from '../database/app-state.entity.js';

/** An entity whose changes give a set of rows a new version. */
export interface VersionedEntity {
  entity: EntityMetadata['target'];
  /** The set of rows, such as `catalogue`. */
  rows: string;
  /** Only updates of this property count; inserts and removals do not. */
  onlyUpdatesOf?: string;
}
/** Injects the versioned entities of all domains: readonly VersionedEntity[]. */
export const VERSIONED_ENTITIES = Symbol('versioned entities');

/** The version of one set of rows. */
export interface DataVersion {
  /** As an entity tag. Read it before the data: then it is never newer than they are. */
  tag(): string | Promise<string>;
}

/** Where a transaction notes what it changed. */
const CHANGED = 'changedRows';
const VERSION_QUERY = 'SELECT value FROM app_state WHERE name = ?';
type Row = { value: string };
/** The embedded engine has one process, which knows of its own changes at once; of others', such as a restored backup, so soon. (ms) */
const FRESH_MS = 100;

/**
 * A version of each set of rows: a random value in the database that every change of them replaces, in the transaction of the
 * change. While it is the same, so are the rows, whichever process answers. Random, not counted: a restored backup brings back
 * the versions of its own data.
 */
@Injectable()
export class DataVersions implements EntitySubscriberInterface {
  /** Another release may map the same rows differently. */
  private readonly code = fingerprint();

  /** The next query of each version, and the one that is running. */
  private readonly waiting = new Map<string, Promise<string>>();
  private readonly running = new Map<string, Promise<string>>();

  /**
   * The embedded engine answers at once, past TypeORM and past whoever has its connection: a word that is not committed yet
   * only makes the answer be running for anew, which waits for the commit.
   */
  private readonly known = new Map<string, { tag: string; at: number }>();
  private readonly embedded: { get(rows: string): Row | undefined } | null;

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
        : (driver as BetterSqlite3Driver).databaseConnection.prepare(VERSION_QUERY);
    dataSource.subscribers.push(this);
  }

  /** As DataVersion.tag. */
  tag(rows: string): string | Promise<string> {
    if (this.embedded) return this.fromEmbedded(this.embedded, rows);
    const waiting = this.waiting.get(rows) ?? this.queryNext(rows);
    this.waiting.set(rows, waiting);
    return waiting;
  }

  /** Callers during a running query share the next one. */
  private async queryNext(rows: string): Promise<string> {
    await this.running.get(rows)?.catch(() => undefined);
    this.waiting.delete(rows);
    const running = this.dataSource
      .query<Row[]>(VERSION_QUERY, [rows])
      .then(([row]) => this.tagOf(row));
    this.running.set(rows, running);
    return running;
  }

  /** The version of some rows alone. */
  of(rows: string): DataVersion {
    return { tag: () => this.tag(rows) };
  }

  private fromEmbedded(question: { get(rows: string): Row | undefined }, rows: string): string {
    const now = Date.now();
    const known = this.known.get(rows);
    if (known && now - known.at <= FRESH_MS) return known.tag;
    const tag = this.tagOf(question.get(rows));
    this.known.set(rows, { tag, at: now });
    return tag;
  }

  private async renew(manager: EntityManager, changed: Iterable<string>): Promise<void> {
    await renewVersions(manager, changed);
    this.known.clear();
  }

  private tagOf(row: Row | undefined): string {
    return `W/"${row?.value ?? 'new'}.${this.code}"`;
  }

  async afterInsert(event: InsertEvent<object>): Promise<void> {
    await this.note(event);
  }
  async afterUpdate(event: UpdateEvent<object>): Promise<void> {
    await this.note(event, event.entity ?? {});
  }
  async afterRemove(event: RemoveEvent<object>): Promise<void> {
    await this.note(event);
  }

  /** At the end, so that the row is held against other changes for a moment only. */
  async beforeTransactionCommit({ queryRunner, manager }: TransactionCommitEvent): Promise<void> {
    const changed = changedIn(queryRunner);
    if (!changed.size) return;
    const all = [...changed];
    changed.clear();
    await this.renew(manager, all);
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    changedIn(queryRunner).clear();
  }

  private async note(
    {
      metadata,
      queryRunner,
      manager,
    }: Pick<InsertEvent<object>, 'metadata' | 'queryRunner' | 'manager'>,
    updated: object = {},
  ): Promise<void> {
    const versioned = this.versioned.get(metadata.target);
    if (!versioned) return;
    const { rows, onlyUpdatesOf } = versioned;
    if (onlyUpdatesOf !== undefined && !(onlyUpdatesOf in updated)) return;
    if (queryRunner.isTransactionActive) changedIn(queryRunner).add(rows);
    else await this.renew(manager, [rows]);
  }
}

function changedIn(queryRunner: QueryRunner): Set<string> {
  const changed = (queryRunner.data?.[CHANGED] as Set<string> | undefined) ?? new Set();
  queryRunner.data = { ...queryRunner.data, [CHANGED]: changed };
  return changed;
}

/** In the order of their names, so that two changes never wait for each other. */
async function renewVersions(manager: EntityManager, changed: Iterable<string>): Promise<void> {
  const versions = [...changed].sort().map((name) => ({ name, value: randomUUID() }));
  await manager.upsert(AppState, versions, ['name']);
}

/** Gives rows that have no version their first one. */
export async function initializeVersion(manager: EntityManager, rows: string): Promise<void> {
  if (!(await manager.existsBy(AppState, { name: rows }))) await renewVersions(manager, [rows]);
}

/** A hash of the code that runs. */
function fingerprint(): string {
  const folder = path.join(import.meta.dirname, '../..');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.[jt]s$/.test(file)) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('base64url').slice(0, 10);
}
