import type { AuditEntity, BadRow } from '@tivara/contracts';
import type { AuditedTransaction } from '../audit/audited-transactions.js';
import type { CsvRecord } from './csv-records.js';

export const CHUNK = 100;

/** `same`: without changes. */
export interface PlannedRow<Plan> {
  line: number;
  name: string;
  kind: 'create' | 'update' | 'same';
  plan: Plan;
}
export interface Plans<Plan> {
  good: PlannedRow<Plan>[];
  bad: BadRow[];
}

export interface Importer<Plan> {
  entity: AuditEntity;
  rows: string;
  headings: { known: readonly string[]; required: readonly string[] };
  plan(records: CsvRecord[]): Promise<Plans<Plan>>;
  write(change: AuditedTransaction, rows: PlannedRow<Plan>[]): Promise<void>;
}

export const WRONG_CELLS =
  'This row has a different number of cells than the headings. Put texts with commas in quotation marks.';

export function* chunksOf<T>(rows: readonly T[], size = CHUNK): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
