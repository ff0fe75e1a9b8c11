// @ts-check
/** What frames stand on and lie beside: stone, wood and brass, the case, cloth and printed matter. Centimetres. */
import { smoothstep } from './model/vector.mjs';

/**
 * @typedef {import('./model/vector.mjs').Vec3} Vec3
 * @typedef {import('./model/vector.mjs').Vec2} Vec2
 * @typedef {keyof typeof FINISHES} FinishName
 * @typedef {{ kind: 'box', at: Vec3, size: Vec3, turn: number, edge: number, finish: object }} Box
 * @typedef {{ kind: 'cloth', points: Vec3[], rows: number, columns: number, thickness: number, finish: object }} Cloth
 * @typedef {{ kind: 'extruded', at: Vec3, outline: Vec2[], depth: number, upright: boolean, turn: number, edge: number, finish: object }} Extruded
 * @typedef {Box | Cloth | Extruded} Thing
 *
 * What a composition asks for; `base` is the height it stands at, angles are degrees.
 * @typedef {{ at: Vec2, turn?: number, base?: number }} Spot
 * @typedef {Spot & { prop: 'block', size: Vec3, finish: FinishName, edge?: number }} Block
 * @typedef {Spot & { prop: 'drum', radius: number, tall: number, finish: FinishName, edge?: number }} Drum
 * @typedef {Spot & { prop: 'rod', length: number, radius: number, finish: FinishName }} Rod
 * @typedef {Spot & { prop: 'niche', openings: [number, number][], rise: number, tall: number, span: number, depth: number, finish: FinishName }} Niche
 *   a wall with arched openings: where their middles are, and how wide; `rise` up to where the arch springs
 * @typedef {Spot & { prop: 'case', finish?: FinishName }} Case
 * @typedef {Spot & { prop: 'box', finish: FinishName }} GiftBox
 * @typedef {Spot & { prop: 'cloth', side: number, finish?: FinishName }} LaidCloth
 * @typedef {Spot & { prop: 'folded', size: Vec2, finish?: FinishName }} FoldedCloth
 * @typedef {Spot & { prop: 'booklet', size: Vec2, picture?: boolean }} Booklet
 * @typedef {Block | Drum | Rod | Niche | Case | GiftBox | LaidCloth | FoldedCloth | Booklet} Prop
 */

const FINISHES = {
  leather: { kind: 'leather', color: '#4A3527', roughness: 0.46 },
  black: { kind: 'leather', color: '#1F1D1B', roughness: 0.5 },
  tan: { kind: 'leather', color: '#8A5F3A', roughness: 0.46 },
  microfibre: { kind: 'suede', color: '#C9BCA8', roughness: 1 },
  linen: { kind: 'suede', color: '#DDD5C8', roughness: 1 },
  felt: { kind: 'suede', color: '#8F877B', roughness: 1 },
  brass: { kind: 'metal', color: '#D9B878', roughness: 0.22 },
  brushedBrass: {
    kind: 'metal',
    color: '#CDA665',
    roughness: 0.3,
    isBrushed: true,
    scale: 3,
  },
  titanium: {
    kind: 'metal',
    color: '#C6C5C2',
    roughness: 0.34,
    isBrushed: true,
    scale: 3,
  },
  limestone: { kind: 'stone', color: '#DDD7CC', dark: '#CFC8BC', roughness: 0.8 },
  plaster: { kind: 'stone', color: '#E9E5DE', dark: '#E3DED6', roughness: 0.9 },
  greige: { kind: 'stone', color: '#B9AFA2', dark: '#A69C8F', roughness: 0.8 },
  sandstone: { kind: 'stone', color: '#DDC7A2', dark: '#CFB68D', roughness: 0.8 },
  umber: { kind: 'stone', color: '#9A7146', dark: '#86603A', roughness: 0.75 },
  slate: { kind: 'stone', color: '#45423E', dark: '#35332F', roughness: 0.6 },
  rose: { kind: 'stone', color: '#D5C4B9', dark: '#CAB7AB', roughness: 0.85 },
  walnut: { kind: 'wood', color: '#7A5538', dark: '#4A3020', roughness: 0.5 },
  oak: { kind: 'wood', color: '#C8A77C', dark: '#A98660', roughness: 0.55 },
  havana: {
    kind: 'acetate',
    color: '#A45F22',
    figure: ['#C98A3E', '#A45F22', '#5A2E12', '#241109'],
    roughness: 0.2,
    coat: 0.3,
    scale: 10,
  },
  honey: { kind: 'acetate', color: '#A9713A', roughness: 0.2, coat: 0.3 },
  cocoa: { kind: 'acetate', color: '#3A2116', roughness: 0.2, coat: 0.3 },
  cream: { kind: 'acetate', color: '#DCCDB4', roughness: 0.25, coat: 0.2 },
  paper: { kind: 'plain', color: '#F1EDE6', roughness: 0.85 },
  cover: { kind: 'plain', color: '#B49B78', roughness: 0.7 },
  plate: { kind: 'plain', color: '#CFC8BD', roughness: 0.7 },
};

const rad = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/** A place given beside a thing that stands turned. @param {Vec2} at @param {number} turn @param {Vec2} aside @returns {Vec2} */
const beside = ([x, y], turn, [u, v]) => [
  x + Math.cos(turn) * u - Math.sin(turn) * v,
  y + Math.sin(turn) * u + Math.cos(turn) * v,
];

/** @param {Vec2} at @param {number} middle @param {Vec3} size @param {number} turn @param {number} edge @param {FinishName} finish @returns {Box} */
const box = ([x, y], middle, size, turn, edge, finish) => ({
  kind: 'box',
  at: [x, y, middle],
  size,
  turn,
  edge,
  finish: FINISHES[finish],
});

/** @param {number} radius @param {number} [count] @returns {Vec2[]} */
const circle = (radius, count = 192) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/**
 * A clamshell case of leather: lid and base with a brass line between them and a clasp.
 * @param {Case} spec @returns {Thing[]}
 */
function hardCase({ at, turn = 0, base = 0, finish = 'leather' }) {
  const angle = rad(turn);
  const clasp = beside(at, angle, [0, -3.38]);
  return [
    box(at, base + 1.35, [16.4, 6.8, 2.7], angle, 1.1, finish),
    box(at, base + 2.75, [16.1, 6.5, 0.5], angle, 0.2, 'brass'),
    box(at, base + 4, [16.4, 6.8, 2.5], angle, 1.2, finish),
    box(clasp, base + 2.75, [1.5, 0.3, 0.9], angle, 0.14, 'brass'),
  ];
}

/** The box it is sold in: lid and tray, the joint between them in shadow. @param {GiftBox} spec @returns {Thing[]} */
function giftBox({ at, turn = 0, base = 0, finish }) {
  const angle = rad(turn);
  return [
    box(at, base + 1.9, [18.2, 8.2, 3.8], angle, 0.1, finish),
    box(at, base + 5.2, [18.6, 8.6, 3.2], angle, 0.12, finish),
  ];
}

/**
 * A square of cloth laid down by hand: flat in the middle, waves towards the far edge, one corner turned over a little.
 * @param {LaidCloth} spec @returns {Thing[]}
 */
function cloth({ at, side, turn = 0, base = 0, finish = 'microfibre' }) {
  const count = 140;
  /** @type {Vec3[]} */
  const points = [];
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const u = (column / (count - 1) - 0.5) * side;
      const v = (row / (count - 1) - 0.5) * side;
      const far = smoothstep(side * 0.18, side * 0.5, v);
      const wide = smoothstep(side * 0.3, side * 0.5, Math.abs(u));
      const folds =
        0.42 * (1 + Math.sin(u * 0.62 + v * 0.28 + 0.9)) +
        0.16 * (1 + Math.sin(u * 1.35 - v * 0.5));
      const corner = smoothstep(side * 0.3, side * 0.72, -v * 0.5 + u * 0.6);
      const z = 0.03 + far * folds + wide * 0.12 * (1 + Math.sin(v * 0.9)) + corner * 0.2;
      // Cloth that rises is pulled in.
      const pull = 1 - 0.03 * far * Math.sin(u * 0.5) - 0.05 * corner;
      const [x, y] = beside(at, rad(turn), [u * pull, v * pull]);
      points.push([x, y, base + z]);
    }
  return [grid(points, count, count, 0.05, finish)];
}

/** @param {Vec3[]} points @param {number} rows @param {number} columns @param {number} thickness @param {FinishName} finish @returns {Cloth} */
const grid = (points, rows, columns, thickness, finish) => ({
  kind: 'cloth',
  points,
  rows,
  columns,
  thickness,
  finish: FINISHES[finish],
});

/** A cloth folded twice: four soft layers, each a little off the one below. @param {FoldedCloth} spec @returns {Thing[]} */
function folded({ at, size: [w, d], turn = 0, base = 0, finish = 'microfibre' }) {
  return [0, 1, 2, 3].map((layer) =>
    box(
      beside(at, rad(turn), [0.1 * Math.sin(layer * 2.3), 0.08 * Math.cos(layer * 3.1)]),
      base + 0.09 + layer * 0.17,
      [w - 0.12 * (layer % 2), d - 0.1 * ((layer + 1) % 2), 0.18],
      rad(turn + 0.5 * Math.sin(layer * 4)),
      0.085,
      finish,
    ),
  );
}

/**
 * A booklet lying open: two pages that rise out of the fold, on a few more and a cover. Its left page can carry a grey
 * plate, as if a picture were printed there; nothing is lettered.
 * @param {Booklet} spec @returns {Thing[]}
 */
function booklet({ at, size: [width, depth], turn = 0, base = 0, picture = false }) {
  const angle = rad(turn);
  const count = 60;
  const swell = (/** @type {number} */ u) => {
    const t = Math.abs(u) / width;
    return 0.95 * Math.sin(Math.PI * Math.min(1, t * 1.12) ** 0.55) * (1 - t) + 0.12;
  };
  /** @param {number} from @param {number} to @param {number} near @param {number} far @param {number} lift @param {FinishName} finish */
  const leaf = (from, to, near, far, lift, finish) => {
    /** @type {Vec3[]} */
    const points = [];
    for (let row = 0; row < 2; row++)
      for (let column = 0; column < count; column++) {
        const u = from + ((to - from) * column) / (count - 1);
        const [x, y] = beside(at, angle, [u, row ? far : near]);
        points.push([x, y, base + swell(u) + lift]);
      }
    return grid(points, 2, count, 0.012, finish);
  };
  const half = depth / 2;
  /** @type {Thing[]} */
  const things = [box(at, base + 0.04, [2 * width + 0.5, depth + 0.4, 0.08], angle, 0.03, 'cover')];
  for (let page = 0; page < 5; page++) {
    const lift = -0.02 * page;
    const inset = 0.04 * page;
    things.push(leaf(-width + inset, -0.02, -half, half, lift, 'paper'));
    things.push(leaf(0.02, width - inset, -half, half, lift, 'paper'));
  }
  if (picture) things.push(leaf(-width + 1.3, -1.5, -half + 4.6, half - 1.4, 0.014, 'plate'));
  return things;
}

/** A wall with arched openings; behind it is the backdrop. @param {Niche} spec @returns {Thing[]} */
function niche({ at, openings, rise, tall, span, depth, finish, base = 0, turn = 0 }) {
  /** @type {Vec2[]} */
  const outline = [[-span / 2, 0]];
  for (const [middle, width] of openings) {
    const radius = width / 2;
    outline.push([middle - radius, 0]);
    for (let i = 0; i <= 48; i++) {
      const angle = Math.PI * (1 - i / 48);
      outline.push([middle + radius * Math.cos(angle), rise + radius * Math.sin(angle)]);
    }
    outline.push([middle + radius, 0]);
  }
  outline.push([span / 2, 0], [span / 2, tall], [-span / 2, tall]);
  return [
    {
      kind: 'extruded',
      at: [at[0], at[1], base],
      outline,
      depth,
      upright: true,
      turn: rad(turn),
      edge: 0.08,
      finish: FINISHES[finish],
    },
  ];
}

/** @param {Prop} spec @returns {Thing[]} */
export function build(spec) {
  const { at, turn = 0, base = 0 } = spec;
  switch (spec.prop) {
    case 'block': {
      const { size, finish, edge = 0.12 } = spec;
      return [box(at, base + size[2] / 2, size, rad(turn), edge, finish)];
    }
    case 'drum': {
      const { radius, tall, finish, edge = 0.16 } = spec;
      return [
        {
          kind: 'extruded',
          at: [at[0], at[1], base + tall / 2],
          outline: circle(radius),
          depth: tall,
          upright: false,
          turn: rad(turn),
          edge,
          finish: FINISHES[finish],
        },
      ];
    }
    case 'rod':
      // It lies along the depth of the set until it is turned.
      return [
        {
          kind: 'extruded',
          at: [at[0], at[1], base + spec.radius],
          outline: circle(spec.radius, 48),
          depth: spec.length,
          upright: true,
          turn: rad(turn),
          edge: Math.min(0.04, spec.radius / 4),
          finish: FINISHES[spec.finish],
        },
      ];
    case 'niche':
      return niche(spec);
    case 'case':
      return hardCase(spec);
    case 'box':
      return giftBox(spec);
    case 'cloth':
      return cloth(spec);
    case 'folded':
      return folded(spec);
    case 'booklet':
      return booklet(spec);
  }
}

/** Points that show how far a thing reaches. @param {Thing} thing @returns {Vec3[]} */
export function reachOf(thing) {
  if (thing.kind === 'cloth') return thing.points;
  const [x, y, z] = thing.at;
  /** @type {Vec3[]} */
  let corners;
  if (thing.kind === 'box') {
    const [w, d, h] = thing.size.map((side) => side / 2);
    corners = [-1, 1].flatMap((a) =>
      [-1, 1].flatMap((b) => [-1, 1].map((c) => /** @type {Vec3} */ ([a * w, b * d, c * h]))),
    );
  } else {
    const { outline, depth, upright } = thing;
    corners = outline.flatMap(([u, v]) =>
      [-depth / 2, depth / 2].map((w) => /** @type {Vec3} */ (upright ? [u, w, v] : [u, v, w])),
    );
  }
  return corners.map(([u, v, w]) => [...beside([x, y], thing.turn, [u, v]), z + w]);
}
