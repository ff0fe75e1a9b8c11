/** A version that is not live is kept while it is among so many last ones, or was live within so many days. */
export const KEEP = { versions: 20, days: 7 } as const;
