import { PassThrough } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import {
  BadRequestException,
  ConflictException,
  HttpException,
  Injectable,
  Logger,
  StreamableFile,
} from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type { ImportEvent } from '@tivara/contracts';
import { AuditedTransactions, type ImportedRecord } from '../audit/audited-transactions.js';
import { isUniqueViolation } from '../database/errors.js';
import { chunksOf } from '../database/sql.js';
import type { Actor } from '../http/current-user.js';
import { readColumns, readCsv, rowsWithReasons, type ColumnFields } from './csv-records.js';
import type { Importer, PlannedRow, Plans } from './importer.js';
import type { ImportBody, ImportPreviewDto, ImportRunBody } from './import.dto.js';

/** Rows between two progress events. */
const CHUNK = 100;
/** Of the rows that change a record, in a preview. */
const SHOWN_CHANGES = 100;

/** All rows or none, after a preview. */
@Injectable()
export class ImportService {
  private readonly logger = new Logger(ImportService.name);

  constructor(private readonly changes: AuditedTransactions) {}

  async preview(
    importer: Importer<unknown>,
    csv: string,
    fields?: ColumnFields,
  ): Promise<ImportPreviewDto> {
    const { headings } = importer;
    const { known, required } = headings;
    const columns = readColumns(csv, headings, fields ?? {});
    const choice = {
      columns,
      fields: known.map((name) => ({ name, required: required.includes(name) })),
    };
    if (columns.some(({ field }) => field === null))
      return { rows: 0, create: 0, update: 0, same: 0, known: [], changed: [], bad: [], ...choice };
    const records = readCsv(csv, headings, fields);
    const { good, bad } = await importer.plan(records);
    const count = (kind: PlannedRow<unknown>['kind']) =>
      good.filter((row) => row.kind === kind).length;
    return {
      rows: records.length,
      create: count('create'),
      update: count('update'),
      same: count('same'),
      known: good.flatMap(({ line, name, existing, changes }) =>
        existing ? { line, name, ...existing, ...changes } : [],
      ),
      changed: good
        .flatMap(({ kind, line, name, changes }) =>
          kind === 'update' && changes ? { line, name, ...changes } : [],
        )
        .slice(0, SHOWN_CHANGES),
      bad,
      ...choice,
    };
  }

  /** The rows of a file that cannot be imported, as a file to correct. */
  async leftOut(
    importer: Importer<unknown>,
    csv: string,
    fields?: ColumnFields,
  ): Promise<ImportBody> {
    const { bad } = await importer.plan(readCsv(csv, importer.headings, fields));
    const reasons = new Map(bad.map(({ line, reason }) => [line, reason]));
    return { csv: rowsWithReasons(csv, reasons) };
  }

  /** One transaction. @returns lines of JSON, each an ImportEvent. @throws BadRequestException, or ConflictException for a bad line */
  async run(
    actor: Actor,
    importer: Importer<unknown>,
    { csv, columns, skip, change = [], add = [] }: ImportRunBody,
  ): Promise<PassThrough> {
    const skipped = new Set(skip);
    const plans = await importer.plan(readCsv(csv, importer.headings, columns));
    const bad = plans.bad.find(({ line }) => !skipped.has(line));
    if (bad)
      throw new ConflictException(
        `Line ${bad.line} can no longer be imported: ${bad.reason} Check the file again.`,
      );
    const rows = applyChoices(plans.good, change, add).filter(
      ({ line, kind }) => (kind === 'create' || kind === 'update') && !skipped.has(line),
    );
    const stream = new PassThrough();
    const emit = (event: ImportEvent) => stream.write(`${JSON.stringify(event)}\n`);
    void this.write(actor, importer, rows, plans, emit)
      .catch((error: unknown) => emit(this.failure(error)))
      .finally(() => stream.end());
    return stream;
  }

  private async write(
    actor: Actor,
    importer: Importer<unknown>,
    rows: PlannedRow<unknown>[],
    { bad }: Plans<unknown>,
    emit: (event: ImportEvent) => void,
  ): Promise<void> {
    const total = rows.length;
    const created = rows.filter(({ kind }) => kind === 'create').length;
    const updated = total - created;
    emit({ done: 0, total });
    await this.changes.run(actor, async (change) => {
      const records: ImportedRecord[] = [];
      for (const some of chunksOf(rows, CHUNK)) {
        const written = await importer.write(change, some);
        records.push(...written.created.map((record) => ({ ...record, isNew: true })));
        records.push(...written.updated.map((record) => ({ ...record, isNew: false })));
        emit({ done: records.length, total });
        await breathe();
      }
      await change.recordImport('import', importer.entity, records, bad.length);
    });
    const undo = total ? { undo: actor.requestId } : {};
    const noun = total === 1 ? importer.rows.slice(0, -1) : importer.rows;
    emit({ message: `${total} ${noun} imported`, ...undo, created, updated });
  }

  private failure(error: unknown): ImportEvent {
    if (isUniqueViolation(error))
      return {
        status: 409,
        error: 'A name was taken in the meantime. Nothing was imported. Check the file again.',
      };
    if (error instanceof HttpException)
      return { status: error.getStatus(), error: `${error.message} Nothing was imported.` };
    this.logger.error(error);
    return { status: 500, error: `${MESSAGES.error}. Nothing was imported.` };
  }
}

/** @throws BadRequestException, or ConflictException for a line that has no choice, or not any more */
function applyChoices(
  rows: PlannedRow<unknown>[],
  change: number[],
  add: number[],
): PlannedRow<unknown>[] {
  const kinds = new Map([
    ...change.map((line) => [line, 'update'] as const),
    ...add.map((line) => [line, 'create'] as const),
  ]);
  if (kinds.size < change.length + add.length)
    throw new BadRequestException('change and add must name a line once.');
  const chosen = rows.map((row) => {
    const kind = kinds.get(row.line);
    if (!kind || row.added === undefined) return row;
    kinds.delete(row.line);
    return { ...row, kind, plan: kind === 'create' ? row.added : row.plan };
  });
  const [other] = kinds.keys();
  if (other)
    throw new ConflictException(
      `Line ${other} is no longer about a record that exists. Check the file again.`,
    );
  return chosen;
}

export const toEventStream = (events: PassThrough): StreamableFile =>
  new StreamableFile(events, { type: 'application/x-ndjson; charset=utf-8' });
