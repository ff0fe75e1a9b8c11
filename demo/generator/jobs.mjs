// @ts-check
/** Every picture of the demo set, derived from the catalogue. */
import { COMPOSITIONS } from './compositions.mjs';

/**
 * @typedef {import('./catalogue.mjs').Product} Product
 * @typedef {{ product: Product, color: string }} Item
 * @typedef {'product' | 'set' | 'drawing'} Scene
 * @typedef {keyof typeof import('./studio.mjs').VIEWS} View
 *
 * @typedef {object} Job
 * @property {string} name of the picture, and of its file
 * @property {Scene} scene
 * @property {View} [view] of a product
 * @property {import('./set.mjs').Composition} [set] how anything else is arranged
 * @property {Item[]} products shown; the first is the main one
 * @property {number} aspect width by height
 * @property {number} width of the master
 * @property {string} alt what there is to see, for those who do not see it
 * @property {number} [cut] middle of the 1:1 renditions, as a share of the width; without it there are none
 */

const SQUARE = { aspect: 1, width: 1200 };
const STORY = { aspect: 1.5, width: 1400 };
/** What `object-fit: cover` shows of a banner differs from screen to screen: each shape lies between its extremes. */
const HERO = { desktop: { aspect: 1.8, width: 2000 }, phone: { aspect: 0.52, width: 1080 } };
const GOLDI = { desktop: { aspect: 2, width: 2000 }, phone: { aspect: 0.66, width: 1080 } };
const LISTING = { desktop: { aspect: 3.2, width: 2000 }, phone: { aspect: 1.5, width: 1080 } };
const PAGE = { desktop: { aspect: 2, width: 2000 }, phone: { aspect: 0.875, width: 1080 } };
const COLLECTION = { aspect: 2, width: 2000 };
const CATEGORY = { aspect: 0.8, width: 1080 };

export const slug = (/** @type {string} */ text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @type {Record<View, string>} */
const VIEW_TEXTS = {
  'three-quarter': 'from the side at an angle',
  front: 'from the front',
  side: 'from the side',
  detail: 'the hinge and the engraved code',
};

/** The views of one product in one colour. Gold is shown close, where it is worth it; the others from the side. */
function productViews(/** @type {Item} */ item) {
  const third = item.product.collection === 'Goldi' ? 'detail' : 'side';
  return /** @type {View[]} */ (['three-quarter', 'front', third]).map((view) => ({
    name: `${slug(item.product.code)}-${slug(item.color)}-${view}`,
    scene: /** @type {const} */ ('product'),
    view,
    products: [item],
    alt: `${item.product.name} in ${item.color.toLowerCase()}, ${VIEW_TEXTS[view]}`,
    ...SQUARE,
  }));
}

/** @param {Product[]} products @returns {Job[]} */
export function jobsFor(products) {
  const find = (/** @type {string} */ code, /** @type {string} */ color) => {
    const product = products.find((p) => p.code === code);
    if (!product?.colors.includes(color))
      throw new Error(`The catalogue has no ${code} in ${color}.`);
    return { product, color };
  };
  const pair = (
    /** @type {string} */ name,
    /** @type {[string, string][]} */ items,
    sizes = HERO,
  ) => {
    const list = items.map(([code, color]) => find(code, color));
    return [
      { name: `${name}-desktop`, products: list, ...sizes.desktop },
      { name: `${name}-phone`, products: list, ...sizes.phone },
    ];
  };
  const one = (
    /** @type {string} */ name,
    /** @type {[string, string]} */ [code, color],
    size = SQUARE,
  ) => ({ name, products: [find(code, color)], ...size });

  const sets = [
    ...collectionBanners(products),
    ...pair('home-1', [
      ['TV-506', 'GOLD'],
      ['TV-118', 'HAVANA GOLD'],
      ['TV-504', 'RED GOLD'],
    ]),
    ...pair('home-2', [['TV-104', 'GOLD']]),
    ...pair('home-3', [['TV-401', 'SILVER']]),
    ...pair('home-4', [['TV-307', 'BRONZE']]),
    ...pair('home-5', [['TV-242', 'CRYSTAL']]),
    ...pair(
      'goldi-1',
      [
        ['TV-501', 'GOLD'],
        ['TV-509', 'GOLD'],
      ],
      GOLDI,
    ),
    ...pair('goldi-2', [['TV-512', 'GOLD']], GOLDI),
    ...pair('goldi-3', [['TV-515', 'GOLD']], GOLDI),
    ...pair('goldi-4', [['TV-518', 'GOLD']], GOLDI),
    ...pair('promo-1', [['TV-231', 'HAVANA GOLD']], LISTING),
    ...pair('promo-2', [['TV-133', 'RED GOLD']], LISTING),
    ...pair(
      'promo-3',
      [
        ['TV-160', 'PINK'],
        ['TV-321', 'PINK'],
      ],
      LISTING,
    ),
    ...pair('promo-4', [['TV-126', 'BLACK']], LISTING),
    ...pair('promo-5', [['TV-255', 'BLACK CRYSTAL']], LISTING),
    one('category-men', ['TV-140', 'BLUE'], CATEGORY),
    one('category-women', ['TV-312', 'HAVANA GOLD'], CATEGORY),
    one('category-unisex', ['TV-111', 'SILVER'], CATEGORY),
    one('package', ['TV-104', 'GOLD'], { aspect: 1.5, width: 1400 }),
    one('craft', ['TV-107', 'BRONZE'], { aspect: 2.2, width: 2000 }),
    one('catalogue', ['TV-152', 'GOLD'], { aspect: 0.9, width: 1080 }),
    {
      name: 'store',
      products: [find('TV-304', 'GOLD'), find('TV-152', 'GOLD')],
      aspect: 1.6,
      width: 1600,
    },
    one('about-1', ['TV-113', 'BLACK'], STORY),
    one('about-2', ['TV-244', 'BROWN'], STORY),
    one('about-3', ['TV-418', 'GREY'], STORY),
    ...pair('warranty', [['TV-501', 'GOLD']], PAGE),
    ...pair('listing-women', [['TV-407', 'PINK']], LISTING),
    ...pair('listing-men', [['TV-235', 'GUN']], LISTING),
    ...pair('listing-unisex', [['TV-115', 'SILVER']], LISTING),
    ...pair('listing-default', [['TV-150', 'GREEN']], LISTING),
    one('feed-1', ['TV-160', 'GOLD']),
    one('feed-2', ['TV-142', 'PURPLE']),
    one('feed-3', ['TV-249', 'PINK CRYSTAL']),
    one('feed-4', ['TV-145', 'PURPLE']),
    one('feed-5', ['TV-318', 'HAVANA GOLD']),
    one('feed-6', ['TV-409', 'BRONZE']),
  ];
  return [
    ...products.flatMap((product) =>
      product.colors.flatMap((color) => productViews({ product, color })),
    ),
    ...tiles(products),
    ...sets.map((job) => {
      const { alt, cut, ...set } = COMPOSITIONS[job.name];
      return { ...job, scene: /** @type {const} */ ('set'), alt, set, cut };
    }),
  ];
}

/** A line drawing for every shape and frame type. @param {Product[]} products @returns {Job[]} */
function tiles(products) {
  const sample = { ...products[0], code: '', material: 'TITANIUM', collection: '', size: 50 };
  const tile = (
    /** @type {'shape' | 'frame'} */ kind,
    /** @type {string} */ name,
    /** @type {Partial<Product>} */ form,
  ) => ({
    name: `${kind}-${slug(name)}`,
    scene: /** @type {const} */ ('drawing'),
    products: [{ product: { ...sample, ...form }, color: 'BLACK' }],
    alt: name,
    aspect: 192 / 84,
    width: 192,
  });
  const distinct = (/** @type {'shape' | 'frameType'} */ key) => [
    ...new Set(products.map((p) => p[key])),
  ];
  return [
    ...distinct('shape').map((shape) => tile('shape', shape, { shape, frameType: 'Full rim' })),
    ...distinct('frameType').map((frameType) =>
      tile('frame', frameType, { shape: 'Rectangle', frameType }),
    ),
  ];
}

/** The first product of each collection, in its first colour. @param {Product[]} products */
function collectionBanners(products) {
  return [...new Set(products.map((p) => p.collection))].map((collection) => {
    const product = /** @type {Product} */ (products.find((p) => p.collection === collection));
    return {
      name: `collection-${slug(collection)}`,
      products: [{ product, color: product.colors[0] }],
      ...COLLECTION,
    };
  });
}
