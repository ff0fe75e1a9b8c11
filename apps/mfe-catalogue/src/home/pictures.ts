import type { Picture } from '@tivara/contracts';
import { pagePicture } from '@tivara/ui';
import { bannerOf } from '../banners';
import pictures from './pictures.json';

const picture = (name: keyof typeof pictures): Picture => pagePicture(pictures[name]);

/** In slide order. (SPEC 3, Banner image lists) */
export const HERO_PICTURES = (['home-2', 'home-1', 'home-3', 'home-4', 'home-5'] as const).map(
  (name) => bannerOf(pictures, name),
);

/** In slide order. (SPEC 3, Banner image lists) */
export const GOLDI_PICTURES = (['goldi-1', 'goldi-2', 'goldi-3', 'goldi-4'] as const).map((name) =>
  bannerOf(pictures, name),
);

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
