import type { ProductDraft } from './demo-products-draft.js';

/** Frames for the sun. */
export const MARINE_DRIVE: ProductDraft[] = [
  {
    name: 'TV-307 Marine',
    description:
      'An aviator with a straight upper bar and lenses graded from tea brown to sand. The rim is a flat titanium strip, brushed along its length. The tips are havana acetate, and heavy enough to balance the front.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'BRUSHED',
    frameType: 'Full rim',
    shape: 'Aviator',
    size: 56,
    colors: ['BRONZE', 'GOLD', 'BLACK'],
  },
  {
    name: 'TV-304 Nariman',
    description:
      'The classic drop of the aviator, two millimetres shallower so that it clears the cheek when you smile. Double bridge in round wire. The graded lenses block all ultraviolet below 400 nm.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Aviator',
    size: 58,
    colors: ['GOLD', 'SILVER'],
  },
  {
    name: 'TV-309 Malabar',
    description:
      'Our widest frame, 60 mm across the lens. Beta-titanium keeps it under 20 grams with sun lenses in, and the matt coat throws no glare back into the eye while driving.',
    category: 'MEN',
    material: 'BETA-TITANIUM',
    finishing: 'MATT',
    frameType: 'Full rim',
    shape: 'Aviator',
    size: 60,
    colors: ['BLACK', 'GUN'],
  },
  {
    name: 'TV-312 Girgaum',
    description:
      'A cat-eye cut deep for the sun, with a brow 9 mm high at the corner. The groove takes a graded lens or a prescription, and your optician can change one for the other.',
    category: 'WOMEN',
    material: 'ACETATE',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Cat-eye',
    size: 55,
    colors: ['BLACK', 'HAVANA GOLD'],
  },
  {
    name: 'TV-315 Walkeshwar',
    description:
      'A titanium aviator with a thread of acetate set into the face of the rim. From the front it reads as colour, from the side as metal. Lenses are graded and polarised.',
    category: 'UNISEX',
    material: 'ACETATE-TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Aviator',
    size: 57,
    colors: ['BROWN GOLD', 'GREEN GOLD'],
  },
  {
    name: 'TV-318 Elephanta',
    description:
      'A broad square in solid acetate, bevelled once along the top so the brow catches the light. The temples are 6 mm deep at the hinge and close to the sides against low sun.',
    category: 'UNISEX',
    material: 'ACETATE',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Square',
    size: 56,
    colors: ['HAVANA GOLD', 'BLACK'],
  },
  {
    name: 'TV-321 Versova',
    description:
      'A large round in satin titanium, made for evening light on water. The rim is deep enough for a curved sun lens, and the pads are titanium too, so salt and sunscreen do no harm.',
    category: 'WOMEN',
    material: 'TITANIUM',
    finishing: 'SATIN',
    frameType: 'Full rim',
    shape: 'Round',
    size: 52,
    colors: ['PINK', 'BRONZE'],
  },
];
