// @ts-check
/** What is told of many samples. */

/** The sample below which a part of them lies, by nearest rank. @param {number[]} samples @param {number} part from 0 to 1 */
export function quantile(samples, part) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

/** @param {number[]} samples */
export const median = (samples) => quantile(samples, 0.5);

/** Those with the same key together, in the order in which keys come first. @template T @param {T[]} all @param {(one: T) => unknown} keyOf @returns {T[][]} */
export function groupsOf(all, keyOf) {
  /** @type {Map<unknown, T[]>} */
  const groups = new Map();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}
