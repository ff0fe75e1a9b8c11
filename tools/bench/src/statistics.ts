/** The sample at a quantile, by nearest rank. @param part from 0 to 1 */
export function quantile(samples: number[], part: number) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

export const median = (samples: number[]) => quantile(samples, 0.5);

/** In which the median of many more samples is with a probability of 95 %, whatever their distribution: two of the samples. */
export function medianInterval(samples: number[]): [low: number, high: number] {
  const sorted = samples.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.floor((sorted.length - 1.96 * Math.sqrt(sorted.length)) / 2));
  return [sorted[rank - 1] ?? NaN, sorted[sorted.length - rank] ?? NaN];
}

export const groupsOf = <T>(all: T[], keyOf: (one: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
};

/** Three digits, with a comma between thousands. */
export const rounded = (value: number) =>
  Number(value.toPrecision(Math.abs(value) >= 100 ? 12 : 3)).toLocaleString('en', {
    maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 4,
  });
