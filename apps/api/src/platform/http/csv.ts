import { Readable, pipeline } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Page } from '@tivara/contracts';
import { stringify } from 'csv-stringify';

const PAGE_SIZE = 500;

export type CsvColumns<T> = Readonly<Record<string, (row: T) => string | number | boolean | null>>;

/** Also after apostrophes, so that a text that begins with them is read back as it was. */
const FORMULA = String.raw`(?='*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])`;
const UNESCAPED = new RegExp(`^${FORMULA}`);
const ESCAPED = new RegExp(`^'${FORMULA}`);

/** Spreadsheets must not run texts. */
export const escapeFormula = (text: string): string => text.replace(UNESCAPED, "'");
export const unescapeFormula = (text: string): string => text.replace(ESCAPED, '');

/** Pages are read on demand. @param name of the file, without its extension */
export async function csvFile<T, Q extends { page: number; pageSize: number }>(
  name: string,
  query: Q,
  read: (query: Q) => Promise<Page<T>>,
  columns: CsvColumns<T>,
): Promise<StreamableFile> {
  const at = (page: number) => read({ ...query, page, pageSize: PAGE_SIZE });
  const first = await at(1);
  async function* rows() {
    yield Object.keys(columns);
    for (let page = first; ; page = await at(page.page + 1)) {
      for (const item of page.items) yield Object.values(columns).map((of) => of(item));
      if (page.items.length < PAGE_SIZE) return;
    }
  }
  const csv = stringify({
    // Spreadsheets need it to read UTF-8.
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    cast: { boolean: String, string: escapeFormula },
  });
  pipeline(Readable.from(rows()), csv, () => undefined);
  return new StreamableFile(csv, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}
