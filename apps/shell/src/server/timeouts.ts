/**
 * What one page may cost on the server. (ms) What is late is replaced by its fallback and loaded by the browser. `paint` is for
 * browsers that report no paint, as in a background tab: the shell's scripts then start without it.
 */
export const TIMEOUTS = {
  bundle: 1500,
  loader: 2500,
  page: 5000,
  firstFlush: 100,
  paint: 3000,
} as const;
