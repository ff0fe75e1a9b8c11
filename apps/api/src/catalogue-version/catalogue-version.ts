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

/**
 * A random word in the database that every change of the catalogue replaces, in the transaction of the change. While it is the
 * same, so is every public list, whichever process answers. Random, not counted: a restored backup brings back the word of its
 * own data.
 */
@Injectable()
export class CatalogueVersion implements EntitySubscriberInterface {
  /** Another release may answer the same rows differently. */
  private readonly code = fingerprint();

  private readonly isEmbedded: boolean;
  private known: string | null = null;
  private changes = 0;

  constructor(private readonly dataSource: DataSource) {
    this.isEmbedded = dataSource.options.type !== 'mysql';
    dataSource.subscribers.push(this);
  }

  /**
   * As an entity tag. Read it before the data: then it is never newer than they are. The embedded database has one process,
   * which need not ask again what it has not changed.
   */
  tag(): string | Promise<string> {
    if (this.known !== null) return this.known;
    const asked = this.changes;
    return this.read().then((tag) => {
      if (this.isEmbedded && asked === this.changes) this.known = tag;
      return tag;
    });
  }

  private async read(): Promise<string> {
    const [row] = await this.dataSource.query<{ value: string }[]>(
      `SELECT value FROM app_state WHERE name = '${NAME}'`,
    );
    return `W/"${row?.value ?? 'new'}.${this.code}"`;
  }

  private async renew(manager: EntityManager): Promise<void> {
    // Before the new word is there: a question that comes later waits for the change, one that came before is not kept.
    this.changes++;
    this.known = null;
    await renewCatalogueVersion(manager);
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
