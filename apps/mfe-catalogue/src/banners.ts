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

/** Two crops of a banner: from 768 px, and below. */
export interface ListingPicture {
  desktop: Picture;
  phone: Picture;
}
const SET = { width: 2000, height: 1000, widths: [300, 600, 900, 1200, 1600, 2000] };
const forBoth = (picture: Picture): ListingPicture => ({ desktop: picture, phone: picture });

/** The product-promo banners, in the order of their slides. (SPEC 3, Banner image lists) */
export const PROMO_PICTURES: readonly ListingPicture[] = [
  forBoth(BANNERS.products),
  forBoth(mediaPicture('collection-goldi-a2b4f201', 'A gold panto frame on sandstone', SET)),
  forBoth(
    mediaPicture('collection-vayu-73b845ee', 'A rimless frame with silver temples on a block', SET),
  ),
  forBoth(
    mediaPicture('collection-marine-drive-41935886', 'A bronze aviator with brown lenses', SET),
  ),
  forBoth(mediaPicture('collection-monsoon-1fe4650a', 'A frame of crystal acetate on slate', SET)),
];

/** Banners of the search page. (SPEC 9, Banner by slug) */
export const SLUG_PICTURES: Readonly<
  Record<'women' | 'men' | 'unisex' | 'default', ListingPicture>
> = {
  women: forBoth(
    mediaPicture('collection-kala-a77ae687', 'A dark frame with a raised outer edge', SET),
  ),
  men: forBoth(mediaPicture('collection-deccan-be625e8f', 'A square frame on stone', SET)),
  unisex: forBoth(
    mediaPicture('collection-meridian-961ebc66', 'A round frame of gold titanium', SET),
  ),
  default: forBoth(BANNERS.products),
};
