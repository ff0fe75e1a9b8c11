import type { ProductDraft } from './demo-products-draft.js';

/** Acetate, clear and coloured. */
export const MONSOON: ProductDraft[] = [
  {
    name: 'TV-242 Sarai',
    description:
      'A full panto in crystal acetate the colour of weak tea. The titanium core of each temple is left in view, and the front is 3.9 mm thick at the brow. Pads are carved from the block, not glued on.',
    category: 'WOMEN',
    material: 'ACETATE',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Panto',
    size: 47,
    colors: ['CRYSTAL', 'BLACK CRYSTAL'],
  },
  {
    name: 'TV-255 Malhar',
    description:
      'A cat-eye that darkens upwards, like a sky before rain: two sheets of acetate are laminated, then cut so that the seam runs across the lens. Two small rivets hold each hinge.',
    category: 'WOMEN',
    material: 'ACETATE',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Cat-eye',
    size: 53,
    colors: ['BLACK CRYSTAL', 'BROWN'],
  },
  {
    name: 'TV-244 Assam',
    description:
      'A round acetate frame that spends seventy-two hours in a drum of beech chips before a hand touches it. The edges come out soft, as if worn for a year already.',
    category: 'UNISEX',
    material: 'ACETATE',
    finishing: 'TUMBLED',
    frameType: 'Full rim',
    shape: 'Round',
    size: 45,
    colors: ['BROWN', 'CRYSTAL'],
  },
  {
    name: 'TV-246 Wayanad',
    description:
      'A clear acetate front on slim titanium temples, joined by a hinge set flush into the block. It keeps the depth of acetate in front and the lightness of metal at the ear.',
    category: 'UNISEX',
    material: 'ACETATE-TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Panto',
    size: 50,
    colors: ['CRYSTAL', 'GREEN GOLD'],
  },
  {
    name: 'TV-249 Cherra',
    description:
      'A gentle oval with a blush that fades to clear below the pupil. Tumbled and then waxed, it has a glow rather than a gloss. The bridge is cut low, for a frame that wears slightly down the nose.',
    category: 'WOMEN',
    material: 'ACETATE',
    finishing: 'TUMBLED',
    frameType: 'Full rim',
    shape: 'Oval',
    size: 49,
    colors: ['PINK CRYSTAL', 'CRYSTAL'],
  },
  {
    name: 'TV-251 Konkan',
    description:
      'A square front, 4 mm thick and matt to the touch, in the greens and browns of wet laterite. The temples carry a wire core, so they can be warmed and bent again after years.',
    category: 'MEN',
    material: 'ACETATE',
    finishing: 'MATT',
    frameType: 'Full rim',
    shape: 'Square',
    size: 54,
    colors: ['KHAKI', 'BLACK', 'BROWN'],
  },
  {
    name: 'TV-253 Sahyadri',
    description:
      'A long rectangle with a straight brow and a lower edge that rises towards the nose. Each front is cut from one sheet, so no two have the same figure. Five-barrel hinges, riveted through.',
    category: 'MEN',
    material: 'ACETATE',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Rectangle',
    size: 55,
    colors: ['HAVANA GOLD', 'GREEN'],
  },
  {
    name: 'TV-258 Megh',
    description:
      'Six sides in acetate, faceted on the outer edge so that the light breaks along it. The titanium temples are flat and 2.4 mm deep, and sit a step below the corner of the front.',
    category: 'WOMEN',
    material: 'ACETATE-TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Hexagon',
    size: 51,
    colors: ['PINK CRYSTAL', 'BLACK CRYSTAL'],
  },
];
