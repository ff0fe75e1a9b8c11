/** The pages' own pictures. */
import type { Picture } from '@tivara/contracts';
import { pagePicture } from '@tivara/ui';
import pictures from './pictures.json';

type Name = keyof typeof pictures;
type BannerName<PhoneName> = PhoneName extends `${infer Banner}-phone` ? Banner : never;

/** `desktop` from 768 px, `phone` below. */
export interface BannerPicture {
  desktop: Picture;
  phone: Picture;
}
const picture = (name: Name): Picture => pagePicture(pictures[name]);
const banner = (name: BannerName<Name>): BannerPicture => ({
  desktop: picture(`${name}-desktop`),
  phone: picture(`${name}-phone`),
});

/** In slide order. (SPEC 3, Banner image lists) */
export const HERO_PICTURES = (['home-2', 'home-1', 'home-3', 'home-4', 'home-5'] as const).map(
  banner,
);

/** In slide order. (SPEC 3, Banner image lists) */
export const GOLDI_PICTURES = (['goldi-1', 'goldi-2', 'goldi-3', 'goldi-4'] as const).map(banner);

export const CATEGORY_PICTURES: Readonly<Record<string, Picture>> = {
  MEN: picture('category-men'),
  WOMEN: picture('category-women'),
  UNISEX: picture('category-unisex'),
};

export const HOME_PICTURES = {
  products: picture('promo-3-phone'),
  catalogue: picture('catalogue'),
  store: picture('store'),
  craft: picture('craft'),
  package: picture('package'),
};

/** Sample pages in the catalogue banner. */
export const CATALOGUE_PAGES = [
  { name: 'Alibag', code: 'TV-118', picture: picture('tv-118-havana-gold-three-quarter') },
  { name: 'Kala', code: 'TV-133', picture: picture('tv-133-red-gold-three-quarter') },
];

/** In slide order. (SPEC 3, Banner image lists) */
export const PROMO_PICTURES = (
  ['promo-1', 'promo-2', 'promo-3', 'promo-4', 'promo-5'] as const
).map(banner);

/** Banners of the search page. (SPEC 9, Banner by slug) */
export const SLUG_PICTURES = {
  women: banner('listing-women'),
  men: banner('listing-men'),
  unisex: banner('listing-unisex'),
  default: banner('listing-default'),
};
