import { Injectable } from '@nestjs/common';
import type { BadRow, Store as StoreAnswer } from '@tivara/contracts';
import type { Change } from '../audit/changes.js';
import { idOf } from '../http/query.js';
import { insertAll } from '../seed/insert-all.js';
import { StoreDto } from '../stores/store.dto.js';
import { Store } from '../stores/store.entity.js';
import { StoreService, toColumns } from '../stores/store.service.js';
import { checkRow } from './check-row.js';
import type { CsvRecord } from './csv-records.js';
import { WRONG_CELLS, chunksOf, type Importer, type PlannedRow, type Plans } from './importer.js';

const ID = 'Store ID';
/** The headings of the export, and the fields they are. */
const FIELDS = {
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

interface Plan {
  /** Null for a new one. */
  id: number | null;
  body: StoreDto;
}

/** Files of stores: a row with a Store ID changes that one, any other is a new one. What has no column stays. */
@Injectable()
export class StoreImporter implements Importer<Plan> {
  readonly entity = 'store';
  readonly rows = 'stores';
  readonly headings = {
    known: [ID, ...Object.keys(FIELDS)],
    required: ['Store Name', 'Store Address', 'Locality', 'City', 'Pincode'],
  };

  constructor(private readonly stores: StoreService) {}

  async plan(records: CsvRecord[]): Promise<Plans<Plan>> {
    const ids = records.flatMap(({ cells }) => idOf(cells?.get(ID) ?? '') ?? []);
    const known = await this.known([...new Set(ids)]);
    const plans: Plans<Plan> = { good: [], bad: [] };
    const seen = new Map<number, number>();
    for (const { line, cells } of records) {
      const name = cells?.get('Store Name') ?? '';
      const refuse = (reason: string) => plans.bad.push({ line, name, reason } satisfies BadRow);
      if (!cells) {
        refuse(WRONG_CELLS);
        continue;
      }
      const idText = cells.get(ID) ?? '';
      const id = idOf(idText);
      const before = id === null ? undefined : known.get(id);
      if (idText && !before) {
        refuse(`There is no store ${idText}. Leave its Store ID empty to add it.`);
        continue;
      }
      if (id !== null) {
        const earlier = seen.get(id);
        seen.set(id, earlier ?? line);
        if (earlier) {
          refuse(`Line ${earlier} has the same Store ID.`);
          continue;
        }
      }
      const given = Object.entries(FIELDS).flatMap(([heading, field]) => {
        const cell = cells.get(heading);
        return cell === undefined ? [] : [[field, cell] as const];
      });
      const values = Object.fromEntries([...kept(before), ...given]);
      const { body, faults } = checkRow(StoreDto, values);
      if (faults.length) refuse(faults.join(' '));
      else {
        const same = before && kept(before).every(([field, value]) => body[field] === value);
        const kind = same ? 'same' : before ? 'update' : 'create';
        plans.good.push({ line, name, kind, plan: { id, body } });
      }
    }
    return plans;
  }

  async write({ manager }: Change, rows: PlannedRow<Plan>[]): Promise<void> {
    const created = rows.filter(({ kind }) => kind === 'create');
    await insertAll(
      manager,
      Store,
      created.map(({ plan }) => toColumns(plan.body)),
    );
    for (const { plan } of rows)
      if (plan.id !== null)
        await manager.update(
          Store,
          { id: plan.id },
          { ...toColumns(plan.body), version: () => 'version + 1' },
        );
  }

  private async known(ids: number[]): Promise<Map<number, StoreAnswer>> {
    const known = new Map<number, StoreAnswer>();
    for (const some of chunksOf(ids, 500))
      for (const store of await this.stores.some(some)) known.set(store.store_id, store);
    return known;
  }
}

/** The fields of a store that is there; none of a new one. */
const kept = (store: StoreAnswer | undefined) =>
  store ? Object.values(FIELDS).map((field) => [field, store[field]] as const) : [];
