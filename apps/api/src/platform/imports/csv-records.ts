import { BadRequestException } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  line: number;
  cells: ReadonlyMap<string, string> | null;
}
interface Headings {
  known: readonly string[];
  required: readonly string[];
}
const ESCAPED = /^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;

/** Comma, semicolon or tab between cells; headings in any order and case. @throws BadRequestException */
export function readCsv(csv: string, headings: Headings): CsvRecord[] {
  if (!csv.trim())
    throw new BadRequestException('The file is empty. Its first line must contain the headings.');
  const rows = rowsOf(csv, headings);
  if (!rows.length) throw new BadRequestException('The file has headings but no rows.');
  if (rows.length > LIMITS.importRows)
    throw new BadRequestException(
      `The file has ${rows.length} rows, more than ${LIMITS.importRows}. Split it.`,
    );
  return rows.map(({ record, info }) => {
    const cells = Object.entries(record);
    // The parser reports the last line of a row with line breaks.
    const line = info.lines - cells.join('').split('\n').length + 1;
    const trimmed = cells.map(([heading, cell]): [string, string] => [heading, cell.trim()]);
    return { line, cells: info.error ? null : new Map(trimmed) };
  });
}

interface Row {
  record: Record<string, string>;
  /** `error` for a wrong number of cells. */
  info: { lines: number; error?: CsvError };
}

function rowsOf(csv: string, headings: Headings): Row[] {
  const [head = ''] = csv.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  try {
    return parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'].reduce((a, b) => (count(b) > count(a) ? b : a)),
      info: true,
      columns: (cells: string[]) => columnsOf(cells, headings),
      cast: (cell) => cell.replace(ESCAPED, ''),
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadRequestException(
      `The file cannot be read at line ${error['lines'] ?? 1}: a quotation mark is not closed, or is inside a cell. Save it as CSV (UTF-8) again.`,
    );
  }
}

function columnsOf(cells: string[], { known, required }: Headings): string[] {
  const columns = cells.map((cell) => {
    const found = known.find((name) => name.toLowerCase() === cell.trim().toLowerCase());
    if (!found)
      throw new BadRequestException(
        `'${cell.trim().slice(0, 60)}' is no column. Known are: ${known.join(', ')}.`,
      );
    return found;
  });
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice) throw new BadRequestException(`The column '${twice}' occurs twice.`);
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length)
    throw new BadRequestException(`The file has no column ${missing.join(', ')}.`);
  return columns;
}
