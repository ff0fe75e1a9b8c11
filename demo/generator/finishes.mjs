// @ts-check
/** From a product's colour, material and finishing to the finish of every part. */

/**
 * @typedef {object} Finish
 * @property {'metal' | 'acetate' | 'crystal' | 'glass' | 'plain'} kind
 * @property {string} color
 * @property {string} [below] colour at the foot of a gradient
 * @property {number} [from] height in mm where the gradient starts
 * @property {number} [to]
 * @property {number} roughness
 * @property {number} [coat] clear coat
 * @property {number} [grain] depth of brushing or blasting
 * @property {boolean} [isBrushed] the grain runs along the part
 * @property {string[]} [figure] light to dark, for havana
 * @property {number} [translucency]
 * @property {string} [rim] colour of clear things at their outline
 * @property {number} [sheen] strength of glass reflections
 */

/** Colour and polished roughness. @type {Record<string, [string, number]>} */
const METALS = {
  GOLD: ['#E9CB92', 0.13],
  SILVER: ['#D6D6D7', 0.14],
  GUN: ['#66686C', 0.19],
  BLACK: ['#1D1D1F', 0.3],
  BRONZE: ['#9A6B4A', 0.2],
  PINK: ['#E8B9A8', 0.15],
  PURPLE: ['#6C4E80', 0.22],
  BROWN: ['#5E4030', 0.25],
  GREY: ['#8F9296', 0.26],
  RED: ['#8E1F2B', 0.22],
  BLUE: ['#27487A', 0.22],
  GREEN: ['#2F5A47', 0.24],
  KHAKI: ['#7F774F', 0.26],
};

/** @type {Record<string, Partial<Finish>>} */
const ACETATES = {
  BLACK: { color: '#0B0B0C' },
  HAVANA: {
    color: '#A45F22',
    figure: ['#C98A3E', '#A45F22', '#5A2E12', '#241109'],
    translucency: 0.15,
  },
  CRYSTAL: { kind: 'crystal', color: '#FBF3E6' },
  'BLACK CRYSTAL': { kind: 'crystal', color: '#15110F', below: '#F9F6F1', from: 8, to: -12 },
  'PINK CRYSTAL': { kind: 'crystal', color: '#E7B3AA', below: '#FCF7F3', from: 9, to: -10 },
  RED: { color: '#6D0F1A', translucency: 0.08 },
  BLUE: { color: '#142A4E', translucency: 0.08 },
  GREEN: { color: '#1D3A2C', translucency: 0.08 },
  KHAKI: { color: '#5B5736', translucency: 0.08 },
  BROWN: { color: '#3A2116', translucency: 0.08 },
  PURPLE: { color: '#3D2450', translucency: 0.08 },
  PINK: { color: '#D9A39B', translucency: 0.12 },
  GREY: { color: '#5F6266', translucency: 0.08 },
  GOLD: {
    color: '#8A5A24',
    figure: ['#E2BC78', '#C98A3E', '#A4692A', '#6B3F18'],
    translucency: 0.15,
  },
  SILVER: { kind: 'crystal', color: '#ECEDEF' },
};

/** How each finishing changes a surface. @type {Record<string, { metal: Partial<Finish>, least: number, acetate: Partial<Finish> }>} */
const FINISHINGS = {
  POLISHED: { metal: { grain: 0 }, least: 0.1, acetate: { roughness: 0.08, coat: 0.8 } },
  SATIN: { metal: { grain: 0.1 }, least: 0.26, acetate: { roughness: 0.22, coat: 0.2 } },
  BRUSHED: {
    metal: { grain: 0.5, isBrushed: true },
    least: 0.24,
    acetate: { roughness: 0.2, coat: 0.3 },
  },
  MATT: { metal: { grain: 0.1 }, least: 0.38, acetate: { roughness: 0.4, coat: 0 } },
  SANDBLASTED: { metal: { grain: 0.6 }, least: 0.42, acetate: { roughness: 0.45, coat: 0 } },
  TUMBLED: { metal: { grain: 0 }, least: 0.2, acetate: { roughness: 0.15, coat: 0.4 } },
};

/** Light that comes through two faces, above and below. @type {Record<string, [string, string]>} */
const TINTS = {
  clear: ['#F5F6F6', '#F5F6F6'],
  brown: ['#6E4B35', '#D2B493'],
  smoke: ['#55575A', '#A9AAAC'],
  green: ['#4C5C4C', '#A9B8A0'],
  rose: ['#B9857D', '#EBCDC6'],
};

/** @param {import('./catalogue.mjs').Product} product @param {string} color */
function tintFor({ collection, shape }, color) {
  if (collection !== 'Marine Drive' && shape !== 'Aviator') return 'clear';
  if (/^GREEN/.test(color)) return 'green';
  if (color === 'PINK') return 'rose';
  return /^(BLACK|SILVER|GUN)$/.test(color) ? 'smoke' : 'brown';
}

/** The second half of a two-tone name is metal; CRYSTAL is not. @param {string} color @param {boolean} isAcetate */
function metalsFor(color, isAcetate) {
  const [first, second] = color.split(' ');
  const metal = (/** @type {string} */ name) => (METALS[name] ? name : 'SILVER');
  if (second) return { front: metal(isAcetate ? second : first), temples: metal(second) };
  const own = isAcetate
    ? ({ BLACK: 'SILVER', GREY: 'SILVER', GUN: 'GUN', CRYSTAL: 'SILVER' }[first] ?? 'GOLD')
    : first;
  return { front: metal(own), temples: metal(own) };
}

/** @param {string} color */
function acetateFor(color) {
  return ACETATES[color] ?? ACETATES[color.split(' ')[0]];
}

/**
 * @param {import('./catalogue.mjs').Product} product @param {string} color
 * @returns {Record<string, Finish>}
 */
export function finishesOf(product, color) {
  const finishing = FINISHINGS[product.finishing];
  const metal = (/** @type {string} */ name) => {
    const [hex, polished] = METALS[name];
    /** @type {Finish} */
    const finish = {
      kind: 'metal',
      color: hex,
      roughness: Math.max(polished, finishing.least),
      ...finishing.metal,
    };
    return name === 'BLACK' ? { ...finish, coat: 0.35 } : finish;
  };
  const hasAcetate = product.material.includes('ACETATE');
  const metals = metalsFor(color, hasAcetate);
  /** @type {Finish} */
  const acetate = {
    kind: 'acetate',
    color: '#0B0B0C',
    roughness: 0.1,
    ...finishing.acetate,
    ...(hasAcetate ? acetateFor(color) : {}),
  };
  // Across a temple a gradient would be a stripe: it shows the upper colour, or crystal where that is what it has.
  const { below, ...templeAcetate } = acetate;
  if (below && acetate.kind === 'crystal') templeAcetate.color = below;

  const tint = tintFor(product, color);
  const [above, foot] = TINTS[tint];
  const isClear = tint === 'clear';
  /** @param {string} hex @param {number} sheen @returns {Finish} */
  const glass = (hex, sheen) => ({ kind: 'glass', color: hex, roughness: 0.02, sheen });
  const tip = hasAcetate ? templeAcetate : acetateFor('BLACK');
  return {
    frontMetal: metal(metals.front),
    templeMetal: metal(metals.temples),
    hinge: { ...metal(metals.temples), grain: 0, roughness: Math.max(0.16, finishing.least * 0.8) },
    screw: { kind: 'metal', color: '#C9CACB', roughness: 0.2 },
    // Not metal: behind crystal its highlights would never settle.
    core: { kind: 'plain', color: '#B4B1AB', roughness: 0.5 },
    dark: { kind: 'plain', color: '#050505', roughness: 0.6 },
    engraved: engravedIn(metals.temples),
    foil: {
      kind: 'metal',
      color: METALS[metals.temples === 'SILVER' ? 'SILVER' : 'GOLD'][0],
      roughness: 0.3,
    },
    acetate,
    templeAcetate,
    tip: { ...acetate, ...tip, kind: tip.kind ?? 'acetate' },
    lens: { ...glass(above, isClear ? 1 : 0.8), below: foot, from: 14, to: -16 },
    lensEdge: glass('#C3D2CC', 0.8),
    hiddenEdge: glass('#E6ECEA', 0.3),
    cord: glass('#DDE2E0', 0.8),
    pad: { ...glass('#EAE8E4', 2.2), rim: '#A9A59D' },
  };
}

/** A laser darkens bright metal and bares dark metal. @param {string} name @returns {Finish} */
function engravedIn(name) {
  const isDark = !['GOLD', 'SILVER', 'PINK', 'GREY', 'BRONZE', 'KHAKI'].includes(name);
  return isDark
    ? { kind: 'metal', color: '#C9C8C5', roughness: 0.4 }
    : { kind: 'plain', color: '#3A2F24', roughness: 0.7 };
}
