import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** The colors of a product in a file: 'GOLD, BLACK, "BLUE, DARK"' */
export const colorsLine = (names: string[]): string =>
  stringify([names], { delimiter: ', ', quoted_match: ',', eof: false });

/** Reads colorsLine(). */
export function readColorsLine(line: string): string[] {
  try {
    const rows = parse(line, { trim: true, relax_quotes: true });
    return rows.flat().filter(Boolean);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quotation mark is not closed, so that there is no such color.
    return [line];
  }
}
