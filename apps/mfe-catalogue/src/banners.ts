import type { Picture } from '@tivara/contracts';
import { mediaPicture } from '@tivara/ui';

const PACKSHOT = { width: 1200, height: 800, widths: [400, 800, 1200] };
const SQUARES = [300, 600, 900];
const WIDE = { width: 2000, height: 1000, widths: [800, 1200, 1600, 2000] };
const SET = { width: 2000, height: 1000, widths: [300, 600, 900, 1200, 1600, 2000] };

/** Two crops of one banner: from 768 px, and below. */
export interface BannerPicture {
  desktop: Picture;
  phone: Picture;
}
const banner = (desktop: Picture, phone = desktop): BannerPicture => ({ desktop, phone });

/** Pictures of the pages themselves; they belong to no record. */
export const BANNERS = {
  products: mediaPicture(
    'hero-single-3ab506be',
    'A round frame of gold titanium and havana acetate',
    WIDE,
  ),
};

const HINGE = mediaPicture('macro-hinge-529881aa', 'The hinge of a gold titanium frame', PACKSHOT);

/** The hero's, in the order of its slides. (SPEC 3, Banner image lists) */
export const HERO_PICTURES: readonly BannerPicture[] = [
  banner(HINGE),
  banner(BANNERS.products),
  banner(
    mediaPicture(
      'collection-vayu-73b845ee',
      'A rimless frame with silver temples on a block of stone',
      SET,
    ),
  ),
  banner(
    mediaPicture('collection-marine-drive-41935886', 'A bronze aviator with brown lenses', SET),
  ),
  banner(mediaPicture('collection-monsoon-1fe4650a', 'A frame of crystal acetate on slate', SET)),
];

/** Those of the gold-themed slides. (SPEC 3, Banner image lists) */
export const GOLDI_PICTURES: readonly BannerPicture[] = [
  banner(
    mediaPicture('hero-desktop-d74cd4c9', 'Three gold frames on sandstone plinths', WIDE),
    mediaPicture('hero-mobile-b7797692', 'Three gold frames on sandstone plinths', {
      width: 1080,
      height: 1350,
      widths: [540, 810, 1080],
    }),
  ),
  banner(mediaPicture('collection-goldi-a2b4f201', 'A gold panto frame on sandstone', SET)),
  banner(BANNERS.products),
  banner(mediaPicture('collection-marine-drive-41935886', 'A gold aviator with brown lenses', SET)),
];

/** Pictures of the category tiles, by category. */
export const CATEGORY_PICTURES: Readonly<Record<string, Picture>> = {
  MEN: mediaPicture('square-acetate-havana-179c5aae', '', PACKSHOT),
  WOMEN: mediaPicture('cateye-black-to-crystal-590f8efe', '', PACKSHOT),
  UNISEX: mediaPicture('aviator-bronze-brown-lens-35e4fd25', '', PACKSHOT),
};

/** Pictures of the home page's tiles and bands. */
export const HOME_PICTURES = {
  products: mediaPicture('halfrim-blue-3a913d9c', '', PACKSHOT),
  catalogue: mediaPicture('cateye-mix-red-front-56fa5a0c', '', PACKSHOT),
  store: mediaPicture('case-still-life-ffb6dcbd', '', PACKSHOT),
  craft: mediaPicture(
    'round-pink-side-76599f16',
    'A rose titanium frame seen from the side',
    PACKSHOT,
  ),
  package: mediaPicture('case-still-life-ffb6dcbd', 'A frame with its case and box', PACKSHOT),
};

/** Two pages of the catalogue, as its banner shows them. */
export const CATALOGUE_PAGES = [
  {
    name: 'Alibag',
    code: 'TV-118',
    picture: mediaPicture('panto-mix-twotone-10546667', '', { ...PACKSHOT, squares: SQUARES }),
  },
  {
    name: 'Kala',
    code: 'TV-133',
    picture: mediaPicture('cateye-mix-red-front-56fa5a0c', '', { ...PACKSHOT, squares: SQUARES }),
  },
];

/** The product-promo banners, in the order of their slides. (SPEC 3, Banner image lists) */
export const PROMO_PICTURES: readonly BannerPicture[] = [
  banner(BANNERS.products),
  banner(mediaPicture('collection-goldi-a2b4f201', 'A gold panto frame on sandstone', SET)),
  banner(
    mediaPicture('collection-vayu-73b845ee', 'A rimless frame with silver temples on a block', SET),
  ),
  banner(
    mediaPicture('collection-marine-drive-41935886', 'A bronze aviator with brown lenses', SET),
  ),
  banner(mediaPicture('collection-monsoon-1fe4650a', 'A frame of crystal acetate on slate', SET)),
];

/** Banners of the search page. (SPEC 9, Banner by slug) */
export const SLUG_PICTURES: Readonly<
  Record<'women' | 'men' | 'unisex' | 'default', BannerPicture>
> = {
  women: banner(
    mediaPicture('collection-kala-a77ae687', 'A dark frame with a raised outer edge', SET),
  ),
  men: banner(mediaPicture('collection-deccan-be625e8f', 'A square frame on stone', SET)),
  unisex: banner(
    mediaPicture('collection-meridian-961ebc66', 'A round frame of gold titanium', SET),
  ),
  default: banner(BANNERS.products),
};
