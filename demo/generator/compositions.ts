/**
 * How every picture that is not a plain product view is arranged, by its name. Text is on the lower left of a desktop
 * picture and at the foot of a phone picture, for Goldi at the top: the subject is clear of it, and of what the screens
 * between the widest and the narrowest cut off. After a change run write-subjects.ts; e2e/headlines.slow.spec.ts tests it.
 */
import {
  block,
  booklet,
  cloth,
  drum,
  foldedCloth,
  giftBox,
  hardCase,
  niche,
  rod,
} from './props.ts';
import type { Arrangement } from './set.ts';
import type { Shot } from './studio.ts';

export interface Format {
  /** Width by height. */
  aspect: number;
  /** Of the master, in pixels. */
  width: number;
  /** Middle of the 1:1 renditions, as a share of the width; without it there are none. */
  cut?: number;
}

interface Subject extends Arrangement {
  alt: string;
  /** Code and colour: one for each frame, or one for all. */
  products: string[];
}

/** The same arrangement for two cameras, apart from what differs on a phone. */
interface Pair extends Subject {
  desktop: Shot;
  phone: Shot;
  onPhone?: Partial<Arrangement>;
}

export interface Picture extends Subject, Format {
  camera: Shot;
}

const FORMATS = {
  collection: { aspect: 2, width: 2400, cut: 0.61 },
  category: { aspect: 0.8, width: 1600 },
  story: { aspect: 1.5, width: 2000 },
  square: { aspect: 1, width: 1200 },
};

/** What `object-fit: cover` shows of a banner differs by screen: each shape is between its extremes. */
const BANNERS = {
  hero: { desktop: { aspect: 1.77, width: 2400 }, phone: { aspect: 0.52, width: 1200 } },
  goldi: { desktop: { aspect: 2, width: 2400 }, phone: { aspect: 0.66, width: 1200 } },
  listing: { desktop: { aspect: 3.2, width: 2400 }, phone: { aspect: 1.5, width: 1200 } },
  page: { desktop: { aspect: 2, width: 2400 }, phone: { aspect: 0.875, width: 1200 } },
};

const singles = (format: keyof typeof FORMATS, list: Record<string, Omit<Picture, keyof Format>>) =>
  Object.entries(list).map(([name, picture]): [string, Picture] => [
    name,
    { ...picture, ...FORMATS[format] },
  ]);

const pairs = (banner: keyof typeof BANNERS, list: Record<string, Pair>) =>
  Object.entries(list).flatMap(
    ([name, { desktop, phone, onPhone, ...subject }]): [string, Picture][] => [
      [`${name}-desktop`, { ...subject, ...BANNERS[banner].desktop, camera: desktop }],
      [`${name}-phone`, { ...subject, ...onPhone, ...BANNERS[banner].phone, camera: phone }],
    ],
  );

const HOME = pairs('hero', {
  'home-1': {
    alt: 'Three gold frames on blocks of limestone',
    products: ['TV-506 GOLD', 'TV-118 HAVANA GOLD', 'TV-504 RED GOLD'],
    mood: 'day',
    frames: [
      { at: [-9.5, 14], height: 9, turn: 26 },
      { at: [2, -6], height: 1.6, turn: 34 },
      { at: [10, 12], height: 5, turn: 20 },
    ],
    props: [
      block('limestone', [17, 17, 9], { at: [-9.5, 14], turn: 12 }),
      drum('limestone', { radius: 10, height: 5, at: [10, 12] }),
      block('limestone', [20, 18, 1.6], { at: [2, -6], turn: 6 }),
    ],
    desktop: { elevation: 13, width: 80, place: [0.71, 0.36], height: 2 },
    phone: { elevation: 13, width: 39, place: [0.49, 0.63], height: 2 },
  },
  'home-2': {
    alt: 'The hinge of a gold titanium frame, close',
    products: ['TV-104 GOLD'],
    mood: 'day',
    isCloseUp: true,
    frames: [{ turn: 58 }],
    desktop: { elevation: 20, width: 3, place: [0.8, 0.6], focal: 150, fstop: 22 },
    phone: { elevation: 20, width: 1.8, place: [0.72, 0.68], focal: 150, fstop: 22 },
  },
  'home-3': {
    alt: 'A rimless frame with silver temples on a block of stone',
    products: ['TV-401 SILVER'],
    mood: 'stone',
    frames: [{ turn: -26, on: block('greige', [20, 18, 4.5], { turn: -20 }) }],
    desktop: { elevation: 9, width: 39, place: [0.69, 0.54], height: 5.5 },
    phone: { elevation: 9, width: 25, place: [0.49, 0.67], height: 11 },
    onPhone: { frames: [{ turn: -30, on: block('greige', [17, 17, 10], { turn: -24 }) }] },
  },
  'home-4': {
    alt: 'A bronze aviator with brown lenses before a slab of walnut',
    products: ['TV-307 BRONZE'],
    mood: 'mist',
    frames: [{ height: 1.4, turn: 30 }],
    props: [
      block('plaster', [22, 18, 1.4], { at: [0, 0.5], turn: 14 }),
      block('walnut', [11, 9, 3.2], { at: [7, 15], turn: 32 }),
    ],
    desktop: { elevation: 14, width: 40, place: [0.69, 0.55], height: 3 },
    phone: { elevation: 17, width: 26, place: [0.49, 0.66], height: 3 },
  },
  'home-5': {
    alt: 'A panto in clear acetate on a drum of rose plaster',
    products: ['TV-242 CRYSTAL'],
    mood: 'blush',
    frames: [{ turn: -30, on: drum('rose', { radius: 10.5, height: 4 }) }],
    props: [drum('rose', { radius: 8, height: 13, at: [13, 20] })],
    desktop: { elevation: 12, width: 42, place: [0.68, 0.55], height: 5.5 },
    phone: { elevation: 13, width: 27, place: [0.48, 0.65], height: 5.5 },
    onPhone: { props: [drum('rose', { radius: 7, height: 17, at: [7, 22] })] },
  },
});

const GOLDI = pairs('goldi', {
  'goldi-1': {
    alt: 'Two gold frames on drums of sandstone',
    products: ['TV-501 GOLD', 'TV-509 GOLD'],
    mood: 'sand',
    frames: [
      { turn: 32, on: drum('sandstone', { radius: 12, height: 3, at: [-13, 4] }) },
      { turn: -24, on: drum('sandstone', { radius: 11.5, height: 8.5, at: [13, 8] }) },
    ],
    desktop: { elevation: 13, width: 66, place: [0.57, 0.36], height: 5 },
    phone: { elevation: 14, width: 34, place: [0.5, 0.3], height: 4 },
    onPhone: {
      frames: [
        { turn: 32, on: drum('sandstone', { radius: 12, height: 2.6, at: [-2.5, -6] }) },
        { turn: -24, on: drum('sandstone', { radius: 11.5, height: 12, at: [3.5, 18] }) },
      ],
    },
  },
  'goldi-2': {
    alt: 'A round gold frame with a twin rim on a walnut block',
    products: ['TV-512 GOLD'],
    mood: 'caramel',
    frames: [{ turn: -30, on: block('walnut', [19, 15, 2.6], { turn: -18 }) }],
    props: [block('brushedBrass', [7, 7, 6], { at: [11, 15], turn: -30, edge: 0.08 })],
    desktop: { elevation: 12, width: 46, place: [0.6, 0.45], height: 4.6 },
    phone: { elevation: 14, width: 29, place: [0.5, 0.37], height: 4 },
  },
  'goldi-3': {
    alt: 'A gold aviator with graded lenses on steps of sandstone',
    products: ['TV-515 GOLD'],
    mood: 'honey',
    frames: [{ turn: 28, on: block('sandstone', [20, 18, 5]) }],
    props: [block('sandstone', [28, 23, 2.2], { at: [0, -1] })],
    desktop: { elevation: 16, width: 50, place: [0.57, 0.52], height: 5 },
    phone: { elevation: 18, width: 28, place: [0.5, 0.4], height: 5 },
    onPhone: { props: [block('sandstone', [24, 26, 2.2], { at: [0, -3] })] },
  },
  'goldi-4': {
    alt: 'The front of a gold rimless frame, close',
    products: ['TV-518 GOLD'],
    mood: 'honey',
    isCloseUp: true,
    frames: [{ turn: 50 }],
    desktop: { elevation: 7, width: 18, place: [0.5, 0.42], focal: 150, fstop: 22 },
    phone: { elevation: 16, width: 9, place: [0.42, 0.45], focal: 150, fstop: 22 },
  },
});

const LISTING = pairs('listing', {
  'promo-1': {
    alt: 'A square frame in havana acetate on a slab of limestone',
    products: ['TV-231 HAVANA GOLD'],
    mood: 'mist',
    frames: [{ turn: 34, on: block('limestone', [24, 19, 1], { turn: 10 }) }],
    desktop: { elevation: 12, width: 50, place: [0.66, 0.5] },
    phone: { elevation: 12, width: 31, place: [0.51, 0.66] },
  },
  'promo-2': {
    alt: 'A cat-eye frame in gold with a red edge',
    products: ['TV-133 RED GOLD'],
    mood: 'blush',
    frames: [{ turn: -26, on: drum('rose', { radius: 12, height: 1.6 }) }],
    desktop: { elevation: 12, width: 50, place: [0.66, 0.5], height: 3 },
    phone: { elevation: 12, width: 31, place: [0.51, 0.66], height: 3 },
  },
  'promo-3': {
    alt: 'Two round frames in rose titanium',
    products: ['TV-160 PINK', 'TV-321 PINK'],
    mood: 'stone',
    frames: [
      { turn: 30, on: block('plaster', [22, 18, 0.8], { at: [-10, -3], turn: 8 }) },
      { turn: 24, on: block('plaster', [21, 18, 2.4], { at: [11, 6], turn: 8 }) },
    ],
    desktop: { elevation: 14, width: 70, place: [0.68, 0.56], height: 3 },
    phone: { elevation: 14, width: 52, place: [0.5, 0.66], height: 3 },
  },
  'promo-4': {
    alt: 'A square frame cut from sheet titanium, matt black, on slate',
    products: ['TV-126 BLACK'],
    mood: 'mist',
    frames: [{ turn: -32, on: block('slate', [25, 19, 0.9], { turn: -12 }) }],
    desktop: { elevation: 13, width: 50, place: [0.66, 0.5] },
    phone: { elevation: 13, width: 32, place: [0.51, 0.66] },
  },
  'promo-5': {
    alt: 'A cat-eye that turns from black to clear',
    products: ['TV-255 BLACK CRYSTAL'],
    mood: 'day',
    frames: [{ turn: 30 }],
    desktop: { elevation: 10, width: 46, place: [0.66, 0.5] },
    phone: { elevation: 10, width: 29, place: [0.51, 0.66] },
  },
  'listing-women': {
    alt: 'A rimless cat-eye with rose temples',
    products: ['TV-407 PINK'],
    mood: 'blush',
    frames: [{ turn: 30, on: block('rose', [23, 18, 1.2], { turn: 8 }) }],
    desktop: { elevation: 12, width: 48, place: [0.66, 0.5], height: 3 },
    phone: { elevation: 12, width: 30, place: [0.51, 0.56], height: 3 },
  },
  'listing-men': {
    alt: 'A wide rectangular frame in gun metal on oiled walnut',
    products: ['TV-235 GUN'],
    mood: 'stone',
    frames: [{ turn: -30, on: block('walnut', [25, 18, 1.2], { turn: -10 }) }],
    desktop: { elevation: 13, width: 50, place: [0.66, 0.5] },
    phone: { elevation: 13, width: 32, place: [0.51, 0.56] },
  },
  'listing-unisex': {
    alt: 'An oval frame in blasted silver titanium',
    products: ['TV-115 SILVER'],
    mood: 'greige',
    frames: [{ turn: 32, on: drum('greige', { radius: 12, height: 1.8 }) }],
    desktop: { elevation: 12, width: 50, place: [0.66, 0.5], height: 3 },
    phone: { elevation: 12, width: 31, place: [0.51, 0.57], height: 3 },
  },
  'listing-default': {
    alt: 'A panto in green titanium on two slabs of limestone',
    products: ['TV-150 GREEN'],
    mood: 'day',
    frames: [{ turn: 36, on: block('limestone', [22, 18, 0.8], { base: 0.7, turn: 14 }) }],
    props: [block('limestone', [25, 19, 0.7], { at: [0.8, 0.6], turn: 6 })],
    desktop: { elevation: 12, width: 50, place: [0.66, 0.5], height: 3 },
    phone: { elevation: 12, width: 32, place: [0.51, 0.56], height: 3 },
  },
});

/** Shown as wide bands and as upright cards: the frame is where both overlap. */
const COLLECTION_SHOT: Shot = { elevation: 12, width: 56, place: [0.6, 0.5] };

const COLLECTIONS = singles('collection', {
  'collection-meridian': {
    alt: 'A gold panto frame in titanium wire on limestone',
    products: ['TV-104 GOLD'],
    mood: 'day',
    camera: { ...COLLECTION_SHOT, height: 4 },
    frames: [{ turn: 34, on: drum('limestone', { radius: 11, height: 2.4 }) }],
  },
  'collection-vayu': {
    alt: 'A rimless oval frame with silver temples on pale stone',
    products: ['TV-401 SILVER'],
    mood: 'stone',
    camera: { ...COLLECTION_SHOT, elevation: 9, height: 4.5 },
    frames: [{ turn: -28, on: block('greige', [20, 18, 3], { turn: -16 }) }],
  },
  'collection-monsoon': {
    alt: 'A panto frame in clear acetate on dark slate',
    products: ['TV-242 CRYSTAL'],
    mood: 'greige',
    camera: { ...COLLECTION_SHOT, height: 3.6 },
    frames: [{ turn: 32, on: block('slate', [22, 18, 1.4], { turn: 14 }) }],
  },
  'collection-marine-drive': {
    alt: 'A bronze aviator with graded brown lenses on a step of sandstone',
    products: ['TV-307 BRONZE'],
    mood: 'sand',
    camera: { ...COLLECTION_SHOT, height: 3.6 },
    frames: [{ turn: -32, on: block('sandstone', [22, 19, 2], { turn: -14 }) }],
  },
  'collection-goldi': {
    alt: 'A gold panto frame on sandstone',
    products: ['TV-501 GOLD'],
    mood: 'honey',
    camera: { ...COLLECTION_SHOT, height: 4.4 },
    frames: [{ turn: 30, on: drum('sandstone', { radius: 11, height: 3 }) }],
  },
  'collection-deccan': {
    alt: 'A square frame in havana acetate on walnut',
    products: ['TV-231 HAVANA GOLD'],
    mood: 'mist',
    camera: { ...COLLECTION_SHOT, height: 3.6 },
    frames: [{ turn: 34, on: block('walnut', [23, 18, 1.4], { turn: 14 }) }],
  },
  'collection-kala': {
    alt: 'A cat-eye frame in gold with a red edge on rose plaster',
    products: ['TV-133 RED GOLD'],
    mood: 'blush',
    camera: { ...COLLECTION_SHOT, height: 4 },
    frames: [{ turn: -30, on: drum('rose', { radius: 11, height: 2.2 }) }],
  },
});

/** Close, and cut by the edge of the picture: the word below names the category. */
const CATEGORIES = singles('category', {
  'category-men': {
    alt: 'A rectangular half-rim frame in blue titanium, close',
    products: ['TV-140 BLUE'],
    mood: 'mist',
    camera: { elevation: 12, width: 11.5, place: [0.42, 0.6], fstop: 32 },
    frames: [{ at: [0, 6], turn: 36 }],
  },
  'category-women': {
    alt: 'A cat-eye frame in havana acetate, close',
    products: ['TV-312 HAVANA GOLD'],
    mood: 'blush',
    camera: { elevation: 10, width: 11.5, place: [0.66, 0.6], fstop: 32 },
    frames: [{ at: [0, 6], turn: -28 }],
  },
  'category-unisex': {
    alt: 'A round frame in silver titanium, close',
    products: ['TV-111 SILVER'],
    mood: 'stone',
    camera: { elevation: 12, width: 11.5, place: [0.5, 0.6], fstop: 32 },
    frames: [{ at: [0, 6], turn: 30 }],
  },
});

const STORIES = singles('story', {
  package: {
    alt: 'A gold frame on its cloth, with its case and its box',
    products: ['TV-104 GOLD'],
    mood: 'mist',
    camera: { elevation: 19, width: 42, place: [0.5, 0.34], height: 1 },
    frames: [{ at: [0.5, -4], height: 0.07, turn: 30 }],
    props: [cloth(23, [1, -3], 10), ...hardCase('leather', [10, 16], -8), ...giftBox([-9, 19], 8)],
  },
  care: {
    alt: 'A round silver frame on a folded cloth, before its case',
    products: ['TV-119 SILVER'],
    mood: 'day',
    camera: { elevation: 18, width: 40, place: [0.5, 0.36], height: 1.5 },
    frames: [{ at: [0, -2], height: 0.78, turn: -30 }],
    props: [...foldedCloth([22, 19], -12), ...hardCase('leather', [3, 17], 10)],
  },
  'about-1': {
    alt: 'A black panto frame on a walnut bench, with brass and titanium',
    products: ['TV-113 BLACK'],
    mood: 'stone',
    camera: { elevation: 20, width: 42, place: [0.5, 0.46], height: 2 },
    frames: [{ at: [0, -3], height: 2, turn: 30 }],
    props: [
      block('walnut', [110, 76, 2], { at: [0, -14] }),
      block('brushedBrass', [7, 5, 3.4], { at: [10, 12], turn: -14, base: 2, edge: 0.1 }),
      rod(20, 0.3, { at: [-9, 13], turn: 62, base: 2 }),
      rod(17, 0.2, { at: [-8, 11.6], turn: 68, base: 2 }),
    ],
  },
  'about-2': {
    alt: 'A round brown frame on sheets of acetate',
    products: ['TV-244 BROWN'],
    mood: 'mist',
    camera: { elevation: 17, width: 40, place: [0.5, 0.42] },
    frames: [{ height: 2.4, turn: -30 }],
    props: [
      block('honey', [24, 17, 0.6], { turn: -6, edge: 0.03 }),
      block('cream', [24, 17, 0.6], { at: [0.6, 0.4], turn: -10, base: 0.6, edge: 0.03 }),
      block('havana', [24, 17, 0.6], { at: [-0.2, 0.2], turn: -4, base: 1.2, edge: 0.03 }),
      block('cream', [24, 17, 0.6], { at: [0.2, 0], turn: -8, base: 1.8, edge: 0.03 }),
    ],
  },
  'about-3': {
    alt: 'A rimless frame with grey temples on stone, beside rods of titanium and plates of acetate',
    products: ['TV-418 GREY'],
    mood: 'stone',
    camera: { elevation: 20, width: 42, place: [0.54, 0.42], height: 1.6 },
    frames: [{ at: [3, -2], height: 1, turn: 32 }],
    props: [
      block('greige', [30, 24, 1], { at: [0, 2], turn: 6 }),
      rod(17, 0.34, { at: [-11, 1.4], turn: 6, base: 1 }),
      rod(17, 0.34, { at: [-9.4, 0.6], turn: 6, base: 1 }),
      rod(17, 0.2, { at: [-8, 1.8], turn: 6, base: 1 }),
      block('havana', [9, 5, 0.7], { at: [6.6, 10.6], turn: 10, base: 1, edge: 0.03 }),
      block('cream', [9, 5, 0.7], { at: [6.2, 10.8], turn: 2, base: 1.7, edge: 0.03 }),
    ],
  },
});

const PAGES: Record<string, Picture> = {
  craft: {
    aspect: 2.2,
    width: 2400,
    alt: 'The parts of a bronze frame laid out on slate: front, lenses, temples',
    products: ['TV-107 BRONZE'],
    mood: 'stone',
    camera: { elevation: 46, width: 42, place: [0.54, 0.5], height: 0 },
    frames: [
      { component: 'front', at: [0, 3.6], height: 1.2 },
      { component: 'left lens', at: [-3.6, -1.6], height: 1.2 },
      { component: 'right lens', at: [3.6, -1.6], height: 1.2 },
      { component: 'left temple', at: [9.6, 0.6], height: 1.2 },
      { component: 'right temple', at: [12.4, 0.6], height: 1.2 },
    ],
    props: [
      block('slate', [30, 18, 1.2], { at: [2, 0] }),
      rod(13, 0.22, { at: [-9.5, 0], turn: 2, base: 1.2 }),
      rod(13, 0.22, { at: [-8.4, 0.4], turn: -1, base: 1.2 }),
      block('brushedBrass', [1.6, 9, 0.5], { at: [-11, -1], turn: 3, base: 1.2, edge: 0.04 }),
    ],
  },
  products: {
    aspect: 1.6,
    width: 2400,
    alt: 'A blue cat-eye and a red round frame on steps of limestone',
    products: ['TV-136 BLUE', 'TV-138 RED'],
    mood: 'mist',
    camera: { elevation: 13, width: 50, place: [0.5, 0.43], height: 0 },
    frames: [
      { at: [-5, 10], height: 4.5, turn: 28 },
      { at: [5, -5], height: 0.8, turn: 28 },
    ],
    props: [
      block('limestone', [21, 17, 4.5], { at: [-5, 10], turn: 10 }),
      block('limestone', [22, 18, 0.8], { at: [5, -5], turn: 10 }),
    ],
  },
  catalogue: {
    aspect: 0.9,
    width: 1600,
    alt: 'A hexagonal gold frame on an open booklet',
    products: ['TV-152 GOLD'],
    mood: 'mist',
    camera: { elevation: 30, width: 36, place: [0.5, 0.57], height: 0.6 },
    frames: [{ at: [5.4, -1], height: 0.62, turn: 24 }],
    props: booklet([14.5, 20], 8),
  },
  entry: {
    aspect: 1,
    width: 2400,
    alt: 'A round frame in black and gold on sandstone',
    products: ['TV-512 BLACK GOLD'],
    mood: 'honey',
    camera: { elevation: 13, width: 42, place: [0.5, 0.5], height: 5 },
    frames: [{ turn: -28, on: drum('sandstone', { radius: 10.5, height: 4 }) }],
    props: [block('sandstone', [30, 26, 1.2], { at: [0, 1], turn: -14 })],
  },
  store: {
    aspect: 1.6,
    width: 2400,
    alt: 'Frames in the arched niches of a plastered wall',
    products: ['TV-304 GOLD', 'TV-152 GOLD'],
    mood: 'mist',
    camera: { elevation: 7, width: 66, place: [0.43, 0.44], height: 9 },
    frames: [
      { at: [0, 13], height: 8, turn: 26 },
      { at: [26, 13], height: 4.5, turn: 26 },
    ],
    props: [
      niche({ y: 14, centres: [0, 26], width: 23, rise: 15, span: 220 }),
      block('limestone', [19, 15, 8], { at: [0, 13] }),
      block('limestone', [19, 15, 4.5], { at: [26, 13] }),
    ],
  },
};

const PAGE_HEADS = pairs('page', {
  about: {
    alt: 'A round gold frame on a block of limestone, beside a cube of brass',
    products: ['TV-119 GOLD'],
    mood: 'greige',
    frames: [{ turn: 32, on: block('limestone', [21, 18, 2.4], { turn: 12 }) }],
    props: [block('brushedBrass', [6, 6, 6], { at: [9, 15], turn: 24, edge: 0.08 })],
    desktop: { elevation: 12, width: 42, place: [0.68, 0.48], height: 4 },
    phone: { elevation: 14, width: 30, place: [0.49, 0.7], height: 4 },
  },
  warranty: {
    alt: 'A gold frame beside its leather case',
    products: ['TV-501 GOLD'],
    mood: 'sand',
    frames: [{ at: [0, -4], height: 0.02, turn: 34 }],
    props: hardCase('tan', [5, 13], -14),
    desktop: { elevation: 14, width: 46, place: [0.65, 0.38], height: 2 },
    phone: { elevation: 16, width: 30, place: [0.5, 0.44], height: 2 },
  },
});

const FEED = singles('square', {
  'feed-1': {
    alt: 'A small round gold frame on a folded cloth',
    products: ['TV-160 GOLD'],
    mood: 'blush',
    camera: { elevation: 24, width: 30, place: [0.5, 0.48], height: 2 },
    frames: [{ height: 0.78, turn: -32 }],
    props: foldedCloth([19, 18], -14),
  },
  'feed-2': {
    alt: 'A narrow hexagonal frame in violet titanium',
    products: ['TV-142 PURPLE'],
    mood: 'mist',
    camera: { elevation: 12, width: 24, place: [0.5, 0.5] },
    frames: [{ turn: -36 }],
  },
  'feed-3': {
    alt: 'An oval frame that turns from rose to clear, on a drum of plaster',
    products: ['TV-249 PINK CRYSTAL'],
    mood: 'stone',
    camera: { elevation: 13, width: 28, place: [0.5, 0.46], height: 6.4 },
    frames: [{ turn: 30, on: drum('plaster', { radius: 10.5, height: 5 }) }],
  },
  'feed-4': {
    alt: 'A half-rim cat-eye with a violet brow in an arched niche',
    products: ['TV-145 PURPLE'],
    mood: 'stone',
    camera: { elevation: 8, width: 31, place: [0.5, 0.4], height: 8 },
    frames: [{ at: [0, 11], height: 5, turn: 28 }],
    props: [
      niche({ y: 12, centres: [0], width: 25, rise: 12, span: 160 }),
      block('limestone', [20, 15, 5], { at: [0, 11] }),
    ],
  },
  'feed-5': {
    alt: 'A square sun frame in havana acetate, with its case',
    products: ['TV-318 HAVANA GOLD'],
    mood: 'sand',
    camera: { elevation: 22, width: 33, place: [0.5, 0.36], height: 1.5 },
    frames: [{ at: [0, -3], height: 0.02, turn: 30 }],
    props: hardCase('leather', [1, 14], 14),
  },
  'feed-6': {
    alt: 'A rimless round frame with bronze temples on sandstone',
    products: ['TV-409 BRONZE'],
    mood: 'honey',
    camera: { elevation: 16, width: 27, place: [0.5, 0.48], height: 3 },
    frames: [{ turn: -34, on: block('sandstone', [20, 18, 2], { turn: -20 }) }],
  },
});

/** By name. */
export const PICTURES = [
  ...HOME,
  ...GOLDI,
  ...LISTING,
  ...COLLECTIONS,
  ...CATEGORIES,
  ...STORIES,
  ...Object.entries(PAGES),
  ...PAGE_HEADS,
  ...FEED,
];
