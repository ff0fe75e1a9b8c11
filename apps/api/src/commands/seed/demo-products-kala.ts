import type { ProductDraft } from './demo-products-draft.js';

/** Colour as a line: lacquer, plating and coloured edges. */
export const KALA: ProductDraft[] = [
  {
    name: 'TV-133 Kala',
    description:
      'A cat-eye in gold wire with a lacquer-red ring of acetate round each lens. The outline rises late, only in the last third, so it lifts without pointing. Gold shows on the inside edge.',
    category: 'WOMEN',
    material: 'ACETATE-TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Full rim',
    shape: 'Cat-eye',
    size: 52,
    colors: ['RED GOLD', 'PURPLE', 'GOLD'],
  },
  {
    name: 'TV-152 Hexa',
    description:
      'Six straight sides and six small radii, bent on one tool without a joint in view. The rim is flat strip, brushed. Straight temples make it sit level on the face, with a bridge of 19 mm.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'BRUSHED',
    frameType: 'Full rim',
    shape: 'Hexagon',
    size: 50,
    colors: ['GUN', 'GOLD', 'GREEN'],
  },
  {
    name: 'TV-136 Madhubani',
    description:
      'A slender titanium cat-eye, coloured by hand with a brush and baked at 180 degrees. The colour lies on the front face only; the sides stay bare metal, so the line looks thinner still.',
    category: 'WOMEN',
    material: 'TITANIUM',
    finishing: 'SATIN',
    frameType: 'Full rim',
    shape: 'Cat-eye',
    size: 51,
    colors: ['RED', 'BLUE', 'PURPLE'],
  },
  {
    name: 'TV-138 Warli',
    description:
      'One circle, one circle and a line between them. The rim is beta-titanium, coated matt in brick red or soot black. The bridge has no curve at all and sits high.',
    category: 'UNISEX',
    material: 'BETA-TITANIUM',
    finishing: 'MATT',
    frameType: 'Full rim',
    shape: 'Round',
    size: 48,
    colors: ['RED', 'BLACK'],
  },
  {
    name: 'TV-142 Gond',
    description:
      'A narrow hexagon, taller than it is wide at the temple side. Its satin colour is grown on the titanium by anodising, with no paint, so it cannot chip at the edges.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'SATIN',
    frameType: 'Full rim',
    shape: 'Hexagon',
    size: 47,
    colors: ['GREEN', 'PURPLE'],
  },
  {
    name: 'TV-145 Kantha',
    description:
      'A coloured acetate brow on a titanium half rim, shaped to a cat-eye and open underneath. A row of fine dots is pressed along the inside of the temple, like running stitch.',
    category: 'WOMEN',
    material: 'ACETATE-TITANIUM',
    finishing: 'POLISHED',
    frameType: 'Half rim',
    shape: 'Cat-eye',
    size: 54,
    colors: ['PURPLE', 'PINK'],
  },
  {
    name: 'TV-148 Ajrakh',
    description:
      'A square titanium rim with acetate let into the face, in the indigo and madder of block-printed cloth. The edges of the inlay are left crisp. Temples are plain satin metal.',
    category: 'MEN',
    material: 'ACETATE-TITANIUM',
    finishing: 'SATIN',
    frameType: 'Full rim',
    shape: 'Square',
    size: 50,
    colors: ['BLUE SILVER', 'RED GOLD'],
  },
  {
    name: 'TV-150 Ikat',
    description:
      'A panto whose colour blurs towards the lower rim, where the blasting was allowed to reach the metal. Every piece fades a little differently. Silicone pads, 20 mm bridge.',
    category: 'UNISEX',
    material: 'TITANIUM',
    finishing: 'SANDBLASTED',
    frameType: 'Full rim',
    shape: 'Panto',
    size: 49,
    colors: ['PURPLE', 'GREEN', 'GREY'],
  },
];
