import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Page } from '@tivara/contracts';

/** Rows that are read at a time. */
const PAGE_SIZE = 500;
/** What a spreadsheet takes for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r\n\0]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell in RFC 4180's quotes; a text that a spreadsheet would run gets an apostrophe before it. */
function cell(value: string | number | boolean | null): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The columns of an export: each heading with the row's value. */
export type CsvColumns<T> = Readonly<Record<string, (row: T) => string | number | boolean | null>>;

/**
 * All pages of a table as one CSV file, read as the receiver takes them.
 * @param name the file's, without its ending
 */
export async function csvFile<T, Q extends { page: number; pageSize: number }>(
  name: string,
  query: Q,
  read: (query: Q) => Promise<Page<T>>,
  columns: CsvColumns<T>,
): Promise<StreamableFile> {
  const at = (page: number) => read({ ...query, page, pageSize: PAGE_SIZE });
  const row = (cells: Parameters<typeof cell>[0][]) => `${cells.map(cell).join()}\r\n`;
  // Before the response starts, so that a failure still gets an error status.
  const first = await at(1);
  async function* lines() {
    // The byte order mark makes spreadsheets read UTF-8.
    yield `\uFEFF${row(Object.keys(columns))}`;
    for (let page = first; ; page = await at(page.page + 1)) {
      yield page.items.map((item) => row(Object.values(columns).map((of) => of(item)))).join('');
      if (page.items.length < PAGE_SIZE) return;
    }
  }
  return new StreamableFile(Readable.from(lines()), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}
