/** From the data of a product to the measures and the construction of its frame. */
import type { Product } from './catalogue.ts';
import { SHAPES } from './model/outline.ts';

/** Lengths in mm. */
export interface FrameSpec {
  /** Engraved on the temple. */
  code: string;
  /** Key of SHAPES. */
  shape: string;
  mount: 'full' | 'half' | 'rimless';
  front: 'metal' | 'acetate';
  /** Acetate round a metal rim, or a brow on a half rim. */
  ring: boolean;
  temples: 'metal' | 'acetate';
  lensWidth: number;
  lensHeight: number;
  /** Between the lenses. */
  bridge: number;
  templeLength: number;
  /** Key of RIMS. */
  rim: string;
  twinRim: boolean;
  templeStyle: 'drawn' | 'blade';
  /** Acetate tips on metal temples. */
  sleeves: boolean;
  pads: 'normal' | 'long' | 'none';
  /** Rise of the bridge. */
  arch: number;
  doubleBridge: boolean;
  acetate: {
    thickness: number;
    rimWidth: number;
    /** Added to the rim at the top. */
    brow: number;
    /** Of the front edge. */
    radius: number;
    keyhole: boolean;
    isCatEye: boolean;
  };
}

type Details = Partial<Omit<FrameSpec, 'acetate'>> & { acetate?: Partial<FrameSpec['acetate']> };

/** What a description promises and the fields of the data do not hold. */
const DETAILS: Record<string, Details> = {
  'TV-104': { rim: 'wire' },
  'TV-160': { sleeves: false },
  'TV-109': { sleeves: false },
  'TV-113': { arch: 3.4 },
  'TV-115': { pads: 'long' },
  'TV-119': { pads: 'none', arch: 3.2 },
  'TV-107': { templeLength: 148 },
  'TV-126': { rim: 'sheet', sleeves: false },
  'TV-140': { sleeves: false },
  'TV-235': { rim: 'bold', arch: 0.4, pads: 'long' },
  'TV-138': { arch: 0 },
  'TV-506': { bridge: 21 },
  'TV-512': { twinRim: true },
  'TV-515': { doubleBridge: true },
  'TV-304': { doubleBridge: true, rim: 'wire', lensHeight: 48 },
  'TV-307': { doubleBridge: true, rim: 'flat' },
  'TV-309': { doubleBridge: true },
  'TV-315': { doubleBridge: true },
  'TV-152': { bridge: 19, templeStyle: 'blade' },
  'TV-150': { bridge: 20 },
  'TV-321': { rim: 'flat' },
  'TV-246': { front: 'acetate', ring: false },
  'TV-258': { front: 'acetate', ring: false, templeStyle: 'blade' },
  'TV-409': { sleeves: false },
  'TV-404': { sleeves: false },
  'TV-239': { acetate: { keyhole: true } },
  'TV-242': { acetate: { keyhole: true } },
  'TV-251': { acetate: { thickness: 4, rimWidth: 3 } },
  'TV-312': { acetate: { brow: 3 } },
  'TV-318': { acetate: { rimWidth: 3.2, brow: 2 } },
};

/** Large lenses are closer together than small ones. */
const bridgeFor = (size: number) => Math.round(Math.min(23, Math.max(15, 20 - (size - 48) * 0.45)));

export const mountOf = (frameType: string) =>
  frameType === 'Rimless' ? 'rimless' : frameType === 'Half rim' ? 'half' : 'full';

export function frameSpec(product: Product): FrameSpec {
  const { code, material, finishing, frameType, size } = product;
  const shape = product.shape.toLowerCase();
  const isAcetate = material === 'ACETATE';
  const hasRing = material === 'ACETATE-TITANIUM';
  const isAngular = ['square', 'rectangle', 'hexagon'].includes(shape);
  const mount = mountOf(frameType);
  const { acetate, ...details } = DETAILS[code] ?? {};
  const ring = details.ring ?? hasRing;
  return {
    code,
    shape,
    mount,
    front: isAcetate ? 'acetate' : 'metal',
    ring,
    temples: isAcetate ? 'acetate' : 'metal',
    lensWidth: size,
    lensHeight: size * SHAPES[shape].ratio,
    bridge: bridgeFor(size),
    templeLength: 145,
    rim: hasRing ? 'inner' : finishing === 'BRUSHED' || isAngular ? 'flat' : 'wire',
    twinRim: false,
    templeStyle: isAngular && !hasRing ? 'blade' : 'drawn',
    sleeves: !(material === 'BETA-TITANIUM' && frameType !== 'Full rim'),
    pads: 'normal',
    arch: shape === 'aviator' ? 0.8 : 2.4,
    doubleBridge: false,
    ...details,
    acetate: {
      thickness: ring ? 2.6 : 3.9,
      rimWidth: ring ? (mount === 'half' ? 2.2 : 1.6) : 2.6,
      brow: ring ? (mount === 'half' ? 1.6 : 0.5) : 1.5,
      radius: ring ? 0.8 : finishing === 'TUMBLED' ? 1.5 : 1.15,
      keyhole: false,
      isCatEye: shape === 'cat-eye',
      ...acetate,
    },
  };
}
