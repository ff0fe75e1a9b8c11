import type { AuditEntity, BadRow } from '@tivara/contracts';
import type { AuditedTransaction } from '../audit/audited-transactions.js';
import type { CsvRecord } from './csv-records.js';

/** Good rows at a time, between two reports of how far an import is. */
export const CHUNK = 100;

/** A valid row. `same`: it changes nothing. */
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

/** How files with rows of one entity are read and written. */
export interface Importer<Plan> {
  entity: AuditEntity;
  /** In the plural, for messages. */
  rows: string;
  headings: { known: readonly string[]; required: readonly string[] };
  /** Checks every row by the rules of its form; changes nothing. */
  plan(records: CsvRecord[]): Promise<Plans<Plan>>;
  /** Writes rows that are to be created or updated. */
  write(change: AuditedTransaction, rows: PlannedRow<Plan>[]): Promise<void>;
}

export const WRONG_CELLS =
  'This row has a different number of cells than the headings. Put texts with commas in quotation marks.';

export function* chunksOf<T>(rows: readonly T[], size = CHUNK): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
