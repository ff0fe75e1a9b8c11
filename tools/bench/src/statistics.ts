/** What is told of many samples. */
/**
 * The sample below which a part of them lies, by nearest rank.
 * @param part from 0 to 1
 */
export function quantile(samples: number[], part: number) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

export const median = (samples: number[]) => quantile(samples, 0.5);

/** Those with the same key together, in the order in which keys come first. */
export function groupsOf<T>(all: T[], keyOf: (one: T) => unknown): T[][] {
  const groups: Map<unknown, T[]> = new Map();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}
