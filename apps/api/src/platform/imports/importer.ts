import type { AuditEntity, BadRow } from '@tivara/contracts';
import type { AuditedTransaction } from '../audit/audited-transactions.js';
import type { CsvRecord } from './csv-records.js';

/** `same`: without changes. */
interface RowPlan<Plan> {
  kind: 'create' | 'update' | 'same';
  plan: Plan;
}
export interface PlannedRow<Plan> extends RowPlan<Plan> {
  line: number;
  name: string;
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

const WRONG_CELLS =
  'This row has a different number of cells than the headings. Put texts with commas in quotation marks.';

interface Rules<Plan> {
  /** The heading of the names of rows. */
  name: string;
  /** Continues `Line 3` when a key is repeated. */
  repeated: string;
  read(
    cells: ReadonlyMap<string, string>,
  ): RowPlan<Plan> & { violations: string[]; keys: string[] };
}

export function planRows<Plan>(
  records: CsvRecord[],
  { name: heading, repeated, read }: Rules<Plan>,
): Plans<Plan> {
  const plans: Plans<Plan> = { good: [], bad: [] };
  const seen = new Map<string, number>();
  for (const { line, cells } of records) {
    if (!cells) {
      plans.bad.push({ line, name: '', reason: WRONG_CELLS });
      continue;
    }
    const name = cells.get(heading) ?? '';
    const { kind, plan, violations, keys } = read(cells);
    for (const key of keys) {
      const earlier = seen.get(key);
      if (earlier) violations.push(`Line ${earlier} ${repeated}`);
      else seen.set(key, line);
    }
    if (violations.length)
      plans.bad.push({ line, name, reason: [...new Set(violations)].join(' ') });
    else plans.good.push({ line, name, kind, plan });
  }
  return plans;
}
