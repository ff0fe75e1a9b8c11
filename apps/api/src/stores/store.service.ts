import { Injectable, NotFoundException } from '@nestjs/common';
import type { Page, Store as StoreAnswer, StoreCity } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Changes } from '../audit/changes.js';
import { searchKey } from '../database/search-key.js';
import { allOf, anyOf, contains, isIn, sql, type Sql } from '../database/sql.js';
import type { Actor } from '../http/actor.js';
import type { StoreDto } from './store.dto.js';
import { Store } from './store.entity.js';
import { storeKeys } from './store-keys.js';
import type { StoreQuery } from './store.query.js';

const COLUMNS =
  'id, name, address, locality, city, pincode, state, subcity, bp_name AS bpName, number, version';

interface StoreRow {
  id: number;
  name: string;
  address: string;
  locality: string;
  city: string;
  pincode: string;
  state: string;
  subcity: string;
  bpName: string;
  number: string;
  version: number;
}
interface PlaceRow {
  city: string;
  cityKey: string;
  locality: string;
  localityKey: string;
  stores: number;
}

const SORT_COLUMNS: Readonly<Record<string, string>> = {
  store_name: 'name_key',
  store_address: 'address_key',
  locality: 'locality_key',
  city: 'city_key',
  pincode: 'pincode',
  state: 'state_key',
  subcity: 'subcity_key',
  bp_name: 'bp_name_key',
  number: 'number',
};

@Injectable()
export class StoreService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
  ) {}

  async list(): Promise<StoreAnswer[]> {
    return this.select('ORDER BY id');
  }

  async find(
    id: number,
    manager: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<StoreAnswer | null> {
    const [store] = await this.select('WHERE id = ?', [id], manager);
    return store ?? null;
  }

  /** The stores with these ids, in their order; those that are gone are left out. */
  async some(ids: number[]): Promise<StoreAnswer[]> {
    const { text, values } = isIn('id', ids);
    const stores = await this.select(`WHERE ${text}`, values);
    const byId = new Map(stores.map((store) => [store.store_id, store]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  create(actor: Actor, body: StoreDto): Promise<StoreAnswer> {
    return this.changes.run(actor, async (change) => {
      const { identifiers } = await change.manager.insert(Store, toColumns(body));
      const id = (identifiers[0] as { id: number }).id;
      const after = await this.find(id, change.manager);
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
    return this.changes.edit(actor, {
      entity: 'store',
      target: Store,
      id,
      version,
      columns: toColumns(body),
      read: (manager) => this.find(id, manager),
    });
  }

  /** @throws NotFoundException when there is none. */
  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, async (change) => {
      await change.lock(Store, id);
      const before = await this.find(id, change.manager);
      if (!before) throw new NotFoundException('This store does not exist.');
      await change.manager.delete(Store, { id });
      await change.record('delete', 'store', id, before, null);
    });
  }

  async search(query: StoreQuery): Promise<Page<StoreAnswer>> {
    const { page, pageSize } = query;
    const where = conditions(query);
    const [count]: { total: number }[] = await this.dataSource.query(
      `SELECT COUNT(*) AS total FROM store WHERE ${where.text}`,
      where.values,
    );
    const items = await this.select(
      `WHERE ${where.text} ORDER BY ${order(query)} LIMIT ? OFFSET ?`,
      [...where.values, pageSize, (page - 1) * pageSize],
    );
    return { items, total: Number(count?.total), page, pageSize };
  }

  /** Cities and their localities, spelt as the oldest store spells them. */
  async cities(): Promise<StoreCity[]> {
    const rows: PlaceRow[] = await this.dataSource.query(
      `SELECT city, city_key AS cityKey, locality, locality_key AS localityKey, COUNT(*) AS stores
       FROM store GROUP BY city, city_key, locality, locality_key
       ORDER BY city_key, locality_key, MIN(id)`,
    );
    const cities = new Map<string, StoreCity & { keys: Set<string> }>();
    for (const row of rows) {
      const { city } = row;
      const entry = cities.get(row.cityKey) ?? { city, localities: [], stores: 0, keys: new Set() };
      cities.set(row.cityKey, entry);
      entry.stores += Number(row.stores);
      if (!entry.keys.has(row.localityKey)) entry.localities.push(row.locality);
      entry.keys.add(row.localityKey);
    }
    return [...cities.values()].map(({ city, localities, stores }) => ({
      city,
      localities,
      stores,
    }));
  }

  private async select(
    rest: string,
    values: unknown[] = [],
    manager: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<StoreAnswer[]> {
    const rows: StoreRow[] = await manager.query(`SELECT ${COLUMNS} FROM store ${rest}`, values);
    return rows.map(toStore);
  }
}

/** A locality takes precedence over a city. (SPEC 5, Store locator; SPEC 5, Admin tables search) */
function conditions({ city, locality, pincode, q }: StoreQuery): Sql {
  const pieces: Sql[] = [];
  if (locality) pieces.push(sql('locality_key = ?', searchKey(locality)));
  else if (city) pieces.push(sql('city_key = ?', searchKey(city)));
  if (pincode) pieces.push(sql('pincode = ?', pincode));
  if (q) {
    const columns = ['name_key', 'address_key', 'locality_key', 'city_key'];
    pieces.push(anyOf(columns.map((column) => contains(column, searchKey(q)))));
  }
  return allOf(pieces);
}

function order({ sort }: StoreQuery): string {
  const column = SORT_COLUMNS[sort.replace(/^-/, '')];
  return column ? `${column} ${sort.startsWith('-') ? 'DESC' : 'ASC'}, id` : 'id';
}

const toStore = ({ id, name, address, bpName, ...row }: StoreRow): StoreAnswer => ({
  store_id: id,
  store_name: name,
  store_address: address,
  locality: row.locality,
  city: row.city,
  pincode: row.pincode,
  state: row.state,
  subcity: row.subcity,
  bp_name: bpName,
  number: row.number,
  version: row.version,
});

/** The columns that a body sets. */
export function toColumns({ store_name, store_address, bp_name, ...body }: StoreDto) {
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
  return { ...columns, ...storeKeys(columns) };
}
