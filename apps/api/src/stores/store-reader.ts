import { Injectable } from '@nestjs/common';
import { LIMITS, type Page, type STORE_MISSING } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { inOrder } from '../platform/database/read-page.js';
import { searchKey } from '../platform/database/search-key.js';
import { allOf, contains, isIn, sql, type Sql } from '../platform/database/sql.js';
import { isSimilarName, editDistance } from '../platform/similar-names.js';
import { boxAround, byDistance, distanceKm, type Position } from './near.js';
import { districtPosition } from './postal-districts.js';
import type { SimilarStoreQueryDto, StoreQueryDto, StoreTableQueryDto } from './store.query.js';
import type {
  HolidayDto,
  OpeningHoursDto,
  StoreDto,
  StoreCityDto,
  StorePlaceDto,
} from './store-response.dto.js';
import type { SimilarRowDto } from '../platform/http/similar-row.dto.js';

interface CityRow {
  city: string;
  cityKey: string;
  locality: string;
  localityKey: string;
  stores: number;
}
interface PlaceRow {
  city: string;
  cityKey: string;
  stores: number;
  latitude: number | null;
  longitude: number | null;
}
interface StateRow {
  cityKey: string;
  state: string;
  stateKey: string;
  stores: number;
}
/** Of the public search, or of the admin's table. */
type Search = StoreTableQueryDto | StoreQueryDto;
type Reads = Pick<EntityManager, 'query'>;

const SORT_COLUMNS: Readonly<Record<string, string>> = {
  store_name: 'name_key',
  store_address: 'address_sort',
  locality: 'locality_key',
  city: 'city_key',
  pincode: 'pincode',
  state: 'state_key',
  subcity: 'subcity_key',
  bp_name: 'bp_name_key',
  number: 'number',
};
/** Up to so many stores that match are filtered by their ids. */
const MAX_MATCHED = 1000;
const MOST_SIMILAR = 3;
const COLUMNS = `id AS store_id, name AS store_name, address AS store_address, locality, city, pincode, state, subcity,
  bp_name, number, email, latitude, longitude, opening_hours, holidays, version`;
type StoreRow = Omit<StoreDto, 'opening_hours' | 'holidays'> &
  Record<'opening_hours' | 'holidays', string | null>;
/** Of the search for the nearest: the first radius, and its growth. */
const FIRST_KM = 1;
const RADIUS_GROWTH = 3;

export async function readStores(manager: Reads, ids: number[]): Promise<StoreDto[]> {
  if (ids.length === 0) return [];
  const { text, values } = isIn('id', ids);
  const rows: StoreRow[] = await manager.query(
    `SELECT ${COLUMNS} FROM store WHERE ${text}`,
    values,
  );
  return inOrder(ids, rows, ({ store_id }) => store_id).map(toStore);
}

@Injectable()
export class StoreReader {
  constructor(private readonly dataSource: DataSource) {}

  /** With nearly this name, address and pincode. */
  async similar({ name, address, pincode }: SimilarStoreQueryDto): Promise<SimilarRowDto[]> {
    const rows = await this.dataSource.query<
      (SimilarRowDto & { address: string; pincode: string })[]
    >(
      `SELECT id, name, address, pincode FROM store
       WHERE pincode = ? OR name_key = ? ORDER BY name_key, id`,
      [pincode, searchKey(name)],
    );
    return rows
      .filter(
        (row) =>
          isSimilarName(row.name, name) &&
          isSimilarName(row.address, address) &&
          editDistance(row.pincode, pincode) <= 1,
      )
      .slice(0, MOST_SIMILAR)
      .map((row) => ({ id: row.id, name: `${row.name}, ${row.address}, ${row.pincode}` }));
  }

  async list(): Promise<StoreDto[]> {
    const rows: StoreRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM store ORDER BY id`,
    );
    return rows.map(toStore);
  }

  async ids(): Promise<number[]> {
    const rows: { id: number }[] = await this.dataSource.query('SELECT id FROM store ORDER BY id');
    return rows.map(({ id }) => id);
  }

  async find(id: number, manager: Reads = this.dataSource): Promise<StoreDto | null> {
    const [store] = await this.findByIds([id], manager);
    return store ?? null;
  }

  findByIds(ids: number[], manager: Reads = this.dataSource): Promise<StoreDto[]> {
    return readStores(manager, ids);
  }

  async search(query: Search): Promise<Page<StoreDto>> {
    if ('near' in query && query.near) return this.near(query.near, query);
    const from = 'near' in query ? await this.middleOf(query) : null;
    const { page, pageSize } = query;
    const start = (page - 1) * pageSize;
    const words = query.q ? this.withWords(query.q) : null;
    const matched = words && (await this.matchedIds(words));
    const { table, id, where } = rowsOf(query, words, matched);
    const by = order(query, matched);
    const found: { id: number }[] = await this.dataSource.query(
      `SELECT ${id} AS id FROM ${table} WHERE ${where.text} ORDER BY ${by}${id}${query.sort.startsWith('-') ? ' DESC' : ''} LIMIT ? OFFSET ?`,
      [...where.values, pageSize, start],
    );
    // Counting separately would double the cost.
    const last = found.length < pageSize && (found.length > 0 || page === 1);
    const total = last
      ? start + found.length
      : await this.count(rowsOf({ ...query, sort: '' }, words, matched));
    const stores = await this.findByIds(found.map((row) => row.id));
    const items = from ? stores.map((store) => withDistance(store, from)) : stores;
    return { items, total, page, pageSize };
  }

  /** Of a searched pincode's or city's stores, or of the pincode's postal district; null without either. */
  private async middleOf({
    pincode,
    city,
  }: Pick<StoreQueryDto, 'pincode' | 'city'>): Promise<Position | null> {
    if (!pincode && !city) return null;
    const { text, values } = allOf(
      filters({ ...NO_FILTER, ...(pincode ? { pincode } : { city }) }),
    );
    const [row]: Record<keyof Position, number | null>[] = await this.dataSource.query(
      `SELECT AVG(latitude) AS latitude, AVG(longitude) AS longitude FROM store WHERE ${text}`,
      values,
    );
    if (row?.latitude == null || row.longitude === null) return districtPosition(pincode);
    return { latitude: Number(row.latitude), longitude: Number(row.longitude) };
  }

  private withWords(q: string): Sql {
    const part = searchKey(q);
    // Bytes match as characters do in UTF-8, and take MySQL half the time.
    return this.dataSource.options.type === 'mysql'
      ? sql('INSTR(CAST(search_key AS BINARY), CAST(? AS BINARY)) > 0', part)
      : contains('search_key', part);
  }

  private async matchedIds({ text, values }: Sql): Promise<number[] | null> {
    const rows: { id: number }[] = await this.dataSource.query(
      `SELECT store_id AS id FROM store_text WHERE ${text} ORDER BY store_id LIMIT ?`,
      [...values, MAX_MATCHED + 1],
    );
    return rows.length > MAX_MATCHED ? null : rows.map(({ id }) => id);
  }

  /** Spelt as in the oldest store. */
  async cities(name = ''): Promise<StoreCityDto[]> {
    const where = allOf(filters({ ...NO_FILTER, city: name.trim() }));
    const rows: CityRow[] = await this.dataSource.query(
      `SELECT city, city_key AS cityKey, locality, locality_key AS localityKey, COUNT(*) AS stores
       FROM store WHERE ${where.text} GROUP BY city, city_key, locality, locality_key
       ORDER BY city_key, locality_key, MIN(id)`,
      where.values,
    );
    const cities = new Map<string, StoreCityDto & { keys: Set<string> }>();
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

  async places(): Promise<StorePlaceDto[]> {
    const rows: PlaceRow[] = await this.dataSource.query(
      `SELECT store.city, store.city_key AS cityKey, place.stores, place.latitude, place.longitude
       FROM (SELECT MIN(id) AS first, COUNT(*) AS stores, AVG(latitude) AS latitude, AVG(longitude) AS longitude
             FROM store GROUP BY city_key) place
       JOIN store ON store.id = place.first ORDER BY store.city_key`,
    );
    const states = await this.storesByState();
    return rows.map(({ city, cityKey, stores, latitude, longitude }) => ({
      city,
      stores: Number(stores),
      latitude: rounded(latitude, 3),
      longitude: rounded(longitude, 3),
      states: states.get(cityKey) ?? {},
    }));
  }

  /** Of each city, by its key. States are spelt as in their oldest store. */
  private async storesByState(): Promise<Map<string, Record<string, number>>> {
    const rows: StateRow[] = await this.dataSource.query(
      `SELECT city_key AS cityKey, state, state_key AS stateKey, COUNT(*) AS stores
       FROM store WHERE state_key <> '' GROUP BY city_key, state, state_key ORDER BY MIN(id)`,
    );
    const spelt = new Map<string, string>();
    const cities = new Map<string, Record<string, number>>();
    for (const { cityKey, state, stateKey, stores } of rows) {
      const name = spelt.get(stateKey) ?? state;
      spelt.set(stateKey, name);
      // A state may be named like what every object inherits, such as `constructor`.
      const counts = cities.get(cityKey) ?? (Object.create(null) as Record<string, number>);
      counts[name] = (counts[name] ?? 0) + Number(stores);
      cities.set(cityKey, counts);
    }
    return cities;
  }

  /** Within LIMITS.nearKm, at most LIMITS.nearStores; none of a pincode of no postal district. */
  private async near(
    near: Position | string,
    { page, pageSize }: StoreQueryDto,
  ): Promise<Page<StoreDto>> {
    const from = typeof near === 'string' ? await this.middleOf({ pincode: near, city: '' }) : near;
    const nearest = from ? await this.nearest(from) : [];
    const shown = nearest.slice((page - 1) * pageSize, page * pageSize);
    const stores = await this.findByIds(shown.map(({ id }) => id));
    const items = from ? stores.map((store) => withDistance(store, from)) : [];
    return { items, total: nearest.length, page, pageSize };
  }

  /** Searches growing boxes until one surely contains them. */
  private async nearest(from: Position): Promise<{ id: number; km: number }[]> {
    const most = LIMITS.nearStores;
    for (let reach = FIRST_KM; ; reach = Math.min(reach * RADIUS_GROWTH, LIMITS.nearKm)) {
      const box = boxAround(from, reach);
      const where = box
        ? sql(
            'latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?',
            box.south,
            box.north,
            box.west,
            box.east,
          )
        : sql('latitude IS NOT NULL');
      const distance = byDistance(from);
      const rows: ({ id: number } & Position)[] = await this.dataSource.query(
        `SELECT id, latitude, longitude FROM store WHERE ${where.text} ORDER BY ${distance.text}, id LIMIT ?`,
        [...where.values, ...distance.values, most],
      );
      const limit = box ? reach : LIMITS.nearKm;
      // Corners are farther away than stores just outside the sides.
      const sure = rows
        .map(({ id, ...place }) => ({ id, km: distanceKm(from, place) }))
        .filter(({ km }) => km <= limit)
        .sort((a, b) => a.km - b.km || a.id - b.id);
      if (sure.length === most || limit === LIMITS.nearKm) return sure;
    }
  }

  private async count({ table, where }: Pick<Rows, 'table' | 'where'>): Promise<number> {
    const [row]: { total: number }[] = await this.dataSource.query(
      `SELECT COUNT(*) AS total FROM ${table} WHERE ${where.text}`,
      where.values,
    );
    return Number(row?.total);
  }
}

const NO_FILTER = { city: '', locality: '', pincode: '', state: '' };

const MISSING: Readonly<Record<(typeof STORE_MISSING)[number], Sql>> = {
  position: sql('latitude IS NULL'),
  hours: sql('opening_hours IS NULL'),
  state: sql("state_key = ''"),
  phone: sql("number = ''"),
  email: sql("email = ''"),
};

function filters(
  query: Pick<Search, keyof typeof NO_FILTER> & Partial<Pick<StoreTableQueryDto, 'missing'>>,
): Sql[] {
  const { city, locality, pincode, state, missing } = query;
  const parts: Sql[] = [];
  if (locality) parts.push(sql('locality_key = ?', searchKey(locality)));
  else if (city) parts.push(sql('city_key = ?', searchKey(city)));
  if (pincode) parts.push(sql('pincode = ?', pincode));
  if (state) parts.push(sql('state_key = ?', searchKey(state)));
  if (missing) parts.push(MISSING[missing]);
  return parts;
}

interface Rows {
  table: string;
  id: string;
  where: Sql;
}

/** Without filters, the narrow table is scanned. */
function rowsOf(query: Search, words: Sql | null, matched: number[] | null): Rows {
  const parts = filters(query);
  if (matched) parts.push(isIn('id', matched));
  else if (parts.length === 0 && !query.sort)
    return { table: 'store_text', id: 'store_id', where: words ?? allOf([]) };
  else if (words) {
    const one = `SELECT 1 FROM store_text WHERE store_id = store.id AND ${words.text}`;
    parts.push(sql(`EXISTS (${one})`, ...words.values));
  }
  return { table: 'store', id: 'id', where: allOf(parts) };
}

function order(query: Search, matched: number[] | null): string {
  const { sort } = query;
  const column = SORT_COLUMNS[sort.replace(/^-/, '')];
  if (!column) return '';
  const filtered = matched !== null || filters(query).length > 0;
  return `${filtered ? `COALESCE(${column}, '')` : column}${sort.startsWith('-') ? ' DESC' : ''}, `;
}

const toStore = (row: StoreRow): StoreDto => ({
  ...row,
  opening_hours: row.opening_hours ? (JSON.parse(row.opening_hours) as OpeningHoursDto) : null,
  holidays: row.holidays ? (JSON.parse(row.holidays) as HolidayDto[]) : [],
});

function withDistance(store: StoreDto, from: Position): StoreDto {
  const { latitude, longitude } = store;
  if (latitude === null || longitude === null) return store;
  const km = distanceKm(from, { latitude, longitude });
  return { ...store, distance_km: rounded(km, 1) ?? 0 };
}

function rounded(value: number | null, digits: number): number | null {
  return value === null ? null : Number(Number(value).toFixed(digits));
}
