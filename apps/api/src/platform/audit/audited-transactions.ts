import { ConflictException, Injectable } from '@nestjs/common';
import type { AuditAction, AuditEntity } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import type { EntityManager, EntityTarget, UpdateQueryBuilder } from 'typeorm';
import { Clock } from '../clock.js';
import { isDeadlock } from '../database/errors.js';
import type { Actor } from '../http/current-user.js';
import { notFound } from '../http/row-id.js';
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
}

const ATTEMPTS = 4;

@Injectable()
export class AuditedTransactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` in a transaction, again after a deadlock. */
  async run<T>(actor: Actor, work: (change: AuditedTransaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.dataSource.transaction((manager) =>
          work(new AuditedTransaction(manager, actor, this.clock.now())),
        );
      } catch (error) {
        if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
      }
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
  ) {}

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
    return after;
  }

  /** @throws NotFoundException, or ConflictException with the `current` row when it is newer than `version` */
  async edit<T extends VersionedRow, A extends { version: number }>(edit: Edit<T, A>): Promise<A> {
    const { manager } = this;
    await this.lock(edit.target, edit.id);
    const before = await edit.read(manager);
    if (!before) throw notFound(edit.entity);
    if (edit.version !== undefined && edit.version !== before.version) throw stale(before);
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
    await this.record(edit.action ?? 'update', edit.entity, edit.id, before, after);
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
    await this.manager.delete(target, id);
    await this.record('delete', entity, id, before, null);
  }

  /** @param before null for a creation, @param after null for a deletion; neither contains a secret */
  async record(
    action: AuditAction,
    entity: AuditEntity,
    entityId: number,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    const { account, requestId } = this.actor;
    await this.manager.insert(Audit, {
      at: this.at,
      accountId: account.id,
      actor: account.email,
      action,
      entity,
      entityId,
      valueBefore: before && JSON.stringify(before),
      valueAfter: after && JSON.stringify(after),
      requestId,
    });
  }
}

/** 409 with the row as it is now. (DECISIONS, Data: product save) */
const stale = (current: object) =>
  new ConflictException({
    message: 'Someone else has changed this meanwhile. Check it and save again.',
    current,
  });
