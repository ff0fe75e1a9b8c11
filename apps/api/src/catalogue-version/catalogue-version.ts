import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type InsertEvent,
  type QueryRunner,
  type RemoveEvent,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
  type UpdateEvent,
} from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { Audit } from '../audit/audit.entity.js';
import { Account } from '../auth/account.entity.js';
import { EnquiryItem } from '../enquiries/enquiry-item.entity.js';
import { Enquiry } from '../enquiries/enquiry.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { Media } from '../media/media.entity.js';
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js';
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

/** Rows that have a version together. */
export type VersionedRows = 'account' | 'audit' | 'catalogue' | 'enquiry' | 'mail' | 'newsletter';

const ROWS_OF: ReadonlyMap<unknown, VersionedRows> = new Map<unknown, VersionedRows>([
  [Account, 'account'],
  [Audit, 'audit'],
  [Enquiry, 'enquiry'],
  [EnquiryItem, 'enquiry'],
  [Mail, 'mail'],
  [NewsletterSubscriber, 'newsletter'],
  // What the public lists are made of.
  [Category, 'catalogue'],
  [Collection, 'catalogue'],
  [Color, 'catalogue'],
  [Finishing, 'catalogue'],
  [FrameType, 'catalogue'],
  [Material, 'catalogue'],
  [Media, 'catalogue'],
  [Product, 'catalogue'],
  [ProductColor, 'catalogue'],
  [ProductImage, 'catalogue'],
  [Shape, 'catalogue'],
  [Store, 'catalogue'],
]);
const CATALOGUE: VersionedRows = 'catalogue';
/** Where a transaction notes what it changed. */
const CHANGED = 'changedRows';
const QUESTION = 'SELECT value FROM app_state WHERE name = ?';
type Row = { value: string };
/** The embedded engine has one process, which knows of its own changes at once; of others', such as a restored backup, so soon. (ms) */
const FRESH_MS = 100;

/**
 * A random word in the database that every change of the catalogue replaces, in the transaction of the change. While it is the
 * same, so is every public list, whichever process answers. The office's tables have a word each. Random, not counted: a restored backup brings back the word of its
 * own data.
 */
@Injectable()
export class CatalogueVersion implements EntitySubscriberInterface {
  /** Another release may answer the same rows differently. */
  private readonly code = fingerprint();

  /** Questions to a server that are not sent yet, and the last that was. */
  private readonly waiting = new Map<VersionedRows, Promise<string>>();
  private readonly asked = new Map<VersionedRows, Promise<string>>();

  /**
   * The embedded engine answers at once, past TypeORM and past whoever has its connection: a word that is not committed yet
   * only makes the answer be asked for anew, which waits for the commit.
   */
  private readonly known = new Map<VersionedRows, { tag: string; at: number }>();
  private readonly embedded: { get(rows: VersionedRows): Row | undefined } | null;

  constructor(private readonly dataSource: DataSource) {
    const { driver } = dataSource;
    this.embedded =
      driver.options.type === 'mysql'
        ? null
        : (driver as BetterSqlite3Driver).databaseConnection.prepare(QUESTION);
    dataSource.subscribers.push(this);
  }

  /** As an entity tag. Read it before the data: then it is never newer than they are. */
  tag(rows: VersionedRows = CATALOGUE): string | Promise<string> {
    if (this.embedded) return this.fromEmbedded(this.embedded, rows);
    const waiting = this.waiting.get(rows) ?? this.askNext(rows);
    this.waiting.set(rows, waiting);
    return waiting;
  }

  /** Whoever comes while an answer is on its way shares the next one, which is asked for after all of them came. */
  private async askNext(rows: VersionedRows): Promise<string> {
    await this.asked.get(rows)?.catch(() => undefined);
    this.waiting.delete(rows);
    const asked = this.dataSource.query<Row[]>(QUESTION, [rows]).then(([row]) => this.tagOf(row));
    this.asked.set(rows, asked);
    return asked;
  }

  /** The version of some rows alone. */
  of(rows: VersionedRows): Pick<CatalogueVersion, 'tag'> {
    return { tag: () => this.tag(rows) };
  }

  private fromEmbedded(
    question: { get(rows: VersionedRows): Row | undefined },
    rows: VersionedRows,
  ): string {
    const now = Date.now();
    const known = this.known.get(rows);
    if (known && now - known.at <= FRESH_MS) return known.tag;
    const tag = this.tagOf(question.get(rows));
    this.known.set(rows, { tag, at: now });
    return tag;
  }

  private async renew(manager: EntityManager, changed: Iterable<VersionedRows>): Promise<void> {
    await renewVersions(manager, changed);
    this.known.clear();
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
    const changed = changedIn(queryRunner);
    if (!changed.size) return;
    const all = [...changed];
    changed.clear();
    await this.renew(manager, all);
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    changedIn(queryRunner).clear();
  }

  private async note({
    metadata,
    queryRunner,
    manager,
  }: Pick<InsertEvent<object>, 'metadata' | 'queryRunner' | 'manager'>): Promise<void> {
    const rows = ROWS_OF.get(metadata.target);
    if (!rows) return;
    if (queryRunner.isTransactionActive) changedIn(queryRunner).add(rows);
    else await this.renew(manager, [rows]);
  }
}

function changedIn(queryRunner: QueryRunner): Set<VersionedRows> {
  const changed = (queryRunner.data?.[CHANGED] as Set<VersionedRows> | undefined) ?? new Set();
  queryRunner.data = { ...queryRunner.data, [CHANGED]: changed };
  return changed;
}

/** In the order of their names, so that two changes never wait for each other. */
async function renewVersions(
  manager: EntityManager,
  changed: Iterable<VersionedRows>,
): Promise<void> {
  const words = [...changed].sort().map((name) => ({ name, value: randomUUID() }));
  await manager.upsert(AppState, words, ['name']);
}

/** Gives a database that has none its first word. */
export async function beginCatalogueVersion(manager: EntityManager): Promise<void> {
  if (!(await manager.existsBy(AppState, { name: CATALOGUE })))
    await renewVersions(manager, [CATALOGUE]);
}

/** A hash of the code that runs. */
function fingerprint(): string {
  const folder = path.join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.[jt]s$/.test(file)) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('base64url').slice(0, 10);
}
