import { collectionGoldi, mediaPicture } from '@tivara/ui';

const BANNER = {
  width: 2000,
  height: 1000,
  widths: [800, 1200, 1600, 2000],
  squares: [300, 600, 900],
};
const STORY = { width: 1200, height: 800, widths: [400, 800, 1200] };

/** Pictures of the shell's own pages; they belong to no record. */
export const PICTURES = {
  about: mediaPicture(
    'collection-meridian-1dfe40b0',
    'A round frame of gold titanium wire',
    BANNER,
  ),
  story: mediaPicture('macro-hinge-529881aa', 'The hinge of a gold titanium frame', STORY),
  values: mediaPicture(
    'round-pink-side-76599f16',
    'A rose titanium frame seen from the side',
    STORY,
  ),
  materials: mediaPicture(
    'panto-mix-twotone-10546667',
    'A gold titanium frame with dark acetate round its rims',
    STORY,
  ),
  warranty: { desktop: collectionGoldi, phone: collectionGoldi },
  care: mediaPicture(
    'case-still-life-ffb6dcbd',
    'A frame on its cloth, with its case and box',
    STORY,
  ),
};
