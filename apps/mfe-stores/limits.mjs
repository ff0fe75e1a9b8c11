/** Bytes after brotli, and files. @type {import('@tivara/contracts').Limits} */
export const limits = {
  entry: 6_000,
  pieces: { locator: 20_000, store: 13_000, table: 14_000, finder: 4_000 },
  requests: 6,
};
