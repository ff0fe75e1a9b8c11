import { DEMO_PICTURES } from './demo-pictures.js';
import type { DemoPost } from './demo-types.js';

/** What the social feed shows without a token. (DECISIONS, Calls: the social feed) */
export const DEMO_POSTS: DemoPost[] = [
  {
    caption:
      'Five barrels, one pin, no play. The hinge of the Meridian is cut from the same bar as its temple.',
    permalink: '/about',
    picture: {
      ...DEMO_PICTURES['macro-hinge'],
      alt: 'A hinge of polished titanium, seen from close by',
    },
  },
  {
    caption: 'Light falls differently on Goldi. Plated twice, polished by hand.',
    permalink: '/GOLD',
    picture: {
      ...DEMO_PICTURES['panto-titanium-gold'],
      alt: 'A round frame of gold titanium, folded open on a plain ground',
    },
  },
  {
    caption: 'It comes in a case that you will not want to hide.',
    permalink: '/warranty',
    picture: { ...DEMO_PICTURES['case-still-life'], alt: 'A frame beside its case' },
  },
  {
    caption: 'Havana, cut from one block so that no two fronts are alike.',
    permalink: '/product',
    picture: {
      ...DEMO_PICTURES['square-acetate-havana'],
      alt: 'A square frame of havana acetate',
    },
  },
  {
    caption: 'Seven grams. You will look for them on your nose.',
    permalink: '/product?Frame_Type=Rimless',
    picture: { ...DEMO_PICTURES['rimless-silver-front'], alt: 'A rimless frame from the front' },
  },
  {
    caption: 'For the drive along the sea: bronze lenses that keep the evening warm.',
    permalink: '/store',
    picture: {
      ...DEMO_PICTURES['aviator-bronze-brown-lens'],
      alt: 'An aviator frame with brown lenses',
    },
  },
];
