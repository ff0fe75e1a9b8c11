import type { ProductDraft } from './demo-products-draft.js';

/** Round, oval and panto in titanium wire. */
export const MERIDIAN: ProductDraft[] = [
  {
    name: 'TV-104 Meridian',
    description:
      'A panto drawn with one line. The rim is 0.85 mm titanium wire, the temples taper from three millimetres to one and a quarter, and the pads turn to fit the nose they meet.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Panto',
    size: 48,
    colors: ['GOLD', 'SILVER', 'GUN'],
  },
  {
    name: 'TV-118 Alibag',
    description:
      'A titanium panto with a ring of acetate pressed round each rim, 1.6 mm wide and dark at the brow. The metal carries the lens; the acetate gives it an outline. Tips are turned from the same block as the ring.',
    category: 'UNISEX',
    material: 'ACETATE-TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Panto',
    size: 49,
    colors: ['BROWN GOLD', 'BLACK CRYSTAL', 'HAVANA GOLD'],
  },
  {
    name: 'TV-160 Bandra',
    description:
      'A small true circle with bare metal temples, bent at the ear and left without sleeves. The colour is laid on by ion plating and polished through to a soft shine. It sits close, with a 20 mm bridge.',
    category: 'WOMEN',
    material: 'TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Round',
    size: 46,
    colors: ['PINK', 'GOLD', 'SILVER'],
  },
  {
    name: 'TV-111 Juhu',
    description:
      'Round lenses in a beta-titanium rim that gives a little when the frame is taken off with one hand. The satin surface hides fingerprints. Made for narrower faces and strong prescriptions.',
    category: 'UNISEX',
    material: 'BETA-TITANIUM',
    finishing: 'SATIN',
    frameType: 'Full rim',
    shape: 'Round',
    size: 44,
    colors: ['SILVER', 'PINK'],
  },
  {
    name: 'TV-107 Matheran',
    description:
      'A wider panto for a broad brow, brushed along the length of each part so that the grain follows the curve. Temples are 148 mm and can be shortened at the tip by an optician.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'BRUSHED',
    frameType: 'Full rim',
    shape: 'Panto',
    size: 50,
    colors: ['GUN', 'BRONZE'],
  },
  {
    name: 'TV-109 Kosi',
    description:
      'The lightest round of the collection: a 0.7 mm rim and temples of drawn beta-titanium. At 42 mm the lenses stay thin at the edge, even at minus eight.',
    category: 'UNISEX',
    material: 'BETA-TITANIUM',
    finishing: 'SATIN',
    frameType: 'Full rim',
    shape: 'Round',
    size: 42,
    colors: ['GREY', 'KHAKI'],
  },
  {
    name: 'TV-113 Lodhi',
    description:
      'A panto with a flat upper edge and a keyhole bridge soldered in one piece. The matt coat is baked on in three layers and wears evenly. A steady frame for reading at a desk.',
    category: 'MEN',
    material: 'TITANIUM',
    finishing: 'MATT',
    frameType: 'Full rim',
    shape: 'Panto',
    size: 51,
    colors: ['BLACK', 'GREEN', 'GUN'],
  },
  {
    name: 'TV-115 Kasauli',
    description:
      'An oval rim, blasted with fine glass beads until the metal takes on the look of slate. The pads stand 2 mm further out than usual, for a low or flat bridge.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'SANDBLASTED',
    frameType: 'Full rim',
    shape: 'Oval',
    size: 47,
    colors: ['SILVER', 'BRONZE'],
  },
  {
    name: 'TV-119 Ujjain',
    description:
      'Our smallest frame, a 40 mm circle with a saddle bridge and no pads at all. It rests on the nose alone, so it is best fitted in person. Takes single-vision lenses.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Round',
    size: 40,
    colors: ['GOLD', 'SILVER'],
  },
];
