/** Bytes after brotli, and files. @type {import('@tivara/contracts').Limits} */
export const limits = {
  entry: 9_000,
  pieces: {
    ...{ login: 27_000, signup: 27_000, reset: 27_000, invitation: 27_000, account: 28_000 },
    ...{ product: 100_000, store: 65_000, admin: 37_000 },
  },
  requests: 12,
};
