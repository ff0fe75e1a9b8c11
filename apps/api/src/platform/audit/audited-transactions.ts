import { ConflictException, Inject, Injectable } from '@nestjs/common';
import type { AuditAction, AuditEntity, ImportedRows } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import type { EntityManager, EntityTarget, UpdateQueryBuilder } from 'typeorm';
import { Clock } from '../clock.js';
import type { Actor } from '../http/current-user.js';
import { notFound } from '../http/row-id.js';
import { insertAll, insertRow } from '../database/insert.js';
import { searchKey } from '../database/search-key.js';
import { chunksOf } from '../database/sql.js';
import { inTransaction } from '../database/transaction.js';
import { storeKey } from '../idempotency/idempotency.js';
import { Revision, RevisionMedia } from '../revisions/revision.entity.js';
import { RECORD_KINDS, picturesOf, readSnapshots, versionOf } from '../revisions/snapshots.js';
import type { RecordKind, Snapshot } from '../revisions/snapshots.js';
import { emitEvents, eventsOfChange, type RecordChange } from '../webhooks/emit-events.js';
import { changedNamesKey, nameIn } from './changed-names.js';
import { Audit } from './audit.entity.js';

interface VersionedRow {
  id: number;
  version: number;
}
type Columns<T extends object> = Parameters<UpdateQueryBuilder<T>['set']>[0];

interface Subject<T extends object, A> {
  entity: AuditEntity;
  target: EntityTarget<T>;
  id: number;
  read(manager: EntityManager): Promise<A | null>;
}

export interface Edit<T extends VersionedRow, A extends { version: number }> extends Subject<T, A> {
  /** The version that the caller read; undefined overwrites any version. */
  version: number | undefined;
  columns: Columns<T>;
  also?(manager: EntityManager, before: A): Promise<unknown>;
  action?: AuditAction;
  /** False for edits that have another way back. */
  undoable?: boolean;
  /** False for one that goes on with an edit that the log has. */
  logged?: boolean;
}

export interface Named {
  id: number;
  name: string;
}
export interface ImportedRecord extends Named {
  isNew: boolean;
}

/** `before` is undefined for a creation, `versionAfter` null for a deletion. */
interface NewRevision extends Named {
  before: Snapshot | undefined;
  versionAfter: number | null;
}

/** The audit's columns have 64 KB. */
const NAMES_OF_A_ROW = 200;

@Injectable()
export class AuditedTransactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(RECORD_KINDS) private readonly kinds: readonly RecordKind[],
  ) {}

  /** Runs `work` in a transaction, again after a deadlock. */
  run<T>(actor: Actor, work: (change: AuditedTransaction) => Promise<T>): Promise<T> {
    return inTransaction(this.dataSource, async (manager) => {
      const at = this.clock.now();
      const { repeatable, requestId } = actor;
      if (repeatable) await storeKey(manager, repeatable, requestId, at);
      return work(new AuditedTransaction(manager, actor, at, this.kinds));
    });
  }

  edit<T extends VersionedRow, A extends { version: number }>(
    actor: Actor,
    edit: Edit<T, A>,
  ): Promise<A> {
    return this.run(actor, (change) => change.edit(edit));
  }
}

export class AuditedTransaction {
  constructor(
    readonly manager: EntityManager,
    private readonly actor: Actor,
    readonly at: Date,
    private readonly kinds: readonly RecordKind[],
  ) {}

  kindOf(entity: AuditEntity): RecordKind | undefined {
    return this.kinds.find((kind) => kind.entity === entity);
  }

  /** As `revise` takes them. Empty for records whose changes cannot be undone. */
  async snapshots(entity: AuditEntity, ids: readonly number[]): Promise<Map<number, Snapshot>> {
    const kind = this.kindOf(entity);
    return kind ? readSnapshots(this.manager, kind, ids) : new Map();
  }

  /** Call it before edits that increment versions by one, and the result after them. */
  async reviseAfter(
    entity: AuditEntity,
    edited: readonly Named[],
  ): Promise<(created: readonly Named[]) => Promise<void>> {
    const kind = this.kindOf(entity);
    const ids = edited.map(({ id }) => id);
    const snapshots = await this.snapshots(entity, ids);
    return (created) =>
      this.revise(entity, [
        ...created.map((row) => ({ ...row, before: undefined, versionAfter: 1 })),
        ...edited.map((row) => {
          const before = snapshots.get(row.id);
          const version = kind && versionOf(this.manager, kind, before);
          return { ...row, before, versionAfter: (version ?? 0) + 1 };
        }),
      ]);
  }

  /** Makes changes undoable. */
  async revise(entity: AuditEntity, changes: readonly NewRevision[]): Promise<void> {
    const kind = this.kindOf(entity);
    if (!kind) return;
    const { account, requestId } = this.actor;
    const rows = changes.map(({ id, name, before, versionAfter }) => ({
      pictures: before ? picturesOf(before) : [],
      row: {
        at: this.at,
        accountId: account.id,
        changeId: requestId,
        entity: kind.entity,
        entityId: id,
        name,
        nameKey: searchKey(name),
        snapshot: before ? JSON.stringify(before) : null,
        versionAfter,
      },
    }));
    const [pictured, plain] = [true, false].map((has) =>
      rows.filter(({ pictures }) => pictures.length > 0 === has),
    );
    await insertAll(this.manager, Revision, plain?.map(({ row }) => row) ?? []);
    for (const { row, pictures } of pictured ?? []) {
      const revisionId = await insertRow(this.manager, Revision, row);
      await insertAll(
        this.manager,
        RevisionMedia,
        pictures.map((mediaId) => ({ revisionId, mediaId })),
      );
    }
  }

  async lock<T extends object>(target: EntityTarget<T>, ...ids: number[]): Promise<void> {
    if (this.manager.connection.options.type !== 'mysql') return;
    const { tableName } = this.manager.connection.getMetadata(target);
    await this.manager.query(
      `SELECT id FROM ${tableName} WHERE id IN (${ids.map(() => '?').join()}) ORDER BY id FOR UPDATE`,
      ids,
    );
  }

  /** Records an inserted row. @returns it as in responses */
  async created<A extends object>({ entity, id, read }: Omit<Subject<object, A>, 'target'>) {
    const after = await read(this.manager);
    if (!after) throw new Error(`The new ${entity} ${id} cannot be read.`);
    await this.record('create', entity, id, null, after);
    const { version } = after as { version?: number };
    await this.revise(entity, [
      { id, name: nameIn(asValue(after)), before: undefined, versionAfter: version ?? null },
    ]);
    return after;
  }

  /** @throws NotFoundException, or ConflictException with the `current` row when it is newer than `version` */
  async edit<T extends VersionedRow, A extends { version: number }>(edit: Edit<T, A>): Promise<A> {
    const { manager } = this;
    await this.lock(edit.target, edit.id);
    const before = await edit.read(manager);
    if (!before) throw notFound(edit.entity);
    if (edit.version !== undefined && edit.version !== before.version) throw stale(before);
    const { undoable = true, logged = true } = edit;
    const snapshots = await this.snapshots(edit.entity, undoable ? [edit.id] : []);
    const { affected } = await manager
      .createQueryBuilder()
      .update(edit.target)
      .set({ ...edit.columns, version: () => 'version + 1' } as Columns<T>)
      .where('id = :id AND version = :version', { id: edit.id, version: before.version })
      .execute();
    if (affected !== 1) throw stale(before);
    await edit.also?.(manager, before);
    const after = await edit.read(manager);
    if (!after) throw new Error(`The ${edit.entity} ${edit.id} is gone after its edit.`);
    if (logged) await this.record(edit.action ?? 'update', edit.entity, edit.id, before, after);
    if (undoable)
      await this.revise(edit.entity, [
        {
          id: edit.id,
          name: nameIn(asValue(after)),
          before: snapshots.get(edit.id),
          versionAfter: after.version,
        },
      ]);
    return after;
  }

  /** @param check may reject the deletion. @throws NotFoundException */
  async remove<T extends object, A extends object>(
    { entity, target, id, read }: Subject<T, A>,
    check?: () => Promise<void>,
  ): Promise<void> {
    await this.lock(target, id);
    const before = await read(this.manager);
    if (!before) throw notFound(entity);
    await check?.();
    const snapshots = await this.snapshots(entity, [id]);
    await this.manager.delete(target, id);
    await this.record('delete', entity, id, before, null);
    await this.revise(entity, [
      { id, name: nameIn(asValue(before)), before: snapshots.get(id), versionAfter: null },
    ]);
  }

  /** @param before null for a creation, @param after null for a deletion; neither contains a secret */
  async record(
    action: AuditAction,
    entity: AuditEntity,
    entityId: number,
    before: object | null,
    after: object | null,
    recordIds: string | null = null,
  ): Promise<void> {
    const { account, requestId } = this.actor;
    await this.manager.insert(Audit, {
      at: this.at,
      accountId: account.id,
      actor: account.email,
      action,
      entity,
      entityId,
      recordIds,
      valueBefore: before && JSON.stringify(before),
      valueAfter: after && JSON.stringify(after),
      namesKey: changedNamesKey(entity, asValue(before), asValue(after)),
      requestId,
    });
    const { version } = (after ?? {}) as { version?: number };
    const data = {
      id: entityId,
      name: nameIn(asValue(after ?? before)),
      ...(version && { version }),
    };
    await emitEvents(
      this.manager,
      this.at,
      eventsOfChange(action, entity, changeOf(before, after), data),
    );
  }

  /** Records an import or its undo, in as many rows as it takes to name all records. */
  async recordImport(
    action: 'import' | 'undo',
    entity: AuditEntity,
    records: readonly ImportedRecord[],
    leftOut: number,
  ): Promise<void> {
    let left = leftOut;
    for (const some of chunksOf(records, NAMES_OF_A_ROW)) {
      const created = some.filter(({ isNew }) => isNew).length;
      const names = some.map(({ name }) => name);
      const updated = some.length - created;
      const after: ImportedRows = { created, updated, left_out: left, names };
      await this.record(action, entity, 0, null, after, `,${some.map(({ id }) => id).join()},`);
      left = 0;
    }
    const changeOfNew = action === 'import' ? 'created' : 'deleted';
    await emitEvents(
      this.manager,
      this.at,
      records.flatMap(({ id, name, isNew }) =>
        eventsOfChange(action, entity, isNew ? changeOfNew : 'updated', { id, name }),
      ),
    );
  }
}

const changeOf = (before: object | null, after: object | null): RecordChange =>
  before === null ? 'created' : after === null ? 'deleted' : 'updated';

const asValue = (value: object | null) => value as Readonly<Record<string, unknown>> | null;

/** 409 with the row as it is now. (DECISIONS, Data: product save) */
const stale = (current: object) =>
  new ConflictException({
    message: 'Someone else has changed this meanwhile. Check it and save again.',
    current,
  });
