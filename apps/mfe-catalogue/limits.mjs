/** Bytes after brotli, and files. @type {import('@tivara/contracts').Limits} */
export const limits = {
  entry: 6_000,
  pieces: {
    ...{ home: 22_000, listing: 28_000, search: 26_000, collection: 26_000, detail: 22_000 },
    card: 11_000,
  },
  requests: 6,
};
