import type { Picture } from '@tivara/contracts';
import {
  collectionDeccan,
  collectionGoldi,
  collectionKala,
  collectionMarineDrive,
  collectionMeridian,
  collectionMonsoon,
  collectionVayu,
  goldi1Desktop,
  goldi1Phone,
  home1Desktop,
  home1Phone,
  home2Desktop,
  home2Phone,
  home3Desktop,
  home3Phone,
  home4Desktop,
  home4Phone,
  home5Desktop,
  home5Phone,
  mediaPicture,
} from '@tivara/ui';

const PACKSHOT = { width: 1200, height: 800, widths: [400, 800, 1200] };
const SQUARES = [300, 600, 900];
const WIDE = { width: 2000, height: 1000, widths: [800, 1200, 1600, 2000] };

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

/** The hero's, in the order of its slides. (SPEC 3, Banner image lists) */
export const HERO_PICTURES: readonly BannerPicture[] = [
  banner(home2Desktop, home2Phone),
  banner(home1Desktop, home1Phone),
  banner(home3Desktop, home3Phone),
  banner(home4Desktop, home4Phone),
  banner(home5Desktop, home5Phone),
];

/** Those of the gold-themed slides. (SPEC 3, Banner image lists) */
export const GOLDI_PICTURES: readonly BannerPicture[] = [
  banner(goldi1Desktop, goldi1Phone),
  banner(collectionGoldi),
  banner(BANNERS.products),
  banner(collectionMarineDrive),
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
  banner(collectionGoldi),
  banner(collectionVayu),
  banner(collectionMarineDrive),
  banner(collectionMonsoon),
];

/** Banners of the search page. (SPEC 9, Banner by slug) */
export const SLUG_PICTURES: Readonly<
  Record<'women' | 'men' | 'unisex' | 'default', BannerPicture>
> = {
  women: banner(collectionKala),
  men: banner(collectionDeccan),
  unisex: banner(collectionMeridian),
  default: banner(BANNERS.products),
};
