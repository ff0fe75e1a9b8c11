/** From a product's colour, material and finishing to the finish of every part. */
import type { Product } from './catalogue.ts';

/** A product in one colour. */
export interface Item {
  product: Product;
  color: string;
}

export interface Finish {
  kind: 'metal' | 'acetate' | 'crystal' | 'glass' | 'plain';
  color: string;
  roughness: number;
  /** Colour at the foot of a gradient, and the heights in mm where it starts and ends. */
  below?: string;
  from?: number;
  to?: number;
  /** Clear coat. */
  coat?: number;
  /** Depth of brushing or blasting. */
  grain?: number;
  /** The grain runs along the part. */
  isBrushed?: boolean;
  /** Light to dark, for havana. */
  figure?: string[];
  translucency?: number;
  /** Colour of clear things at their outline. */
  rim?: string;
  /** Strength of glass reflections. */
  sheen?: number;
}

/** Colour, and roughness when polished. */
const METALS: Record<string, [color: string, roughness: number]> = {
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

export const HAVANA = { color: '#A45F22', figure: ['#C98A3E', '#A45F22', '#5A2E12', '#241109'] };

const ACETATES: Record<string, Partial<Finish>> = {
  BLACK: { color: '#0B0B0C' },
  HAVANA: { ...HAVANA, translucency: 0.15 },
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

type Finishing = Record<'grain' | 'min' | 'roughness' | 'coat', number>;

/** How each finishing changes a surface: grain and minimum roughness of metal, roughness and coat of acetate. */
const FINISHINGS: Record<string, Finishing> = {
  POLISHED: { grain: 0, min: 0.1, roughness: 0.08, coat: 0.8 },
  SATIN: { grain: 0.1, min: 0.26, roughness: 0.22, coat: 0.2 },
  BRUSHED: { grain: 0.5, min: 0.24, roughness: 0.2, coat: 0.3 },
  MATT: { grain: 0.1, min: 0.38, roughness: 0.4, coat: 0 },
  SANDBLASTED: { grain: 0.6, min: 0.42, roughness: 0.45, coat: 0 },
  TUMBLED: { grain: 0, min: 0.2, roughness: 0.15, coat: 0.4 },
};

/** Light that passes two faces of a lens, at its top and at its foot. */
const TINTS = {
  clear: ['#F5F6F6', '#F5F6F6'],
  brown: ['#6E4B35', '#D2B493'],
  smoke: ['#55575A', '#A9AAAC'],
  green: ['#4C5C4C', '#A9B8A0'],
  rose: ['#B9857D', '#EBCDC6'],
};

function tintFor({ lens }: Product, color: string) {
  if (lens === 'OPTICAL') return 'clear';
  if (color.startsWith('GREEN')) return 'green';
  if (color === 'PINK') return 'rose';
  return /^(BLACK|SILVER|GUN)$/.test(color) ? 'smoke' : 'brown';
}

/** The second half of a two-tone name is metal; CRYSTAL is not. */
function metalsFor(color: string, isAcetate: boolean) {
  const [first, second] = color.split(' ');
  const metal = (name: string) => (METALS[name] ? name : 'SILVER');
  if (second) return { front: metal(isAcetate ? second : first), temples: metal(second) };
  const onAcetate = { BLACK: 'SILVER', GREY: 'SILVER', GUN: 'GUN', CRYSTAL: 'SILVER' }[first];
  const own = metal(isAcetate ? (onAcetate ?? 'GOLD') : first);
  return { front: own, temples: own };
}

const acetateFor = (color: string) => ACETATES[color] ?? ACETATES[color.split(' ')[0]];

function glass(color: string, sheen: number): Finish {
  return { kind: 'glass', color, roughness: 0.02, sheen };
}

/** A laser darkens bright metal and bares dark metal. */
const engravedIn = (metal: string): Finish =>
  ['GOLD', 'SILVER', 'PINK', 'GREY', 'KHAKI'].includes(metal)
    ? { kind: 'plain', color: '#3A2F24', roughness: 0.7 }
    : { kind: 'metal', color: '#C9C8C5', roughness: 0.4 };

export function finishesOf({ product, color }: Item): Record<string, Finish> {
  const { grain, min: minRoughness, ...acetateSurface } = FINISHINGS[product.finishing];
  const isBrushed = product.finishing === 'BRUSHED' || undefined;
  const metal = (name: string): Finish => {
    const [hex, roughness] = METALS[name];
    return {
      kind: 'metal',
      color: hex,
      roughness: Math.max(roughness, minRoughness),
      grain,
      isBrushed,
      ...(name === 'BLACK' && { coat: 0.35 }),
    };
  };
  const hasAcetate = product.material.includes('ACETATE');
  const metals = metalsFor(color, hasAcetate);
  const acetate: Finish = {
    kind: 'acetate',
    color: '#0B0B0C',
    ...acetateSurface,
    ...(hasAcetate && acetateFor(color)),
  };
  // Across a temple a gradient would be a stripe: it gets the upper colour, or else the crystal one.
  const { below, ...templeAcetate } = acetate;
  if (below && acetate.kind === 'crystal') templeAcetate.color = below;

  const tint = tintFor(product, color);
  const [above, foot] = TINTS[tint];
  const tip = hasAcetate ? templeAcetate : acetateFor('BLACK');
  const templeMetal = metal(metals.temples);
  const [foil] = METALS[metals.temples === 'SILVER' ? 'SILVER' : 'GOLD'];
  return {
    frontMetal: metal(metals.front),
    templeMetal,
    hinge: { ...templeMetal, grain: 0, roughness: Math.max(0.16, minRoughness * 0.8) },
    screw: { kind: 'metal', color: '#C9CACB', roughness: 0.2 },
    // Not metal: behind crystal its highlights would never converge.
    core: { kind: 'plain', color: '#B4B1AB', roughness: 0.5 },
    dark: { kind: 'plain', color: '#050505', roughness: 0.6 },
    engraved: engravedIn(metals.temples),
    foil: { kind: 'metal', color: foil, roughness: 0.3 },
    acetate,
    templeAcetate,
    tip: { ...acetate, ...tip, kind: tip.kind ?? 'acetate' },
    lens: { ...glass(above, tint === 'clear' ? 1 : 0.8), below: foot, from: 14, to: -16 },
    lensEdge: glass('#9DB3AB', 1.4),
    hiddenEdge: glass('#E6ECEA', 0.3),
    cord: glass('#DDE2E0', 0.8),
    pad: { ...glass('#EAE8E4', 2.2), rim: '#A9A59D' },
  };
}
