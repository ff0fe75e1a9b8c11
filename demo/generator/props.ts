/** What frames are put on and among: stone, wood and brass, the case, cloth and printed matter. Centimetres, degrees. */
import { HAVANA } from './finishes.ts';
import { type Vec2, type Vec3, radians, smoothstep, times } from './model/vector.ts';

const FINISHES = {
  leather: { kind: 'leather', color: '#4A3527', roughness: 0.46 },
  black: { kind: 'leather', color: '#1F1D1B', roughness: 0.5 },
  tan: { kind: 'leather', color: '#8A5F3A', roughness: 0.46 },
  microfibre: { kind: 'suede', color: '#C9BCA8', roughness: 1 },
  brass: { kind: 'metal', color: '#D9B878', roughness: 0.22 },
  brushedBrass: { kind: 'metal', color: '#CDA665', roughness: 0.3, isBrushed: true, scale: 3 },
  titanium: { kind: 'metal', color: '#C6C5C2', roughness: 0.34, isBrushed: true, scale: 3 },
  limestone: { kind: 'stone', color: '#DDD7CC', dark: '#CFC8BC', roughness: 0.8 },
  plaster: { kind: 'stone', color: '#E9E5DE', dark: '#E3DED6', roughness: 0.9 },
  greige: { kind: 'stone', color: '#B9AFA2', dark: '#A69C8F', roughness: 0.8 },
  sandstone: { kind: 'stone', color: '#DDC7A2', dark: '#CFB68D', roughness: 0.8 },
  slate: { kind: 'stone', color: '#45423E', dark: '#35332F', roughness: 0.6 },
  rose: { kind: 'stone', color: '#D5C4B9', dark: '#CAB7AB', roughness: 0.85 },
  walnut: { kind: 'wood', color: '#7A5538', dark: '#4A3020', roughness: 0.5 },
  havana: { kind: 'acetate', ...HAVANA, roughness: 0.2, coat: 0.3, scale: 10 },
  honey: { kind: 'acetate', color: '#A9713A', roughness: 0.2, coat: 0.3 },
  cream: { kind: 'acetate', color: '#DCCDB4', roughness: 0.25, coat: 0.2 },
  paper: { kind: 'plain', color: '#F1EDE6', roughness: 0.85 },
  cover: { kind: 'plain', color: '#B49B78', roughness: 0.7 },
  print: { kind: 'plain', color: '#CFC8BD', roughness: 0.7 },
};
type FinishName = keyof typeof FINISHES;

/** A thing with a flat top that a frame can be put on. */
export type Plinth = ReturnType<typeof box> | ReturnType<typeof extruded>;
/** A prop as the scene file holds it; angles in radians. */
export type Prop = Plinth | ReturnType<typeof surface>;

interface Position {
  at?: Vec2;
  turn?: number;
  /** Height of what is below. */
  base?: number;
}

/** A point relative to something turned by radians. */
const relativeTo = ([x, y]: Vec2, turn: number, [u, v]: Vec2): Vec2 => [
  x + Math.cos(turn) * u - Math.sin(turn) * v,
  y + Math.sin(turn) * u + Math.cos(turn) * v,
];

const box = (finish: FinishName, size: Vec3, at: Vec3, turn: number, edge: number) => ({
  kind: 'box' as const,
  finish: FINISHES[finish],
  size,
  at,
  turn,
  edge,
});

interface Extrusion {
  outline: Vec2[];
  depth: number;
  /** The outline is in the x-z plane, not in the x-y plane. */
  upright: boolean;
  at: Vec3;
  turn?: number;
  edge: number;
}

const extruded = (finish: FinishName, extrusion: Extrusion) => ({
  kind: 'extruded' as const,
  finish: FINISHES[finish],
  turn: 0,
  ...extrusion,
});

/** A surface from rows of points. */
const surface = (finish: FinishName, points: Vec3[], rows: number, thickness: number) => ({
  kind: 'cloth' as const,
  finish: FINISHES[finish],
  points,
  rows,
  columns: points.length / rows,
  thickness,
});

const circle = (radius: number, count: number) =>
  times(count, (i): Vec2 => {
    const angle = (i / count) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

export const block = (
  finish: FinishName,
  size: Vec3,
  { at: [x, y] = [0, 0], turn = 0, base = 0, edge = 0.12 }: Position & { edge?: number } = {},
) => box(finish, size, [x, y, base + size[2] / 2], radians(turn), edge);

export const drum = (
  finish: FinishName,
  { radius, height, at: [x, y] = [0, 0] }: { radius: number; height: number; at?: Vec2 },
) =>
  extruded(finish, {
    outline: circle(radius, 192),
    depth: height,
    upright: false,
    at: [x, y, height / 2],
    edge: 0.16,
  });

/** A rod of titanium along the depth of the set, unless it is turned. */
export const rod = (
  length: number,
  radius: number,
  { at: [x, y] = [0, 0], turn = 0, base = 0 }: Position,
) =>
  extruded('titanium', {
    outline: circle(radius, 48),
    depth: length,
    upright: true,
    at: [x, y, base + radius],
    turn: radians(turn),
    edge: Math.min(0.04, radius / 4),
  });

/** A clamshell case of leather: lid and base with a brass line between them and a clasp. */
export function hardCase(finish: 'leather' | 'tan', [x, y]: Vec2, turn: number): Prop[] {
  const angle = radians(turn);
  const clasp = relativeTo([x, y], angle, [0, -3.38]);
  return [
    box(finish, [16.4, 6.8, 2.7], [x, y, 1.35], angle, 1.1),
    box('brass', [16.1, 6.5, 0.5], [x, y, 2.75], angle, 0.2),
    box(finish, [16.4, 6.8, 2.5], [x, y, 4], angle, 1.2),
    box('brass', [1.5, 0.3, 0.9], [...clasp, 2.75], angle, 0.14),
  ];
}

/** The box it is sold in: lid and tray, the joint between them in shadow. */
export function giftBox([x, y]: Vec2, turn: number): Prop[] {
  const angle = radians(turn);
  return [
    box('black', [18.2, 8.2, 3.8], [x, y, 1.9], angle, 0.1),
    box('black', [18.6, 8.6, 3.2], [x, y, 5.2], angle, 0.12),
  ];
}

/** A square of cloth laid down by hand: flat in the middle, waves towards the far edge, one corner turned over a little. */
export function cloth(side: number, at: Vec2, turn: number) {
  const count = 140;
  const points = times(count * count, (i): Vec3 => {
    const u = ((i % count) / (count - 1) - 0.5) * side;
    const v = (Math.floor(i / count) / (count - 1) - 0.5) * side;
    const far = smoothstep(side * 0.18, side * 0.5, v);
    const wide = smoothstep(side * 0.3, side * 0.5, Math.abs(u));
    const folds =
      0.42 * (1 + Math.sin(u * 0.62 + v * 0.28 + 0.9)) + 0.16 * (1 + Math.sin(u * 1.35 - v * 0.5));
    const corner = smoothstep(side * 0.3, side * 0.72, -v * 0.5 + u * 0.6);
    const z = 0.03 + far * folds + wide * 0.12 * (1 + Math.sin(v * 0.9)) + corner * 0.2;
    // Cloth that rises is pulled in.
    const pull = 1 - 0.03 * far * Math.sin(u * 0.5) - 0.05 * corner;
    return [...relativeTo(at, radians(turn), [u * pull, v * pull]), z];
  });
  return surface('microfibre', points, count, 0.05);
}

/** A cloth folded twice: four soft layers, each a little off the one below. */
export const foldedCloth = ([width, depth]: Vec2, turn: number): Prop[] =>
  times(4, (layer) => {
    const shift: Vec2 = [0.1 * Math.sin(layer * 2.3), 0.08 * Math.cos(layer * 3.1)];
    const [x, y] = relativeTo([0, 0], radians(turn), shift);
    const size: Vec3 = [width - 0.12 * (layer % 2), depth - 0.1 * ((layer + 1) % 2), 0.18];
    const angle = radians(turn + 0.5 * Math.sin(layer * 4));
    return box('microfibre', size, [x, y, 0.09 + layer * 0.17], angle, 0.085);
  });

/** A booklet lying open: a cover, pages that rise out of the fold, and a grey area like a printed picture. */
export function booklet([width, depth]: Vec2, turn: number): Prop[] {
  const angle = radians(turn);
  const count = 60;
  const swell = (u: number) => {
    const t = Math.abs(u) / width;
    return 0.95 * Math.sin(Math.PI * Math.min(1, t * 1.12) ** 0.55) * (1 - t) + 0.12;
  };
  const leaf = (finish: FinishName, [from, to]: Vec2, ends: Vec2, lift: number) => {
    const points = ends.flatMap((v) =>
      times(count, (column): Vec3 => {
        const u = from + ((to - from) * column) / (count - 1);
        return [...relativeTo([0, 0], angle, [u, v]), swell(u) + lift];
      }),
    );
    return surface(finish, points, 2, 0.012);
  };
  const half = depth / 2;
  const pages = times(5, (page) => {
    const inset = 0.04 * page;
    return [
      leaf('paper', [-width + inset, -0.02], [-half, half], -0.02 * page),
      leaf('paper', [0.02, width - inset], [-half, half], -0.02 * page),
    ];
  });
  return [
    box('cover', [2 * width + 0.5, depth + 0.4, 0.08], [0, 0, 0.04], angle, 0.03),
    ...pages.flat(),
    leaf('print', [-width + 1.3, -1.5], [-half + 4.6, half - 1.4], 0.014),
  ];
}

interface Niche {
  y: number;
  /** Of the openings. */
  centres: number[];
  width: number;
  /** Height where the arches spring. */
  rise: number;
  /** Width of the wall. */
  span: number;
}

/** A plastered wall with arched openings; behind it is the backdrop. */
export function niche({ y, centres, width, rise, span }: Niche) {
  const height = 70;
  const radius = width / 2;
  const arches = centres.flatMap((x): Vec2[] => {
    const arch = times(49, (i): Vec2 => {
      const angle = Math.PI * (1 - i / 48);
      return [x + radius * Math.cos(angle), rise + radius * Math.sin(angle)];
    });
    return [[x - radius, 0], ...arch, [x + radius, 0]];
  });
  const [left, right] = [-span / 2, span / 2];
  const outline: Vec2[] = [[left, 0], ...arches, [right, 0], [right, height], [left, height]];
  return extruded('plaster', { outline, depth: 3, upright: true, at: [0, y, 0], edge: 0.08 });
}

export const topOf = (plinth: Plinth) =>
  plinth.at[2] + (plinth.kind === 'box' ? plinth.size[2] : plinth.depth) / 2;

const rectangle = ([width, depth]: number[]) =>
  [-width / 2, width / 2].flatMap((x) => [-depth / 2, depth / 2].map((y): Vec2 => [x, y]));

/** Points that show how far a prop reaches. */
export function outermostPoints(prop: Prop): Vec3[] {
  if (prop.kind === 'cloth') return prop.points;
  const [x, y, z] = prop.at;
  const { outline, depth, upright } =
    prop.kind === 'box'
      ? { outline: rectangle(prop.size), depth: prop.size[2], upright: false }
      : prop;
  return outline.flatMap(([u, v]) =>
    [-depth / 2, depth / 2].map((w): Vec3 => {
      const [across, up] = upright ? [w, v] : [v, w];
      return [...relativeTo([x, y], prop.turn, [u, across]), z + up];
    }),
  );
}
