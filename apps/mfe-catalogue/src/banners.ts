import type { Picture } from '@tivara/contracts';
import { mediaPicture } from '@tivara/ui';

const PACKSHOT = { width: 1200, height: 800, widths: [400, 800, 1200] };

/** Pictures of the pages themselves; they belong to no record. */
export const BANNERS = {
  products: mediaPicture(
    'hero-single-3ab506be',
    'A round frame of gold titanium and havana acetate',
    { width: 2000, height: 1000, widths: [800, 1200, 1600, 2000] },
  ),
  home: mediaPicture('macro-hinge-529881aa', 'The hinge of a gold titanium frame', PACKSHOT),
};

/** Pictures of the category tiles, by category. */
export const CATEGORY_PICTURES: Readonly<Record<string, Picture>> = {
  MEN: mediaPicture('square-acetate-havana-179c5aae', '', PACKSHOT),
  WOMEN: mediaPicture('cateye-black-to-crystal-590f8efe', '', PACKSHOT),
  UNISEX: mediaPicture('aviator-bronze-brown-lens-35e4fd25', '', PACKSHOT),
};
