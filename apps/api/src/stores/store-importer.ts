import { Injectable } from '@nestjs/common';
import type { Store as StoreAnswer } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import type { AuditedTransaction } from '../platform/audit/audited-transactions.js';
import { chunksOf } from '../platform/database/sql.js';
import { idOf } from '../platform/http/row-id.js';
import { insertAll } from '../platform/database/insert.js';
import { hoursLine, readHoursLine } from './opening-hours.js';
import { storeTextKey } from './store-keys.js';
import { StoreReader } from './store-reader.js';
import { StoreText, Store } from './store.entity.js';
import { StoreDto } from './store.dto.js';
import { positionViolation, toColumns } from './store.service.js';
import { checkRow } from '../platform/http/body-rules.js';
import type { CsvRecord } from '../platform/imports/csv-records.js';
import { planRows } from '../platform/imports/importer.js';
import type { Importer, PlannedRow, Plans } from '../platform/imports/importer.js';

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
} as const satisfies Record<string, keyof StoreDto>;
const DEGREES = { Latitude: 'latitude', Longitude: 'longitude' } as const;
const HOURS = 'Opening Hours';
const WRONG_HOURS =
  "Opening Hours must list every day in the format of an export: 'monday 10:00-20:30; tuesday 10:00-13:00 16:00-20:00; … sunday closed'.";
const DECIMAL = /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i;

interface Plan {
  id: number | null;
  body: StoreDto;
}

/** Rows with a Store ID update a store, others create one. Missing columns change nothing. */
@Injectable()
export class StoreImporter implements Importer<Plan> {
  readonly entity = 'store';
  readonly rows = 'stores';
  readonly headings = {
    known: [ID, ...Object.keys(TEXTS), ...Object.keys(DEGREES), HOURS],
    required: ['Store Name', 'Store Address', 'Locality', 'City', 'Pincode'],
  };

  constructor(private readonly reader: StoreReader) {}

  async plan(records: CsvRecord[]): Promise<Plans<Plan>> {
    const ids = records.flatMap(({ cells }) => idOf(cells?.get(ID) ?? '') ?? []);
    const known = new Map<number, StoreAnswer>();
    for (const some of chunksOf([...new Set(ids)], 500))
      for (const store of await this.reader.some(some)) known.set(store.store_id, store);
    return planRows(records, {
      name: 'Store Name',
      repeated: 'has the same Store ID.',
      read(cells) {
        const text = cells.get(ID) ?? '';
        const before = known.get(idOf(text) ?? 0);
        const { body, violations } = readRow(cells, before);
        if (text && !before)
          violations.unshift(`There is no store ${text}. Leave its Store ID empty to add it.`);
        const kind = !before ? 'create' : isSame(before, body) ? 'same' : 'update';
        const id = before?.store_id ?? null;
        return { kind, plan: { id, body }, violations, keys: before ? [text] : [] };
      },
    });
  }

  async write({ manager }: AuditedTransaction, rows: PlannedRow<Plan>[]): Promise<void> {
    await insert(
      manager,
      rows.filter(({ kind }) => kind === 'create').map(({ plan }) => plan.body),
    );
    for (const { plan } of rows) if (plan.id !== null) await change(manager, plan.id, plan.body);
  }
}

function readRow(cells: ReadonlyMap<string, string>, before: StoreAnswer | undefined) {
  const violations: string[] = [];
  const values: Record<string, unknown> = {};
  const read = (heading: string, field: keyof StoreDto, of: (cell: string) => unknown) => {
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
  const checked = checkRow(StoreDto, values);
  violations.push(...checked.violations);
  const place = positionViolation(checked.body);
  if (place && !violations.length) violations.push(place);
  return { body: checked.body, violations };
}

/** Null when empty; invalid texts are rejected by the body's rules. */
const toDegrees = (cell: string) => (DECIMAL.test(cell) ? Number(cell) : cell || null);

const isSame = (before: StoreAnswer, body: StoreDto): boolean =>
  [...Object.values(TEXTS), ...Object.values(DEGREES)].every(
    (field) => body[field] === before[field],
  ) && hoursLine(body.opening_hours ?? null) === hoursLine(before.opening_hours);

async function insert(manager: EntityManager, bodies: StoreDto[]): Promise<void> {
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
}

async function change(manager: EntityManager, id: number, body: StoreDto): Promise<void> {
  const columns = toColumns(body);
  await manager.update(Store, { id }, { ...columns, version: () => 'version + 1' });
  await manager.update(StoreText, { storeId: id }, { searchKey: storeTextKey(columns) });
}
