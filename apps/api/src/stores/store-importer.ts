import { Injectable } from '@nestjs/common';
import { pincodeOf } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditedTransaction, Named } from '../platform/audit/audited-transactions.js';
import { searchKey } from '../platform/database/search-key.js';
import { chunksOf, isIn } from '../platform/database/sql.js';
import { idOf } from '../platform/http/row-id.js';
import { insertAll } from '../platform/database/insert.js';
import { holidaysLine, readHolidaysLine } from './holidays.js';
import { hoursLine, readHoursLine } from './opening-hours.js';
import { storeTextKey } from './store-keys.js';
import { StoreReader } from './store-reader.js';
import { StoreText, Store } from './store.entity.js';
import { StoreBody } from './store.dto.js';
import { positionViolation, toColumns } from './store.service.js';
import { checkRow } from '../platform/http/body-rules.js';
import type { CsvRecord } from '../platform/imports/csv-records.js';
import { plainName } from '../platform/similar-names.js';
import { changesIn, planRows, shownCell } from '../platform/imports/importer.js';
import type { ComparedCell, Importer, PlannedRow, Plans } from '../platform/imports/importer.js';
import type { StoreDto } from './store-response.dto.js';

const ID = 'Store ID';
const TEXTS = {
  'Store Name': 'store_name',
  'Store Address': 'store_address',
  Locality: 'locality',
  City: 'city',
  Pincode: 'pincode',
  State: 'state',
  Subcity: 'subcity',
  BpName: 'bp_name',
  Number: 'number',
  Email: 'email',
} as const satisfies Record<string, keyof StoreBody>;
const DEGREES = { Latitude: 'latitude', Longitude: 'longitude' } as const;
const HOURS = 'Opening Hours';
const WRONG_HOURS =
  "Opening Hours must list every day in the format of an export: 'monday 10:00-20:30; tuesday 10:00-13:00 16:00-20:00; … sunday closed'.";
const HOLIDAYS = 'Holidays';
const WRONG_HOLIDAYS =
  "Holidays must be in the format of an export: '2026-11-08 to 2026-11-10 Diwali; 2026-12-24 10:00-16:00 Christmas Eve'.";
/** What Excel makes of a number of more than eleven digits. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/i;
const DECIMAL = /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i;

interface Plan {
  id: number | null;
  body: StoreBody;
}

/**
 * Rows with a Store ID update that store; others update the one that has their name, address and pincode, or create one.
 * A row that differs from a store in its writing alone is known. So is one that differs in its address alone from the only store
 * of its name and pincode, which no other row is about: it changes that store or adds one, as chosen. Missing columns change nothing.
 */
@Injectable()
export class StoreImporter implements Importer<Plan> {
  readonly entity = 'store';
  readonly rows = 'stores';
  readonly headings = {
    known: [ID, ...Object.keys(TEXTS), ...Object.keys(DEGREES), HOURS, HOLIDAYS],
    required: ['Store Name', 'Store Address', 'Locality', 'City', 'Pincode'],
  };

  constructor(
    private readonly reader: StoreReader,
    private readonly dataSource: DataSource,
  ) {}

  async plan(records: CsvRecord[]): Promise<Plans<Plan>> {
    const { twins, similar, namesakes } = await this.twinsOf(records);
    const named = records.flatMap(({ cells }) => idOf(cells?.get(ID) ?? '') ?? []);
    const ids = [...named, ...twins.values()];
    const known = new Map<number, StoreDto>();
    for (const some of chunksOf([...new Set(ids)], 500))
      for (const store of await this.reader.findByIds(some)) known.set(store.store_id, store);
    const addresses = addressesByName(records);
    const namesakeOf = (cells: ReadonlyMap<string, string>) => {
      const name = nameAndPincode(cells);
      const [id, ...others] = namesakes.get(name) ?? [];
      const isOnly = id && !others.length && !named.includes(id) && addresses.get(name)?.size === 1;
      return isOnly ? known.get(id) : undefined;
    };
    return planRows(records, {
      name: 'Store Name',
      repeated: 'is the same store.',
      read(cells) {
        const text = cells.get(ID) ?? '';
        const identity = identityOf(cells);
        const before = known.get((text ? idOf(text) : twins.get(identity)) ?? 0);
        const { body, violations } = readRow(cells, before);
        if (text && !before)
          violations.unshift(
            `There is no store ${shownCell(text)}. Leave its Store ID empty to add it.`,
          );
        const id = before?.store_id ?? null;
        const row = { plan: { id, body }, violations, keys: [id ? `${id}` : identity] };
        const changes = before && changesIn(comparedCells(before, body));
        const isUnchanged = before !== undefined && !changes;
        const twin = isUnchanged ? before : before ? undefined : similar.get(plainIdentity(cells));
        if (!text && twin) return { ...row, kind: 'known', existing: existingOf(twin) };
        const namesake = text || before ? undefined : namesakeOf(cells);
        if (namesake) {
          const change = readRow(cells, namesake);
          return {
            kind: 'known',
            existing: existingOf(namesake),
            plan: { id: namesake.store_id, body: change.body },
            added: row.plan,
            changes: changesIn(comparedCells(namesake, change.body)),
            violations: [...change.violations, ...violations],
            keys: [`${namesake.store_id}`],
          };
        }
        return { ...row, changes, kind: !before ? 'create' : isUnchanged ? 'same' : 'update' };
      },
    });
  }

  /** Stores that rows without a Store ID are about: ids by identity and by name and pincode, and stores by what is equal but for its writing. */
  private async twinsOf(records: CsvRecord[]): Promise<Twins> {
    const pincodes = records.flatMap(({ cells }) =>
      cells && !cells.get(ID) ? pincodeIn(cells) : [],
    );
    const twins = new Map<string, number>();
    const similar: Twins['similar'] = new Map();
    const namesakes = new Map<string, number[]>();
    for (const some of chunksOf([...new Set(pincodes)], 500)) {
      const { text, values } = isIn('pincode', some);
      const rows = await this.dataSource.query<StoreKeys[]>(
        `SELECT id, name, address, name_key, address_key, pincode FROM store WHERE ${text} ORDER BY id DESC`,
        values,
      );
      for (const { id, name, address, name_key, address_key, pincode } of rows) {
        twins.set([name_key, address_key, pincode].join('\n'), id);
        const namesake = [name_key, pincode].join('\n');
        namesakes.set(namesake, [...(namesakes.get(namesake) ?? []), id]);
        const store = { store_id: id, store_name: name, store_address: address };
        similar.set([plainName(name), plainName(address), pincode].join('\n'), store);
      }
    }
    return { twins, similar, namesakes };
  }

  async write(change: AuditedTransaction, rows: PlannedRow<Plan>[]) {
    const { manager } = change;
    const created = await insert(
      manager,
      rows.filter(({ kind }) => kind === 'create').map(({ plan }) => plan.body),
    );
    const updated = rows.flatMap(({ plan: { id, body } }) => (id === null ? [] : [{ id, body }]));
    const named = updated.map(({ id, body }) => ({ id, name: body.store_name }));
    const revise = await change.reviseAfter(this.entity, named);
    for (const { id, body } of updated) await update(manager, id, body);
    await revise(created);
    return { created, updated: named };
  }
}

interface Twins {
  twins: Map<string, number>;
  namesakes: Map<string, number[]>;
  similar: Map<string, Pick<StoreDto, 'store_id' | 'store_name' | 'store_address'>>;
}

interface StoreKeys {
  id: number;
  name: string;
  address: string;
  name_key: string;
  address_key: string;
  pincode: string;
}

function pincodeIn(cells: ReadonlyMap<string, string>): string {
  const cell = cells.get('Pincode') ?? '';
  return pincodeOf(cell) ?? cell;
}

/** As the keys of a stored store. */
const identityOf = (cells: ReadonlyMap<string, string>) =>
  [
    searchKey(cells.get('Store Name') ?? ''),
    searchKey(cells.get('Store Address') ?? ''),
    pincodeIn(cells),
  ].join('\n');

const nameAndPincode = (cells: ReadonlyMap<string, string>) =>
  [searchKey(cells.get('Store Name') ?? ''), pincodeIn(cells)].join('\n');

/** Of the rows of a name and pincode: several are several stores. */
function addressesByName(records: CsvRecord[]): Map<string, Set<string>> {
  const addresses = new Map<string, Set<string>>();
  for (const { cells } of records) {
    if (!cells) continue;
    const name = nameAndPincode(cells);
    const known = addresses.get(name) ?? new Set<string>();
    addresses.set(name, known.add(searchKey(cells.get('Store Address') ?? '')));
  }
  return addresses;
}

const existingOf = ({
  store_id,
  store_name,
  store_address,
}: Pick<StoreDto, 'store_id' | 'store_name' | 'store_address'>) => ({
  id: store_id,
  existing: `${store_name}, ${store_address}`,
});

const plainIdentity = (cells: ReadonlyMap<string, string>) =>
  [
    plainName(cells.get('Store Name') ?? ''),
    plainName(cells.get('Store Address') ?? ''),
    pincodeIn(cells),
  ].join('\n');

function readRow(cells: ReadonlyMap<string, string>, before: StoreDto | undefined) {
  const violations: string[] = [];
  const values: Record<string, unknown> = {};
  const read = (heading: string, field: keyof StoreBody, of: (cell: string) => unknown) => {
    const cell = cells.get(heading);
    if (cell !== undefined) values[field] = of(cell);
    else if (before) values[field] = before[field];
  };
  for (const [heading, field] of Object.entries(TEXTS)) read(heading, field, (cell) => cell);
  for (const [heading, field] of Object.entries(DEGREES)) read(heading, field, toDegrees);
  read(HOURS, 'opening_hours', (cell) => {
    const week = readHoursLine(cell);
    if (!week) violations.push(WRONG_HOURS);
    return week?.hours;
  });
  read(HOLIDAYS, 'holidays', (cell) => {
    // A name may look like a date or hours.
    if (before && cell === holidaysLine(before.holidays ?? [])) return before.holidays;
    const holidays = readHolidaysLine(cell);
    if (!holidays) violations.push(WRONG_HOLIDAYS);
    return holidays ?? undefined;
  });
  const number = cells.get('Number') ?? '';
  if (ROUNDED.test(number) && number !== before?.number)
    violations.push(
      `Excel changed this number: ${shownCell(number)} has lost digits. Format the column as text and enter the number again.`,
    );
  const checked = checkRow(StoreBody, values);
  violations.push(...checked.violations);
  const place = positionViolation(checked.body);
  if (place && !violations.length) violations.push(place);
  return { body: checked.body, violations };
}

/** Null when empty; invalid texts are rejected by the body's rules. */
const toDegrees = (cell: string) => (DECIMAL.test(cell) ? Number(cell) : cell || null);

const comparedCells = (before: StoreDto, body: StoreBody): ComparedCell[] => [
  ...Object.entries({ ...TEXTS, ...DEGREES }).map(([heading, field]): ComparedCell => [
    heading,
    before[field],
    body[field],
  ]),
  [HOURS, hoursLine(before.opening_hours), hoursLine(body.opening_hours ?? null)],
  [HOLIDAYS, holidaysLine(before.holidays ?? []), holidaysLine(body.holidays ?? [])],
];

async function insert(manager: EntityManager, bodies: StoreBody[]): Promise<Named[]> {
  const [last]: { id: number }[] = await manager.query(
    'SELECT COALESCE(MAX(id), 0) AS id FROM store',
  );
  await insertAll(manager, Store, bodies.map(toColumns));
  // Stores added concurrently have their text already.
  const added: Pick<Store, 'id' | 'name' | 'address' | 'locality' | 'city'>[] = await manager.query(
    `SELECT id, name, address, locality, city FROM store
     WHERE id > ? AND NOT EXISTS (SELECT 1 FROM store_text WHERE store_id = store.id)`,
    [last?.id ?? 0],
  );
  await insertAll(
    manager,
    StoreText,
    added.map((store) => ({ storeId: store.id, searchKey: storeTextKey(store) })),
  );
  return added;
}

async function update(manager: EntityManager, id: number, body: StoreBody): Promise<void> {
  const columns = toColumns(body);
  await manager.update(Store, { id }, { ...columns, version: () => 'version + 1' });
  await manager.update(StoreText, { storeId: id }, { searchKey: storeTextKey(columns) });
}
