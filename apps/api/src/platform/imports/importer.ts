import type { AuditEntity } from '@tivara/contracts';
import type { AuditedTransaction, Named } from '../audit/audited-transactions.js';
import type { CsvRecord } from './csv-records.js';
import type { BadRowDto, ChangedRowDto, KnownRowDto } from './import.dto.js';

/** `same`: without changes; `known`: the record of a row without an id exists, and stays as it is. */
interface RowPlan<Plan> {
  kind: 'create' | 'update' | 'same' | 'known';
  plan: Plan;
  existing?: Pick<KnownRowDto, 'id' | 'existing'>;
  /** Of a known row that changes its record, or adds one with this plan, if the import says so. */
  added?: Plan;
  /** Of an update, or of a known row with a choice. */
  changes?: CellChanges | undefined;
}
type CellChanges = Pick<ChangedRowDto, 'before' | 'after'>;
export interface PlannedRow<Plan> extends RowPlan<Plan> {
  line: number;
  name: string;
}
export interface Plans<Plan> {
  good: PlannedRow<Plan>[];
  bad: BadRowDto[];
}

export interface Importer<Plan> {
  entity: AuditEntity;
  rows: string;
  headings: { known: readonly string[]; required: readonly string[]; lines?: readonly string[] };
  plan(records: CsvRecord[]): Promise<Plans<Plan>>;
  /** Makes the changes of the rows undoable. @returns the new records and those that changed */
  write(
    change: AuditedTransaction,
    rows: PlannedRow<Plan>[],
  ): Promise<{ created: Named[]; updated: Named[] }>;
}

/** Of a name in a list of invalid rows. */
const SHOWN_NAME = 120;

const UNREADABLE =
  'This row has characters that could not be read, shown as \uFFFD. Save the file as CSV UTF-8 from its source again.';

/** Of a cell in a message. */
const SHOWN_CELL = 60;

/** A cell in a message, which a long text would fill. */
export const shownCell = (cell: string): string =>
  cell.length > SHOWN_CELL ? `${cell.slice(0, SHOWN_CELL)}…` : cell;

/** A heading, and what its cell would be before and after an import. */
export type ComparedCell = readonly [heading: string, before: unknown, after: unknown];

/** @returns undefined without a difference */
export function changesIn(cells: readonly ComparedCell[]): CellChanges | undefined {
  const changed = cells.filter(([, before, after]) => before !== after);
  if (!changed.length) return undefined;
  return {
    before: Object.fromEntries(changed.map(([heading, before]) => [heading, before])),
    after: Object.fromEntries(changed.map(([heading, , after]) => [heading, after])),
  };
}

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
  for (const record of records) {
    const { line, cells } = record;
    if (!cells) {
      plans.bad.push({ line, name: '', reason: record.reason });
      continue;
    }
    const name = (cells.get(heading) ?? '').slice(0, SHOWN_NAME);
    if ([...cells.values()].some((cell) => cell.includes('\uFFFD'))) {
      plans.bad.push({ line, name, reason: UNREADABLE });
      continue;
    }
    const { violations, keys, ...row } = read(cells);
    for (const key of keys) {
      const earlier = seen.get(key);
      if (earlier) violations.push(`Line ${earlier} ${repeated}`);
      else seen.set(key, line);
    }
    if (violations.length)
      plans.bad.push({ line, name, reason: [...new Set(violations)].join(' ') });
    else plans.good.push({ line, name, ...row });
  }
  return plans;
}
