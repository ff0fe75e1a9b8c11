import { Injectable, NotFoundException } from '@nestjs/common';
import type { BulkDeletion, Store as StoreAnswer } from '@tivara/contracts';
import {
  AuditedTransactions,
  type AuditedTransaction,
} from '../platform/audit/audited-transactions.js';
import type { Actor } from '../platform/http/current-user.js';
import { invalidField } from '../platform/http/field-errors.js';
import type { StoreDto } from './store.dto.js';
import { Store, StoreText } from './store.entity.js';
import { storeKeys, storeTextKey } from './store-keys.js';
import { StoreReader } from './store-reader.js';

const GONE = 'This store does not exist.';

/** AuditedTransactions of stores. */
@Injectable()
export class StoreService {
  constructor(
    private readonly reader: StoreReader,
    private readonly changes: AuditedTransactions,
  ) {}

  create(actor: Actor, body: StoreDto): Promise<StoreAnswer> {
    return this.changes.run(actor, async (change) => {
      const columns = toColumns(body);
      const { identifiers } = await change.manager.insert(Store, columns);
      const id = (identifiers[0] as { id: number }).id;
      await change.manager.insert(StoreText, { storeId: id, searchKey: storeTextKey(columns) });
      const after = await this.reader.find(id, change.manager);
      if (!after) throw new Error(`The new store ${id} cannot be read.`);
      await change.record('create', 'store', id, null, after);
      return after;
    });
  }

  /** @throws NotFoundException when there is none, ConflictException with the `current` one when it is newer than `version`. */
  update(
    actor: Actor,
    id: number,
    { version, ...body }: StoreDto & { version?: number },
  ): Promise<StoreAnswer> {
    const columns = toColumns(body);
    return this.changes.edit(actor, {
      entity: 'store',
      target: Store,
      id,
      version,
      columns,
      read: (manager) => this.reader.find(id, manager),
      also: async (manager) => {
        await manager.update(StoreText, { storeId: id }, { searchKey: storeTextKey(columns) });
      },
    });
  }

  /** @throws NotFoundException when there is none. */
  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, async (change) => {
      if (!(await this.delete(change, id))) throw new NotFoundException(GONE);
    });
  }

  /** Deletes those that are there. */
  removeSome(actor: Actor, ids: number[]): Promise<Omit<BulkDeletion, 'message' | 'kept'>> {
    return this.changes.run(actor, async (change) => {
      await change.lock(Store, ...ids);
      const deleted: number[] = [];
      for (const id of ids) if (await this.delete(change, id)) deleted.push(id);
      const skipped = ids.filter((id) => !deleted.includes(id));
      return { deleted, skipped: skipped.map((id) => ({ id, name: `Store ${id}`, reason: GONE })) };
    });
  }

  /** @returns whether there was one */
  private async delete(change: AuditedTransaction, id: number): Promise<boolean> {
    await change.lock(Store, id);
    const before = await this.reader.find(id, change.manager);
    if (!before) return false;
    await change.manager.delete(Store, { id });
    await change.record('delete', 'store', id, before, null);
    return true;
  }
}

/** What is wrong with the fields of a body together, or null: half a position is none. */
export function positionViolation({
  latitude,
  longitude,
}: Pick<StoreDto, 'latitude' | 'longitude'>): string | null {
  const half = typeof latitude !== typeof longitude || (latitude === null) !== (longitude === null);
  return half ? 'Latitude and longitude must be given together.' : null;
}

/**
 * The columns that a body sets. Place and hours that are left out stay as they are: the form of SPEC 5 does not know them.
 * @throws BadRequestException for half a position.
 */
export function toColumns({ store_name, store_address, bp_name, ...body }: StoreDto) {
  const { latitude, longitude, opening_hours } = body;
  const violation = positionViolation(body);
  if (violation) throw invalidField('latitude', violation);
  const columns = {
    name: store_name,
    address: store_address,
    locality: body.locality,
    city: body.city,
    pincode: body.pincode,
    state: body.state ?? '',
    subcity: body.subcity ?? '',
    bpName: bp_name ?? '',
    number: body.number ?? '',
  };
  return {
    ...columns,
    ...storeKeys(columns),
    ...(latitude !== undefined && { latitude, longitude }),
    ...(opening_hours !== undefined && {
      openingHours: opening_hours && JSON.stringify(opening_hours),
    }),
  };
}
