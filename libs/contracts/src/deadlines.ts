/** How long a page waits for its parts before it goes on without them. A document server may set others. (ms) */
export const PAGE_DEADLINES = {
  /** On the server, a remote's bundle; then the browser renders its modules. */
  bundle: 1500,
  /** A page's loader. */
  loader: 2500,
  /** One API call of a loader: less than its own, so that a page can do without what one call does not bring. */
  call: 2000,
  /** What is not rendered so long after the layout is left to the browser. */
  lateContent: 100,
  /** A whole page. */
  page: 5000,
  /** The sitemap entries of one page. */
  sitemap: 20_000,
  /** In the browser, a module of a remote. */
  module: 6000,
  /** A file of a module: less than the module's, so that Try again never waits for a request that was given up. */
  file: 5000,
  /** A module after Try again, when a request may first be answered by the file that hung. */
  retry: 15_000,
  /** A GET of the API. */
  read: 5000,
};
export type PageDeadlines = typeof PAGE_DEADLINES;

/** Of a page that is rendered in the background: no visit waits for it. (ms) */
export const BACKGROUND_DEADLINES = {
  bundle: 20_000,
  loader: 20_000,
  call: 20_000,
  lateContent: 20_000,
  page: 30_000,
} satisfies Partial<PageDeadlines>;

/**
 * Reads a setting of deadlines, JSON such as `{"loader":4000}`.
 * @param known the names that it may have
 * @throws Error with a sentence that continues the setting's name
 */
export function readDeadlines<Name extends string>(
  text: string,
  known: Readonly<Record<Name, number>>,
): Partial<Record<Name, number>> {
  const deadlines = parsed(text);
  const isValid =
    deadlines !== null &&
    Object.entries(deadlines).every(
      ([name, ms]) => name in known && Number.isInteger(ms) && ms > 0,
    );
  if (!isValid)
    throw new Error(
      `is '${text}': set whole milliseconds by name, such as {"${Object.keys(known)[0]}":4000}. Names: ${Object.keys(known).join(', ')}.`,
    );
  return deadlines as Partial<Record<Name, number>>;
}

function parsed(text: string): Record<string, number> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, number>)
      : null;
  } catch {
    return null;
  }
}

/**
 * How long a process may answer with data that it confirmed, counted from when it asked. The document server asks the API, which asks the
 * database: a change is acknowledged after twice that time, so that every answer from then on has it. (ms)
 */
export const CONFIRMED_MS = 25;
