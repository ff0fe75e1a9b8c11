/** Static pictures, rendered by tools/demo-imagery. */
import type { Picture } from '@tivara/contracts';
import {
  cataloguePicture,
  categoryMenPicture,
  categoryUnisexPicture,
  categoryWomenPicture,
  craftPicture,
  goldi1DesktopPicture,
  goldi1PhonePicture,
  goldi2DesktopPicture,
  goldi2PhonePicture,
  goldi3DesktopPicture,
  goldi3PhonePicture,
  goldi4DesktopPicture,
  goldi4PhonePicture,
  home1DesktopPicture,
  home1PhonePicture,
  home2DesktopPicture,
  home2PhonePicture,
  home3DesktopPicture,
  home3PhonePicture,
  home4DesktopPicture,
  home4PhonePicture,
  home5DesktopPicture,
  home5PhonePicture,
  listingDefaultDesktopPicture,
  listingDefaultPhonePicture,
  listingMenDesktopPicture,
  listingMenPhonePicture,
  listingUnisexDesktopPicture,
  listingUnisexPhonePicture,
  listingWomenDesktopPicture,
  listingWomenPhonePicture,
  packagePicture,
  promo1DesktopPicture,
  promo1PhonePicture,
  promo2DesktopPicture,
  promo2PhonePicture,
  promo3DesktopPicture,
  promo3PhonePicture,
  promo4DesktopPicture,
  promo4PhonePicture,
  promo5DesktopPicture,
  promo5PhonePicture,
  storePicture,
  tv118HavanaGoldThreeQuarterPicture,
  tv133RedGoldThreeQuarterPicture,
} from '@tivara/ui';

/** `desktop` from 768 px, `phone` below. */
export interface BannerPicture {
  desktop: Picture;
  phone: Picture;
}
const banner = (desktop: Picture, phone: Picture): BannerPicture => ({ desktop, phone });

/** In slide order. (SPEC 3, Banner image lists) */
export const HERO_PICTURES: readonly BannerPicture[] = [
  banner(home2DesktopPicture, home2PhonePicture),
  banner(home1DesktopPicture, home1PhonePicture),
  banner(home3DesktopPicture, home3PhonePicture),
  banner(home4DesktopPicture, home4PhonePicture),
  banner(home5DesktopPicture, home5PhonePicture),
];

/** In slide order. (SPEC 3, Banner image lists) */
export const GOLDI_PICTURES: readonly BannerPicture[] = [
  banner(goldi1DesktopPicture, goldi1PhonePicture),
  banner(goldi2DesktopPicture, goldi2PhonePicture),
  banner(goldi3DesktopPicture, goldi3PhonePicture),
  banner(goldi4DesktopPicture, goldi4PhonePicture),
];

export const CATEGORY_PICTURES: Readonly<Record<string, Picture>> = {
  MEN: categoryMenPicture,
  WOMEN: categoryWomenPicture,
  UNISEX: categoryUnisexPicture,
};

export const HOME_PICTURES = {
  products: promo3PhonePicture,
  catalogue: cataloguePicture,
  store: storePicture,
  craft: craftPicture,
  package: packagePicture,
};

/** Sample pages in the catalogue banner. */
export const CATALOGUE_PAGES = [
  { name: 'Alibag', code: 'TV-118', picture: tv118HavanaGoldThreeQuarterPicture },
  { name: 'Kala', code: 'TV-133', picture: tv133RedGoldThreeQuarterPicture },
];

/** In slide order. (SPEC 3, Banner image lists) */
export const PROMO_PICTURES: readonly BannerPicture[] = [
  banner(promo1DesktopPicture, promo1PhonePicture),
  banner(promo2DesktopPicture, promo2PhonePicture),
  banner(promo3DesktopPicture, promo3PhonePicture),
  banner(promo4DesktopPicture, promo4PhonePicture),
  banner(promo5DesktopPicture, promo5PhonePicture),
];

/** Banners of the search page. (SPEC 9, Banner by slug) */
export const SLUG_PICTURES: Readonly<
  Record<'women' | 'men' | 'unisex' | 'default', BannerPicture>
> = {
  women: banner(listingWomenDesktopPicture, listingWomenPhonePicture),
  men: banner(listingMenDesktopPicture, listingMenPhonePicture),
  unisex: banner(listingUnisexDesktopPicture, listingUnisexPhonePicture),
  default: banner(listingDefaultDesktopPicture, listingDefaultPhonePicture),
};
