import type { ProductDraft } from './demo-products-draft.js';

/** Rimless, and the frames closest to it. */
export const VAYU: ProductDraft[] = [
  {
    name: 'TV-401 Vayu',
    description:
      'Two oval lenses, a bridge and two temples. Each part holds the lens with a pair of fine pins through 1.4 mm drillings, cushioned in clear polymer. Once on, it is mostly the bridge that you see.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Rimless',
    shape: 'Oval',
    size: 51,
    colors: ['SILVER', 'GOLD'],
  },
  {
    name: 'TV-404 Pavan',
    description:
      'A low rectangle without a rim, on beta-titanium temples 0.8 mm thick that flex outwards and settle at the temple bone. The lens corners are eased to a 3 mm radius so they do not chip.',
    category: 'MEN',
    material: 'BETA-TITANIUM',
    finishing: 'SATIN',
    frameType: 'Rimless',
    shape: 'Rectangle',
    size: 54,
    colors: ['GUN', 'SILVER'],
  },
  {
    name: 'TV-407 Purvai',
    description:
      'The upper corner of the lens is cut a few degrees higher than level, enough to lift the face. There is no rim to draw the line, only the bevel of the lens itself, polished by hand.',
    category: 'WOMEN',
    material: 'BETA-TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Rimless',
    shape: 'Cat-eye',
    size: 52,
    colors: ['PINK', 'GOLD'],
  },
  {
    name: 'TV-409 Samir',
    description:
      'A rimless circle for those who find metal rounds too heavy on the face. The bridge is one bent wire; the temples run to the ear without a sleeve and weigh just over a gram each.',
    category: 'UNISEX',
    material: 'BETA-TITANIUM',
    finishing: 'SATIN',
    frameType: 'Rimless',
    shape: 'Round',
    size: 46,
    colors: ['SILVER', 'BRONZE'],
  },
  {
    name: 'TV-412 Malayanil',
    description:
      'A shallow oval named after the southern breeze. The end pieces curl once before they reach the hinge, the only ornament on the frame. Lens depth can be ordered at 28, 30 or 32 mm.',
    category: 'WOMEN',
    material: 'TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Rimless',
    shape: 'Oval',
    size: 49,
    colors: ['GOLD', 'PINK', 'PURPLE'],
  },
  {
    name: 'TV-415 Marut',
    description:
      'A square lens with soft corners, held by brushed titanium plates at bridge and temple. The plates are wider than is usual for rimless, which keeps the lenses from turning over the years.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'BRUSHED',
    frameType: 'Rimless',
    shape: 'Square',
    size: 53,
    colors: ['GUN', 'BLACK'],
  },
  {
    name: 'TV-418 Hawa',
    description:
      'The panto outline of the Meridian with the metal taken away. Beta-titanium temples grip lightly along their whole length, so the frame stays put without pressure behind the ear.',
    category: 'UNISEX',
    material: 'BETA-TITANIUM',
    finishing: 'MATT',
    frameType: 'Rimless',
    shape: 'Panto',
    size: 48,
    colors: ['GREY', 'KHAKI'],
  },
  {
    name: 'TV-421 Anil',
    description:
      'Half of an oval: a blasted titanium bar across the top, a clear cord beneath. It gives the brow a line and leaves the cheek free. The cord is replaced in ten minutes at any of our opticians.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'SANDBLASTED',
    frameType: 'Half rim',
    shape: 'Oval',
    size: 50,
    colors: ['SILVER', 'BLUE'],
  },
];
