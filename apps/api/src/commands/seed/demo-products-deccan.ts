import type { ProductDraft } from './demo-products-draft.js';

/** Squares, rectangles and half rims. */
export const DECCAN: ProductDraft[] = [
  {
    name: 'TV-231 Deccan',
    description:
      'A square cut from a 6 mm sheet of havana acetate, milled down and polished for two days. Twin gold rivets hold each hinge through the block. It is a heavy line that wears lightly, at 27 grams.',
    category: 'MEN',
    material: 'ACETATE',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Square',
    size: 52,
    colors: ['HAVANA GOLD', 'BLACK'],
  },
  {
    name: 'TV-126 Fort',
    description:
      'Cut from flat titanium sheet and stood on edge, so that the rim is 0.8 mm seen from the front and 2.7 mm from the side. The corners are folded, not soldered. Matt black, all the way to the tip.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'MATT',
    frameType: 'Full rim',
    shape: 'Square',
    size: 51,
    colors: ['BLACK', 'GUN', 'BLUE'],
  },
  {
    name: 'TV-140 Worli',
    description:
      'A rectangular half rim in coloured titanium. The bar runs down past the corner on both sides and stops, and a nylon cord does the rest. Plain temples, 145 mm, without sleeves.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'MATT',
    frameType: 'Half rim',
    shape: 'Rectangle',
    size: 53,
    colors: ['BLUE', 'BLACK', 'GUN'],
  },
  {
    name: 'TV-233 Bidri',
    description:
      'A brow of dark acetate over a bright titanium bar, after the black and silver inlay of Bidar. The lens is square and open below. The two materials meet without a visible screw.',
    category: 'UNISEX',
    material: 'ACETATE-TITANIUM',
    finishing: 'SATIN',
    frameType: 'Half rim',
    shape: 'Square',
    size: 52,
    colors: ['BLACK', 'BLUE SILVER'],
  },
  {
    name: 'TV-235 Golconda',
    description:
      'A wide, low rectangle with a rim 3 mm deep, brushed across rather than along. The bridge is a single bar and the pads are set on long arms, so an optician has room to adjust.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'BRUSHED',
    frameType: 'Full rim',
    shape: 'Rectangle',
    size: 56,
    colors: ['GUN', 'BRONZE'],
  },
  {
    name: 'TV-237 Tungabhadra',
    description:
      'Half a rim of beta-titanium, blasted grey like river stone. The bar is sprung and closes on the lens by itself, which leaves the cord with little to do. Suited to deep reading additions.',
    category: 'MEN',
    material: 'BETA-TITANIUM',
    finishing: 'SANDBLASTED',
    frameType: 'Half rim',
    shape: 'Rectangle',
    size: 55,
    colors: ['GREY', 'KHAKI'],
  },
  {
    name: 'TV-239 Bijapur',
    description:
      'A compact acetate rectangle with a keyhole bridge, rounded in the drum and finished by hand on the inside only. It warms to the skin within a minute. For small and medium faces.',
    category: 'UNISEX',
    material: 'ACETATE',
    finishing: 'TUMBLED',
    frameType: 'Full rim',
    shape: 'Rectangle',
    size: 50,
    colors: ['BROWN', 'BLACK', 'GREEN'],
  },
  {
    name: 'TV-241 Warangal',
    description:
      'A squarer half rim, with the cord set into the back of the groove where it does not show. Satin titanium, 2 mm high along the brow and tapering to one at the hinge.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'SATIN',
    frameType: 'Half rim',
    shape: 'Square',
    size: 54,
    colors: ['GUN', 'BLUE'],
  },
];
