/** The sample at a quantile, by nearest rank. @param part from 0 to 1 */
export function quantile(samples: number[], part: number) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

export const median = (samples: number[]) => quantile(samples, 0.5);

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
