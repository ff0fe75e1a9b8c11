/** A closed grammar: no other text reaches a style. (DECISIONS, Data: color_code) */
export const GRADIENT_DIRECTIONS = ['to right', 'to left', 'to bottom', 'to top', '45deg'] as const;
export type GradientDirection = (typeof GRADIENT_DIRECTIONS)[number];

export type Colour =
  | { kind: 'solid'; hex: string }
  | { kind: 'gradient'; direction: GradientDirection; from: string; to: string };

const HEX = '#[0-9A-Fa-f]{6}';
const SOLID = new RegExp(`^${HEX}$`);
const GRADIENT = new RegExp(
  `^linear-gradient\\((${GRADIENT_DIRECTIONS.join('|')}), (${HEX}), (${HEX})\\)$`,
);

/** Reads a color_code; null when it is outside the grammar. Hex digits come back upper-case. */
export function parseColourCode(code: string): Colour | null {
  if (SOLID.test(code)) return { kind: 'solid', hex: code.toUpperCase() };
  const [, direction, from, to] = GRADIENT.exec(code) ?? [];
  if (!direction || !from || !to) return null;
  return {
    kind: 'gradient',
    direction: direction as GradientDirection,
    from: from.toUpperCase(),
    to: to.toUpperCase(),
  };
}

export function formatColourCode(colour: Colour): string {
  return colour.kind === 'solid'
    ? colour.hex
    : `linear-gradient(${colour.direction}, ${colour.from}, ${colour.to})`;
}
