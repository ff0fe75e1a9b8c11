import { PAGE, type Box } from './page-size.js';

/** Above the foot. */
export const BODY_HEIGHT = PAGE.height - 62;
const GAP = 1.5;
/** Frames on a page, and in each of its rows. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 1],
  3: [1, 2],
  4: [2, 2],
  6: [2, 2, 2],
};
const MAX_FRAMES = 6;

/** Spreads frames over pages that can be filled: mostly six to a page, none with a single one after others. */
export function framesPerPage(frames: number): number[] {
  const pages: number[] = [];
  let rest = frames;
  while (rest > MAX_FRAMES + 2) {
    pages.push(MAX_FRAMES);
    rest -= MAX_FRAMES;
  }
  if (rest > MAX_FRAMES) return [...pages, 4, rest - 4];
  if (rest === 5) return [...pages, 3, 2];
  return rest > 0 ? [...pages, rest] : pages;
}

/** The boxes of a page's frames, as many as framesPerPage() puts on one. Together they fill it. */
export function frameBoxes(frames: number): Box[] {
  const rows = ROWS[frames] ?? Array<number>(Math.ceil(frames / 2)).fill(2);
  const height = BODY_HEIGHT / rows.length;
  return rows.flatMap((columns, row) => {
    const width = (PAGE.width - GAP * (columns - 1)) / columns;
    return Array.from({ length: columns }, (_, column) => ({
      x: column * (width + GAP),
      y: row * height,
      width,
      height,
    }));
  });
}

const TABLE_ROW = { min: 26, max: 60 };
export const TABLE_TOP = 108;
const TABLE_ROWS = Math.floor((BODY_HEIGHT - TABLE_TOP) / TABLE_ROW.min);

/** Spreads a table's rows over as few pages as they need, evenly. */
export function rowsPerPage(rows: number): number[] {
  const pages = Math.ceil(rows / TABLE_ROWS);
  return Array.from(
    { length: pages },
    (_, page) => Math.floor(rows / pages) + (page < rows % pages ? 1 : 0),
  );
}

/** Few rows are taller. */
export const rowHeight = (rows: number): number =>
  Math.min(TABLE_ROW.max, (BODY_HEIGHT - TABLE_TOP) / rows);
