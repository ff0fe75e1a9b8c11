import { BadRequestException } from '@nestjs/common';
import { LIMITS, searchKey, type ImportColumn } from '@tivara/contracts';
import { CsvError, parse, type Options } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

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
const ESCAPED = /^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;
/** Excel writes it above the headings. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i;
/** The first column of a file of rows that were left out; it is not read. */
const REASON = 'What is wrong';

/** By heading of the file, what it means. */
export type ColumnFields = Readonly<Record<string, string>>;

/** The columns of a file. @throws BadRequestException */
export function readColumns(csv: string, headings: Headings, fields: ColumnFields): ImportColumn[] {
  expectText(csv);
  let columns: ImportColumn[] = [];
  parseRows(csv, {
    // The headings may have line breaks, so their lines are not known.
    to: 1,
    columns: (cells: string[]) => {
      columns = cells.map((cell) => columnOf(cell, headings, fields));
      return cells.map((_, at) => `${at}`);
    },
  });
  return columns.filter(({ heading }) => !isReason(heading));
}

function expectText(csv: string): void {
  if (!csv.trim())
    throw new BadRequestException('The file is empty. Its first line must contain the headings.');
}

/** Comma, semicolon or tab between cells; headings in any order and case. @throws BadRequestException */
export function readCsv(csv: string, headings: Headings, fields: ColumnFields = {}): CsvRecord[] {
  expectText(csv);
  const rows = rowsOf(csv, headings, fields).filter(({ record }) =>
    Object.values(record).some(Boolean),
  );
  if (!rows.length) throw new BadRequestException('The file has headings but no rows.');
  if (rows.length > LIMITS.importRows)
    throw new BadRequestException(
      `The file has ${rows.length} rows, more than ${LIMITS.importRows}. Split it.`,
    );
  return rows.map(({ record, info, raw }) => {
    const cells = Object.entries(record);
    const tidy = ([heading, cell]: [string, string]): [string, string] => [
      heading,
      (headings.lines?.includes(heading) ? cell : cell.replace(/\s*[\r\n]+\s*/g, ' ')).trim(),
    ];
    const line = firstLine(csv, info.lines, raw);
    return info.error
      ? { line, cells: null, reason: wrongCells(delimiterOf(csv)) }
      : { line, cells: new Map(cells.map(tidy)) };
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
  const delimiter = delimiterOf(csv);
  const [head, ...rows] = parse(bodyOf(csv), {
    ...DIALECT,
    delimiter,
  }) as unknown as { record: string[]; info: { lines: number }; raw: string }[];
  const earlier = head?.record.findIndex(isReason) ?? -1;
  const without = (cells: string[]) => cells.filter((_, at) => at !== earlier);
  const chosen = rows.flatMap(({ record, info, raw }) => {
    const reason = reasons.get(firstLine(csv, info.lines, raw));
    return reason === undefined ? [] : [[reason, ...without(record)]];
  });
  return stringify([[REASON, ...without(head?.record ?? [])], ...chosen], {
    bom: true,
    delimiter,
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}

const DIALECT = {
  bom: true,
  relax_column_count: true,
  skip_empty_lines: true,
  info: true,
  raw: true,
};

/** The parser reports the last line of a row with line breaks, and does not see what is above the headings. */
const firstLine = (csv: string, last: number, raw: string): number =>
  last - raw.trim().split('\n').length + 1 + (SEPARATOR_LINE.test(csv) ? 1 : 0);

interface Row {
  record: Record<string, string>;
  /** `error` for a wrong number of cells. */
  info: { lines: number; error?: CsvError };
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

const rowsOf = (csv: string, headings: Headings, fields: ColumnFields): Row[] =>
  parseRows(csv, {
    columns: (cells: string[]) => columnsOf(cells, headings, fields),
    cast: (cell) => cell.replace(ESCAPED, ''),
  });

function parseRows(csv: string, options: Options): Row[] {
  try {
    return parse(bodyOf(csv), {
      ...DIALECT,
      delimiter: delimiterOf(csv),
      ...options,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadRequestException(
      `The file cannot be read at line ${error['lines'] ?? 1}: a quotation mark is not closed, or is inside a cell. Save it as CSV (UTF-8) again.`,
    );
  }
}

const isReason = (cell: string) => cell.trim().toLowerCase() === REASON.toLowerCase();

/** Without signs and spaces, so that `store_name` is Store Name. */
const plainHeading = (text: string) => searchKey(text).replace(/[^\p{L}\p{N}]/gu, '');

function columnOf(cell: string, { known }: Headings, fields: ColumnFields): ImportColumn {
  const heading = cell.trim();
  const found = known.find((name) => plainHeading(name) === plainHeading(heading));
  if (found) return { heading, field: found, known: true };
  const field = Object.hasOwn(fields, heading) ? fields[heading] : undefined;
  const isField = field === '' || (field !== undefined && known.includes(field));
  return { heading, field: isField ? field : null, known: false };
}

/** False for a column that is not read. */
function columnsOf(cells: string[], headings: Headings, fields: ColumnFields): (string | false)[] {
  const { known, required } = headings;
  const columns = cells.map((cell) => {
    if (isReason(cell)) return false;
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
