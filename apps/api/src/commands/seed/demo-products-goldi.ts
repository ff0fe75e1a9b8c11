import type { ProductDraft } from './demo-products-draft.js';

/** The gold line. */
export const GOLDI: ProductDraft[] = [
  {
    name: 'TV-501 Goldi',
    description:
      'A panto in titanium, plated with three microns of 18-karat gold and burnished by hand. The number of the piece is engraved inside the left temple, beside the year.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Panto',
    size: 48,
    colors: ['GOLD'],
  },
  {
    name: 'TV-504 Zari',
    description:
      'Gold-plated titanium with an acetate edge as thin as the border of a sari. The colour stops a hair short of the metal on the inside, so the wearer sees only gold.',
    category: 'WOMEN',
    material: 'ACETATE-TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Cat-eye',
    size: 53,
    colors: ['RED GOLD', 'GREEN GOLD'],
  },
  {
    name: 'TV-506 Mohur',
    description:
      'A regular hexagon with a fine milled edge, after the rim of an old coin. Plated in 18-karat gold, sealed, and polished twice. The bridge measures 21 mm.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Hexagon',
    size: 49,
    colors: ['GOLD'],
  },
  {
    name: 'TV-509 Kanchi',
    description:
      'A quiet oval in satin gold. The surface is drawn with a felt wheel before plating, which takes away the glitter and leaves the warmth. Cable temples can be fitted on request.',
    category: 'WOMEN',
    material: 'TITANIUM',
    finishing: 'SATIN',
    frameType: 'Full rim',
    shape: 'Oval',
    size: 50,
    colors: ['GOLD'],
  },
  {
    name: 'TV-512 Kundan',
    description:
      'A round rim set inside a second, finer one, the way a stone is set in gold foil. The gap between them is half a millimetre. It looks like jewellery and weighs like wire.',
    category: 'WOMEN',
    material: 'TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Round',
    size: 47,
    colors: ['GOLD', 'BLACK GOLD'],
  },
  {
    name: 'TV-515 Ashrafi',
    description:
      'A gold aviator, brushed along the bar and polished on the bevel. The lenses are graded brown to clear, so that the gold keeps its colour in shade. Numbered inside the temple.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'BRUSHED',
    frameType: 'Full rim',
    shape: 'Aviator',
    size: 57,
    colors: ['GOLD'],
  },
  {
    name: 'TV-518 Swarna',
    description:
      'Rimless, with every metal part in 18-karat gold plate: bridge, end pieces and two beta-titanium temples that spring back to true. The pins are gold as well, and sit flush with the lens.',
    category: 'UNISEX',
    material: 'BETA-TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Rimless',
    shape: 'Oval',
    size: 50,
    colors: ['GOLD'],
  },
  {
    name: 'TV-521 Kolar',
    description:
      'A half rim for the office, in gold without shine. The upper bar is 1.6 mm high and squared at the corners; below it the lens hangs in a clear cord.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'SATIN',
    frameType: 'Half rim',
    shape: 'Rectangle',
    size: 53,
    colors: ['GOLD', 'BLACK GOLD'],
  },
];
