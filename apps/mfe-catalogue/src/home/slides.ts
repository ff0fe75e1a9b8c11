import { BRAND } from '@tivara/contracts';
import type { BannerPicture } from '../banners';
import { listingPath } from '../products/paths';
import { GOLDI_PICTURES, HERO_PICTURES } from './pictures';

interface SlideText {
  text: string;
  link: { to: string; label: string };
}
export type GoldiSlide = SlideText & BannerPicture;
export interface HeroSlide extends GoldiSlide {
  /** Two lines. */
  title: [string, string];
}

/** Pairs texts with pictures; drops texts without one. */
const withPictures = <Text extends SlideText>(texts: Text[], pictures: readonly BannerPicture[]) =>
  texts.flatMap((slide, index) => {
    const picture = pictures[index];
    return picture ? [{ ...slide, ...picture }] : [];
  });

export const HERO_SLIDES: HeroSlide[] = withPictures(
  [
    {
      title: ['Nine grams', 'of titanium'],
      text: 'One sheet, cut once, bent cold. The rest is patience.',
      link: { to: '/product', label: 'See the frames' },
    },
    {
      title: ['Drawn once,', 'worn for years'],
      text: 'Few models, in small numbers, kept for as long as people wear them.',
      link: { to: '/about', label: 'Read our story' },
    },
    {
      title: ['Almost', 'not there'],
      text: 'Two lenses, one bridge, and nothing round the view.',
      link: { to: listingPath({ Frame_Type: ['Rimless'] }), label: 'See rimless frames' },
    },
    {
      title: ['For the long', 'way home'],
      text: 'Sun lenses, dark at the brow and clear at the foot.',
      link: { to: listingPath({ Shape_Name: ['Aviator'] }), label: 'See the aviators' },
    },
    {
      title: ['As clear as', 'first light'],
      text: 'Crystal acetate over a titanium core that you can see.',
      link: { to: listingPath({ Color: 'CRYSTAL' }), label: 'See frames in crystal' },
    },
  ],
  HERO_PICTURES,
);

const goldi = (shape: string) =>
  listingPath({ Collection_Name: [BRAND.goldLine], Shape_Name: [shape] });

export const GOLDI_SLIDES: GoldiSlide[] = withPictures(
  [
    {
      text: 'Plated in 18-karat gold, three microns deep, and numbered inside the temple.',
      link: {
        to: listingPath({ Collection_Name: [BRAND.goldLine] }),
        label: `See ${BRAND.goldLine}`,
      },
    },
    {
      text: 'A round rim inside a second, finer one, the way a stone is set in gold foil.',
      link: { to: goldi('Round'), label: `See round ${BRAND.goldLine}` },
    },
    {
      text: 'Brushed along the bar, polished on the bevel. The gold keeps its colour in shade.',
      link: { to: goldi('Aviator'), label: `See ${BRAND.goldLine} aviators` },
    },
    {
      text: 'Rimless, with every metal part plated: what is left is lens and light.',
      link: { to: goldi('Oval'), label: `See oval ${BRAND.goldLine}` },
    },
  ],
  GOLDI_PICTURES,
);
