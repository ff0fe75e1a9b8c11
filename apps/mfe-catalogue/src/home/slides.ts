import { BRAND } from '@tivara/contracts';
import { bannerOf, type BannerPicture } from '../banner';
import { listingPath } from '../products/links';
import pictures from './pictures.json';

export interface GoldiSlide extends BannerPicture {
  text: string;
  link: { to: string; label: string };
}
export interface HeroSlide extends GoldiSlide {
  title: [string, string];
}

/** (SPEC 3, Banner image lists) */
export const HERO_SLIDES: HeroSlide[] = [
  {
    ...bannerOf(pictures, 'home-2'),
    title: ['Nine grams', 'of titanium'],
    text: 'One sheet, cut once, bent cold. The rest is patience.',
    link: { to: '/product', label: 'See the frames' },
  },
  {
    ...bannerOf(pictures, 'home-1'),
    title: ['Drawn once,', 'worn for years'],
    text: 'Few models, in small numbers, kept for as long as people wear them.',
    link: { to: '/about', label: 'Read our story' },
  },
  {
    ...bannerOf(pictures, 'home-3'),
    title: ['Almost', 'not there'],
    text: 'Two lenses, one bridge, and nothing round the view.',
    link: { to: listingPath({ Frame_Type: ['Rimless'] }), label: 'See rimless frames' },
  },
  {
    ...bannerOf(pictures, 'home-4'),
    title: ['For the long', 'way home'],
    text: 'Sun lenses, dark at the brow and clear at the foot.',
    link: { to: listingPath({ Shape_Name: ['Aviator'] }), label: 'See the aviators' },
  },
  {
    ...bannerOf(pictures, 'home-5'),
    title: ['As clear as', 'first light'],
    text: 'Crystal acetate over a titanium core that you can see.',
    link: { to: listingPath({ Color: 'CRYSTAL' }), label: 'See frames in crystal' },
  },
];

const goldi = (...Shape_Name: string[]) =>
  listingPath({ Collection_Name: [BRAND.goldLine], Shape_Name });

export const GOLDI_SLIDES: GoldiSlide[] = [
  {
    ...bannerOf(pictures, 'goldi-1'),
    text: 'Plated in 18-karat gold, three microns deep, and numbered inside the temple.',
    link: { to: goldi(), label: `See ${BRAND.goldLine}` },
  },
  {
    ...bannerOf(pictures, 'goldi-2'),
    text: 'A round rim inside a second, finer one, the way a stone is set in gold foil.',
    link: { to: goldi('Round'), label: `See round ${BRAND.goldLine}` },
  },
  {
    ...bannerOf(pictures, 'goldi-3'),
    text: 'Brushed along the bar, polished on the bevel. The gold keeps its colour in shade.',
    link: { to: goldi('Aviator'), label: `See ${BRAND.goldLine} aviators` },
  },
  {
    ...bannerOf(pictures, 'goldi-4'),
    text: 'Rimless, with every metal part plated: what is left is lens and light.',
    link: { to: goldi('Oval'), label: `See oval ${BRAND.goldLine}` },
  },
];
