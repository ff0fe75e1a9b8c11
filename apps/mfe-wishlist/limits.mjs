/** Bytes after brotli, and files. @type {import('@tivara/contracts').Limits} */
export const limits = {
  entry: 6_000,
  pieces: { list: 16_000, shared: 15_000, heart: 5_000, count: 1_000 },
  requests: 6,
};
