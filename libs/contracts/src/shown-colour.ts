interface Part {
  group: string | null;
  value: string;
  excluded: boolean;
}

/** The colours that a search asks for, and those that it leaves out. */
export function coloursIn(parts: readonly Part[]): { wanted: string[]; unwanted: string[] } {
  const named = (isExcluded: boolean) =>
    parts.flatMap(({ group, value, excluded }) =>
      group === 'Color' && excluded === isExcluded ? [value] : [],
    );
  return { wanted: named(false), unwanted: named(true) };
}

/**
 * Of a product where these colours were asked for: the one of that name (of several the shortest, as GOLD before RED GOLD), else one that has it, else the first.
 * (SPEC 5, Catalogue filtering)
 * @returns its index
 */
export function shownColour(
  colors: readonly { color_name: string }[],
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): number {
  const [exact] = colors
    .filter(({ color_name }) => wanted.includes(color_name))
    .sort((a, b) => a.color_name.length - b.color_name.length);
  if (exact) return colors.indexOf(exact);
  const has = (names: readonly string[], { color_name }: { color_name: string }) =>
    names.some((name) => color_name.includes(name));
  const fitting = colors.findIndex((color) =>
    wanted.length ? has(wanted, color) : !has(unwanted, color),
  );
  return Math.max(fitting, 0);
}
