/** In ms. The browser loads what is late. `paint`: scripts start without a first paint, which background tabs never report. */
export const TIMEOUTS = {
  bundle: 1500,
  loader: 2500,
  page: 5000,
  lateContent: 100,
  paint: 3000,
} as const;

/** React hands it to the browser with each boundary that was late. */
export const LATE_DIGEST = 'late';
