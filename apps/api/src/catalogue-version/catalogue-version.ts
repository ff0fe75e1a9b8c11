import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type InsertEvent,
  type RemoveEvent,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
  type UpdateEvent,
} from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { Media } from '../media/media.entity.js';
import { ProductColor } from '../products/product-color.entity.js';
import { ProductImage } from '../products/product-image.entity.js';
import { Product } from '../products/product.entity.js';
import { Category } from '../reference/category.entity.js';
import { Collection } from '../reference/collection.entity.js';
import { Color } from '../reference/color.entity.js';
import { Finishing } from '../reference/finishing.entity.js';
import { FrameType } from '../reference/frame-type.entity.js';
import { Material } from '../reference/material.entity.js';
import { Shape } from '../reference/shape.entity.js';
import { AppState } from '../seed/app-state.entity.js';
import { Store } from '../stores/store.entity.js';

/** What the public lists are made of. */
const CATALOGUE: ReadonlySet<unknown> = new Set([
  Category,
  Collection,
  Color,
  Finishing,
  FrameType,
  Material,
  Media,
  Product,
  ProductColor,
  ProductImage,
  Shape,
  Store,
]);
const NAME = 'catalogue';
const QUESTION = `SELECT value FROM app_state WHERE name = '${NAME}'`;
type Row = { value: string };
/** The embedded engine has one process, which knows of its own changes at once; of others', such as a restored backup, so soon. (ms) */
const FRESH_MS = 100;

/**
 * A random word in the database that every change of the catalogue replaces, in the transaction of the change. While it is the
 * same, so is every public list, whichever process answers. Random, not counted: a restored backup brings back the word of its
 * own data.
 */
@Injectable()
export class CatalogueVersion implements EntitySubscriberInterface {
  /** Another release may answer the same rows differently. */
  private readonly code = fingerprint();

  /**
   * The embedded engine answers at once, past TypeORM and past whoever has its connection: a word that is not committed yet
   * only makes the answer be asked for anew, which waits for the commit.
   */
  private known = { tag: '', at: 0 };
  private readonly embedded: { get(): Row | undefined } | null;

  constructor(private readonly dataSource: DataSource) {
    const { driver } = dataSource;
    this.embedded =
      driver.options.type === 'mysql'
        ? null
        : (driver as BetterSqlite3Driver).databaseConnection.prepare(QUESTION);
    dataSource.subscribers.push(this);
  }

  /** As an entity tag. Read it before the data: then it is never newer than they are. */
  tag(): string | Promise<string> {
    if (this.embedded) return this.fromEmbedded(this.embedded);
    return this.dataSource.query<Row[]>(QUESTION).then(([row]) => this.tagOf(row));
  }

  private fromEmbedded(question: { get(): Row | undefined }): string {
    const now = Date.now();
    if (now - this.known.at > FRESH_MS) this.known = { tag: this.tagOf(question.get()), at: now };
    return this.known.tag;
  }

  private async renew(manager: EntityManager): Promise<void> {
    await renewCatalogueVersion(manager);
    this.known.at = 0;
  }

  private tagOf(row: Row | undefined): string {
    return `W/"${row?.value ?? 'new'}.${this.code}"`;
  }

  async afterInsert(event: InsertEvent<object>): Promise<void> {
    if (event.metadata.target !== Media) await this.note(event);
  }
  async afterUpdate(event: UpdateEvent<object>): Promise<void> {
    // A picture is seen where it is used; only its formats change afterwards.
    if (event.metadata.target !== Media || 'formats' in (event.entity ?? {}))
      await this.note(event);
  }
  async afterRemove(event: RemoveEvent<object>): Promise<void> {
    if (event.metadata.target !== Media) await this.note(event);
  }

  /** At the end, so that the row is held against other changes for a moment only. */
  async beforeTransactionCommit({ queryRunner, manager }: TransactionCommitEvent): Promise<void> {
    if (!queryRunner.data?.[NAME]) return;
    queryRunner.data[NAME] = false;
    await this.renew(manager);
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (queryRunner.data?.[NAME]) queryRunner.data[NAME] = false;
  }

  private async note({
    metadata,
    queryRunner,
    manager,
  }: Pick<InsertEvent<object>, 'metadata' | 'queryRunner' | 'manager'>): Promise<void> {
    if (!CATALOGUE.has(metadata.target)) return;
    if (queryRunner.isTransactionActive) queryRunner.data = { ...queryRunner.data, [NAME]: true };
    else await this.renew(manager);
  }
}

async function renewCatalogueVersion(manager: EntityManager): Promise<void> {
  await manager.upsert(AppState, { name: NAME, value: randomUUID() }, ['name']);
}

/** Gives a database that has none its first word. */
export async function beginCatalogueVersion(manager: EntityManager): Promise<void> {
  if (!(await manager.existsBy(AppState, { name: NAME }))) await renewCatalogueVersion(manager);
}

/** A hash of the code that runs. */
function fingerprint(): string {
  const folder = path.join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.[jt]s$/.test(file)) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('base64url').slice(0, 10);
}
