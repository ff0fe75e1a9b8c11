import { PassThrough } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import {
  ConflictException,
  HttpException,
  Injectable,
  Logger,
  StreamableFile,
} from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type { ImportEvent, ImportPreview, ImportedRows } from '@tivara/contracts';
import { AuditedTransactions } from '../audit/audited-transactions.js';
import { isUniqueViolation } from '../database/errors.js';
import { chunksOf } from '../database/sql.js';
import type { Actor } from '../http/current-user.js';
import { readCsv } from './csv-records.js';
import type { Importer, PlannedRow, Plans } from './importer.js';

/** Rows between two progress events. */
const CHUNK = 100;
/** The audit column has 64 KB. */
const AUDITED_NAMES = 200;

/** All rows or none, after a preview. */
@Injectable()
export class ImportService {
  private readonly logger = new Logger(ImportService.name);

  constructor(private readonly changes: AuditedTransactions) {}

  async preview(importer: Importer<unknown>, csv: string): Promise<ImportPreview> {
    const records = readCsv(csv, importer.headings);
    const { good, bad } = await importer.plan(records);
    const count = (kind: PlannedRow<unknown>['kind']) =>
      good.filter((row) => row.kind === kind).length;
    return {
      rows: records.length,
      create: count('create'),
      update: count('update'),
      same: count('same'),
      bad,
    };
  }

  /** One transaction and one audit row. @returns lines of JSON, each an ImportEvent. @throws BadRequestException, or ConflictException for a bad line */
  async run(
    actor: Actor,
    importer: Importer<unknown>,
    csv: string,
    skip: readonly number[],
  ): Promise<PassThrough> {
    const skipped = new Set(skip);
    const plans = await importer.plan(readCsv(csv, importer.headings));
    const bad = plans.bad.find(({ line }) => !skipped.has(line));
    if (bad)
      throw new ConflictException(
        `Line ${bad.line} can no longer be imported: ${bad.reason} Check the file again.`,
      );
    const rows = plans.good.filter(({ line, kind }) => kind !== 'same' && !skipped.has(line));
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
      let done = 0;
      for (const some of chunksOf(rows, CHUNK)) {
        await importer.write(change, some);
        done += some.length;
        emit({ done, total });
        await breathe();
      }
      const names = rows.slice(0, AUDITED_NAMES).map(({ name }) => name);
      const after: ImportedRows = { created, updated, left_out: bad.length, names };
      if (total) await change.record('import', importer.entity, 0, null, after);
    });
    emit({ message: `${total} ${importer.rows} imported`, created, updated });
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

export const toEventStream = (events: PassThrough): StreamableFile =>
  new StreamableFile(events, { type: 'application/x-ndjson; charset=utf-8' });
