// @ts-check
/** From the data of a product to the measures and the build of its frame. */
import { SHAPES } from './model/outline.mjs';

/**
 * @typedef {object} FrameSpec
 * @property {string} code engraved on the temple
 * @property {string} shape key of SHAPES
 * @property {'full' | 'half' | 'rimless'} mount
 * @property {'metal' | 'acetate'} front
 * @property {boolean} ring acetate round a metal rim, or a brow on a half rim
 * @property {'metal' | 'acetate'} temples
 * @property {number} lensWidth
 * @property {number} lensHeight
 * @property {number} bridge between the lenses
 * @property {number} templeLength
 * @property {string} rim key of RIMS
 * @property {boolean} twinRim
 * @property {'drawn' | 'blade'} templeStyle
 * @property {boolean} sleeves acetate tips on metal temples
 * @property {'normal' | 'long' | 'none'} pads
 * @property {number} arch of the bridge
 * @property {boolean} doubleBridge
 * @property {AcetateSpec} acetate
 *
 * @typedef {object} AcetateSpec
 * @property {number} thickness
 * @property {number} rimWidth
 * @property {number} brow added at the top
 * @property {number} radius of the front edge
 * @property {boolean} keyhole
 * @property {boolean} isCatEye
 */

/** What a description promises and the fields of the data do not say. @type {Record<string, object>} */
const DETAILS = {
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
};

/** @type {Record<string, Partial<AcetateSpec>>} */
const ACETATE_DETAILS = {
  'TV-239': { keyhole: true },
  'TV-242': { keyhole: true },
  'TV-251': { thickness: 4, rimWidth: 3 },
  'TV-312': { brow: 3 },
  'TV-318': { rimWidth: 3.2, brow: 2 },
};

/** Tall lenses stand closer together than small ones. @param {number} size */
const bridgeFor = (size) => Math.round(Math.min(23, Math.max(15, 20 - (size - 48) * 0.45)));

/** @param {import('./catalogue.mjs').Product} product @returns {FrameSpec} */
export function frameSpec(product) {
  const { code, material, finishing, frameType, size } = product;
  const shape = product.shape.toLowerCase();
  const isAcetate = material === 'ACETATE';
  const ring = material === 'ACETATE-TITANIUM';
  const isAngular = ['square', 'rectangle', 'hexagon'].includes(shape);
  const details = /** @type {Partial<FrameSpec>} */ (DETAILS[code] ?? {});
  /** @type {FrameSpec} */
  const spec = {
    code,
    shape,
    mount: frameType === 'Rimless' ? 'rimless' : frameType === 'Half rim' ? 'half' : 'full',
    front: isAcetate ? 'acetate' : 'metal',
    ring,
    temples: isAcetate ? 'acetate' : 'metal',
    lensWidth: size,
    lensHeight: size * SHAPES[shape].ratio,
    bridge: bridgeFor(size),
    templeLength: 145,
    rim: ring ? 'inner' : finishing === 'BRUSHED' || isAngular ? 'flat' : 'wire',
    twinRim: false,
    templeStyle: isAngular && !ring ? 'blade' : 'drawn',
    sleeves: !(material === 'BETA-TITANIUM' && frameType !== 'Full rim'),
    pads: 'normal',
    arch: shape === 'aviator' ? 0.8 : 2.4,
    doubleBridge: false,
    ...details,
    acetate: {
      thickness: 3.9,
      rimWidth: 2.6,
      brow: 1.5,
      radius: finishing === 'TUMBLED' ? 1.5 : 1.15,
      keyhole: false,
      isCatEye: shape === 'cat-eye',
    },
  };
  if (spec.ring)
    Object.assign(spec.acetate, { thickness: 2.6, rimWidth: 1.6, brow: 0.5, radius: 0.8 });
  if (spec.ring && spec.mount === 'half') Object.assign(spec.acetate, { rimWidth: 2.2, brow: 1.6 });
  Object.assign(spec.acetate, ACETATE_DETAILS[code]);
  return spec;
}
