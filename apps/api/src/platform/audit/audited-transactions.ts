import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { AuditAction, AuditEntity } from '@tivara/contracts';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type UpdateQueryBuilder,
} from 'typeorm';
import { Clock } from '../clock.js';
import { isDeadlock } from '../database/errors.js';
import type { Actor } from '../http/current-user.js';
import { Audit } from './audit.entity.js';

/** A row that counts its edits. */
interface Versioned {
  id: number;
  version: number;
}
type Columns<T extends object> = Parameters<UpdateQueryBuilder<T>['set']>[0];

export interface Edit<T extends Versioned, A extends { version: number }> {
  entity: AuditEntity;
  target: EntityTarget<T>;
  id: number;
  /** The version that the caller read; undefined overwrites any version. */
  version: number | undefined;
  columns: Columns<T>;
  /** The row as in responses; null if there is none. */
  read(manager: EntityManager): Promise<A | null>;
  /** What else changes with the row, in the same transaction. */
  also?(manager: EntityManager): Promise<void>;
  action?: AuditAction;
}

const ATTEMPTS = 4;

/** An administrator's change: one transaction that holds the change and its audit rows. (DESIGN, The API: Audit) */
@Injectable()
export class AuditedTransactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` in a transaction; one that the database gave up for another's sake is run again. */
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

  /**
   * Edits one row.
   * @returns the updated row
   * @throws NotFoundException when there is none, ConflictException with the `current` one when it is newer than `version`.
   */
  edit<T extends Versioned, A extends { version: number }>(
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

  /** Holds the row against other changes until the transaction ends. The embedded engine has one writer anyway. */
  async lock<T extends object>(target: EntityTarget<T>, ...ids: number[]): Promise<void> {
    if (this.manager.connection.options.type !== 'mysql') return;
    const { tableName } = this.manager.connection.getMetadata(target);
    const places = ids.map(() => '?').join();
    await this.manager.query(
      `SELECT id FROM ${tableName} WHERE id IN (${places}) ORDER BY id FOR UPDATE`,
      ids,
    );
  }

  /** As AuditedTransactions.edit, inside a transaction of the caller's. */
  async edit<T extends Versioned, A extends { version: number }>(edit: Edit<T, A>): Promise<A> {
    const { manager } = this;
    await this.lock(edit.target, edit.id);
    const before = await edit.read(manager);
    if (!before) throw new NotFoundException(`This ${edit.entity} does not exist.`);
    if (edit.version !== undefined && edit.version !== before.version) throw stale(before);
    const { affected } = await manager
      .createQueryBuilder()
      .update(edit.target)
      .set({ ...edit.columns, version: () => 'version + 1' } as Columns<T>)
      .where('id = :id AND version = :version', { id: edit.id, version: before.version })
      .execute();
    if (affected !== 1) throw stale(before);
    await edit.also?.(manager);
    const after = await edit.read(manager);
    if (!after) throw new Error(`The ${edit.entity} ${edit.id} is gone after its edit.`);
    await this.record(edit.action ?? 'update', edit.entity, edit.id, before, after);
    return after;
  }

  /** @param before null for what is new, @param after null for what is gone; never with a secret in it */
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
