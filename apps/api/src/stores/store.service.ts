import { Injectable } from '@nestjs/common';
import { inDateOrder, toHoliday } from '@tivara/contracts';
import { Not, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../platform/audit/audited-transactions.js';
import { insertRow } from '../platform/database/insert.js';
import type { Deletion } from '../platform/http/bulk-deletion.dto.js';
import type { Actor } from '../platform/http/current-user.js';
import { invalidField } from '../platform/http/field-errors.js';
import type { StoreBody } from './store.dto.js';
import { Store, StoreText } from './store.entity.js';
import { storeKeys, storeTextKey } from './store-keys.js';
import { StoreReader } from './store-reader.js';
import type { StoreDto } from './store-response.dto.js';

@Injectable()
export class StoreService {
  constructor(
    private readonly reader: StoreReader,
    private readonly changes: AuditedTransactions,
  ) {}

  create(actor: Actor, body: StoreBody): Promise<StoreDto> {
    return this.changes.run(actor, async (change) => {
      const columns = toColumns(body);
      await expectNone(change.manager, columns);
      const id = await insertRow(change.manager, Store, columns);
      await change.manager.insert(StoreText, { storeId: id, searchKey: storeTextKey(columns) });
      return change.created(this.subject(id));
    });
  }

  update(
    actor: Actor,
    id: number,
    { version, ...body }: StoreBody & { version?: number },
  ): Promise<StoreDto> {
    const columns = toColumns(body);
    return this.changes.edit(actor, {
      ...this.subject(id),
      version,
      columns,
      also: async (manager, before) => {
        if (!isSamePlace(before, body)) await expectNone(manager, columns, id);
        await manager.update(StoreText, { storeId: id }, { searchKey: storeTextKey(columns) });
      },
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, (change) => change.remove(this.subject(id)));
  }

  removeSome(actor: Actor, ids: number[]): Promise<Deletion> {
    return this.changes.run(actor, async (change) => {
      await change.lock(Store, ...ids);
      const known = await this.reader.findByIds(ids, change.manager);
      const deleted = known.map(({ store_id }) => store_id);
      for (const id of deleted) await change.remove(this.subject(id));
      const reason = 'This store does not exist.';
      const skipped = ids.filter((id) => !deleted.includes(id));
      return { deleted, skipped: skipped.map((id) => ({ id, name: `Store ${id}`, reason })) };
    });
  }

  private subject = (id: number) => ({
    entity: 'store' as const,
    target: Store,
    id,
    read: (manager: EntityManager) => this.reader.find(id, manager),
  });
}

/** @param id of a store that is edited. @throws BadRequestException */
async function expectNone(
  manager: EntityManager,
  { nameKey, addressKey, pincode }: ReturnType<typeof toColumns>,
  id = 0,
): Promise<void> {
  if (await manager.existsBy(Store, { nameKey, addressKey, pincode, id: Not(id) }))
    throw invalidField('store_name', 'A store with this name and address is here already.');
}

/** What was stored twice before can still be edited. */
const isSamePlace = (before: StoreDto, { store_name, store_address, pincode }: StoreBody) =>
  before.store_name === store_name &&
  before.store_address === store_address &&
  before.pincode === pincode;

export function positionViolation({
  latitude,
  longitude,
}: Pick<StoreBody, 'latitude' | 'longitude'>): string | null {
  const half = typeof latitude !== typeof longitude || (latitude === null) !== (longitude === null);
  return half ? 'Latitude and longitude must be given together.' : null;
}

/** Missing positions, hours and holidays stay unchanged. @throws BadRequestException for half a position */
export function toColumns({ store_name, store_address, bp_name, ...body }: StoreBody) {
  const { latitude, longitude, opening_hours, holidays } = body;
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
    ...(body.email !== undefined && { email: body.email }),
    ...(latitude !== undefined && { latitude, longitude }),
    ...(opening_hours !== undefined && {
      openingHours: opening_hours && JSON.stringify(opening_hours),
    }),
    ...(holidays !== undefined && {
      holidays: JSON.stringify(inDateOrder(holidays.map(toHoliday))),
    }),
  };
}
