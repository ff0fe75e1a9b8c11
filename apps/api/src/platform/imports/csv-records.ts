import { BadRequestException } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import { CsvError, parse } from 'csv-parse/sync';

/** A row of a file: its line, and its cells by heading. A row with too few or too many cells has none. */
export interface CsvRecord {
  /** From 1; the headings are on the first. */
  line: number;
  cells: ReadonlyMap<string, string> | null;
}
interface Headings {
  known: readonly string[];
  required: readonly string[];
}
/** What an export puts before a text that a spreadsheet would run. (csv.ts) */
const GUARDED = /^'(?=[=+\-@\t\r\n])/;

/**
 * Reads a CSV file as a spreadsheet saves it: comma, semicolon or tab between cells, quotes as in RFC 4180, headings in any
 * order and case.
 * @throws BadRequestException saying what is wrong with the file as a whole.
 */
export function readCsv(csv: string, headings: Headings): CsvRecord[] {
  const [first, ...rest] = rowsOf(csv);
  if (!first)
    throw new BadRequestException('The file is empty. Its first line must contain the headings.');
  const columns = columnsOf(first.record, headings);
  if (!rest.length) throw new BadRequestException('The file has headings but no rows.');
  if (rest.length > LIMITS.importRows)
    throw new BadRequestException(
      `The file has ${rest.length} rows, more than ${LIMITS.importRows}. Split it.`,
    );
  return rest.map(({ record, line }) => ({
    line,
    cells:
      record.length === columns.length
        ? new Map(columns.map((column, at) => [column, tidy(record[at] ?? '')]))
        : null,
  }));
}

const tidy = (cell: string) => cell.replace(GUARDED, '').trim();

function rowsOf(csv: string): { record: string[]; line: number }[] {
  const [head = ''] = csv.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  const delimiter = [',', ';', '\t'].reduce((a, b) => (count(b) > count(a) ? b : a));
  let ended = 0;
  try {
    const rows = parse(csv, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // The parser reports the last line of a row, whose cells may have several.
    return rows.map(({ record, info }) => {
      const inside = record.join('').split('\n').length - 1;
      ended = info.lines;
      return { record, line: ended - inside };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? ended + 1);
    throw new BadRequestException(
      `The file cannot be read at line ${line}: a quotation mark is not closed, or is inside a cell. Save it as CSV (UTF-8) again.`,
    );
  }
}

function columnsOf(record: string[], { known, required }: Headings): string[] {
  const columns = record.map((cell) => {
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
