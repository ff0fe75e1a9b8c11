import { BadRequestException } from '@nestjs/common';
import { LIMITS, searchKey } from '@tivara/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { escapeFormula, unescapeFormula } from '../http/csv.js';
import type { ImportColumnDto } from './import.dto.js';

/** `reason`: why it has no cells. */
export type CsvRecord =
  | { line: number; cells: ReadonlyMap<string, string> }
  | { line: number; cells: null; reason: string };
interface Headings {
  known: readonly string[];
  required: readonly string[];
  /** Columns whose texts have lines; elsewhere a line break is a space. */
  lines?: readonly string[];
}
/** Excel writes it above the headings. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i;
/** The first column of a file of rows that were left out; it is not read. */
const REASON = 'What is wrong';

/** By heading of the file, what it means. */
export type ColumnFields = Readonly<Record<string, string>>;

/** The columns of a file. @throws BadRequestException */
export function readColumns(
  csv: string,
  headings: Headings,
  fields: ColumnFields,
): ImportColumnDto[] {
  const { head, isRead } = readTable(csv);
  return head.filter((_, at) => isRead(at)).map((cell) => columnOf(cell, headings, fields));
}

/** Comma, semicolon or tab between cells; headings in any order and case. @throws BadRequestException */
export function readCsv(csv: string, headings: Headings, fields: ColumnFields = {}): CsvRecord[] {
  const table = readTable(csv);
  const { head, rows, isRead } = table;
  const columns = columnsOf(table, headings, fields);
  if (!rows.length) throw new BadRequestException('The file has headings but no rows.');
  if (rows.length > LIMITS.importRows)
    throw new BadRequestException(
      `The file has ${rows.length} rows, more than ${LIMITS.importRows}. Split it.`,
    );
  // Spreadsheets add empty cells to some rows and not to others.
  const width = head.findLastIndex((cell, at) => isRead(at) || isReason(cell)) + 1;
  const tidy = (cell: string, heading: string) =>
    (headings.lines?.includes(heading) ? cell : cell.replace(/\s*[\r\n]+\s*/g, ' ')).trim();
  return rows.map(({ line, cells }) => {
    if (cells.length < width || !isBlank(cells.slice(width)))
      return { line, cells: null, reason: wrongCells(delimiterOf(csv)) };
    const entries = columns.flatMap((heading, at): [string, string][] =>
      heading ? [[heading, tidy(cells[at] ?? '', heading)]] : [],
    );
    return { line, cells: new Map(entries) };
  });
}

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'a comma',
  ';': 'a semicolon',
  '\t': 'a tab',
};
const wrongCells = (delimiter: string) =>
  `This row has a different number of cells than the headings. Put texts that contain ${SEPARATORS[delimiter] ?? `a ${delimiter}`} in quotation marks.`;

/** A file of the rows that have reasons, each behind its reason, to be corrected and imported again. */
export function rowsWithReasons(csv: string, reasons: ReadonlyMap<number, string>): string {
  const { head, rows } = readTable(csv);
  const earlier = head.findIndex(isReason);
  const without = (cells: string[]) => cells.filter((_, at) => at !== earlier);
  const chosen = rows.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [[reason, ...without(cells)]];
  });
  return stringify([[REASON, ...without(head)], ...chosen], {
    bom: true,
    delimiter: delimiterOf(csv),
    quoted: true,
    record_delimiter: 'windows',
    cast: { string: escapeFormula },
  });
}

interface Table {
  head: string[];
  rows: { line: number; cells: string[] }[];
  /** False for a column of reasons, and for one without a heading and cells. */
  isRead(column: number): boolean;
}

const isBlank = (cells: string[]) => cells.every((cell) => !cell.trim());

/** @throws BadRequestException */
function readTable(csv: string): Table {
  if (!csv.trim())
    throw new BadRequestException('The file is empty. Its first line must contain the headings.');
  const [head, ...rows] = parseRows(csv)
    .filter(({ record }) => !isBlank(record))
    .map(({ record, info, raw }) => ({ line: firstLine(csv, info.lines, raw), cells: record }));
  const cells = head?.cells ?? [];
  const isUsed = (at: number) => rows.some((row) => row.cells[at]?.trim());
  const read = cells.map((cell, at) => (cell.trim() ? !isReason(cell) : isUsed(at)));
  return { head: cells, rows, isRead: (at) => read[at] ?? false };
}

/** The parser reports the last line of a row with line breaks, and does not see what is above the headings. */
const firstLine = (csv: string, last: number, raw: string): number =>
  last - raw.trim().split('\n').length + 1 + linesAbove(csv);

const linesAbove = (csv: string) => (SEPARATOR_LINE.test(csv) ? 1 : 0);

interface Row {
  record: string[];
  info: { lines: number };
  raw: string;
}

/** The parser counts a CR and an LF in a cell as two lines. */
const bodyOf = (csv: string) => csv.replace(SEPARATOR_LINE, '').replace(/\r\n?/g, '\n');

function delimiterOf(csv: string): string {
  const [, named] = SEPARATOR_LINE.exec(csv) ?? [];
  if (named) return named;
  const [head = ''] = csv.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((a, b) => (count(b) > count(a) ? b : a));
}

function parseRows(csv: string, most?: number): Row[] {
  try {
    return parse(bodyOf(csv), {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      // An inch mark inside a cell.
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      raw: true,
      cast: unescapeFormula,
      ...(most && { to: most }),
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser reports the end of the file.
    const before = error['records'] ? parseRows(csv, Number(error['records'])).at(-1) : undefined;
    const line = (before?.info.lines ?? 0) + 1 + linesAbove(csv);
    throw new BadRequestException(
      `The file cannot be read from line ${line} on: a quotation mark at the beginning of a cell is not closed.`,
    );
  }
}

const isReason = (cell: string) => cell.trim().toLowerCase() === REASON.toLowerCase();

/** Without signs and spaces, so that `store_name` is Store Name. */
const plainHeading = (text: string) => searchKey(text).replace(/[^\p{L}\p{N}]/gu, '');

function columnOf(cell: string, { known }: Headings, fields: ColumnFields): ImportColumnDto {
  const heading = cell.trim();
  const found = known.find((name) => plainHeading(name) === plainHeading(heading));
  if (found) return { heading, field: found, known: true };
  const field = Object.hasOwn(fields, heading) ? fields[heading] : undefined;
  const isField = field === '' || (field !== undefined && known.includes(field));
  return { heading, field: isField ? field : null, known: false };
}

/** False for a column that is not read. */
function columnsOf(
  { head, isRead }: Table,
  headings: Headings,
  fields: ColumnFields,
): (string | false)[] {
  const { known, required } = headings;
  const columns = head.map((cell, at) => {
    if (!isRead(at)) return false;
    const { heading, field } = columnOf(cell, headings, fields);
    if (field === null)
      throw new BadRequestException(
        `'${heading.slice(0, 60)}' is no column. Known are: ${known.join(', ')}.`,
      );
    return field || false;
  });
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) throw new BadRequestException(`The column '${twice}' occurs twice.`);
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length)
    throw new BadRequestException(`The file has no column ${missing.join(', ')}.`);
  return columns;
}
