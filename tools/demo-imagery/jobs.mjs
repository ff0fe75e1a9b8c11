// @ts-check
/** Every picture of the demo set, derived from the catalogue. */
import { COMPOSITIONS } from './compositions.mjs';

/**
 * @typedef {import('./catalogue.mjs').Product} Product
 * @typedef {{ product: Product, color: string }} Item
 * @typedef {'product' | 'still-life' | 'single' | 'group' | 'place'} Scene
 * @typedef {keyof typeof import('./studio.mjs').VIEWS} View
 *
 * @typedef {object} Job
 * @property {string} name of the picture, and of its file
 * @property {Scene} scene
 * @property {View} [view] of a product
 * @property {import('./set.mjs').Composition} [set] how anything else is arranged
 * @property {string} [alt] what there is to see
 * @property {Item[]} products shown; the first is the main one
 * @property {number} aspect width by height
 * @property {number} width of the master
 */

const SQUARE = { aspect: 1, width: 1200 };
const TILE = { aspect: 1.5, width: 900 };
const STORY = { aspect: 1.5, width: 1400 };
/** What `object-fit: cover` shows of a banner differs from screen to screen: each shape lies between its extremes. */
const HERO = { desktop: { aspect: 1.8, width: 2000 }, phone: { aspect: 0.52, width: 1080 } };
const GOLDI = { desktop: { aspect: 2, width: 2000 }, phone: { aspect: 0.66, width: 1080 } };
const LISTING = { desktop: { aspect: 3.2, width: 2000 }, phone: { aspect: 1.5, width: 1080 } };
const PAGE = { desktop: { aspect: 2, width: 2000 }, phone: { aspect: 0.875, width: 1080 } };
const COLLECTION = { aspect: 2, width: 2000 };
const CATEGORY = { aspect: 0.8, width: 1080 };

/** Whether it can be drawn already. The others are listed, so that what is missing can be seen. @param {Job} job */
export const isDrawn = ({ scene, set }) => scene === 'product' || set !== undefined;

export const slug = (/** @type {string} */ text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The views of one product in one colour. Gold is shown close, where it is worth it; the others from the side. */
function productViews(/** @type {Item} */ item) {
  const third = item.product.collection === 'Goldi' ? 'detail' : 'side';
  return /** @type {View[]} */ (['three-quarter', 'front', third]).map((view) => ({
    name: `${slug(item.product.code)}-${slug(item.color)}-${view}`,
    scene: /** @type {const} */ ('product'),
    view,
    products: [item],
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
    /** @type {Scene} */ scene,
    /** @type {[string, string][]} */ items,
    sizes = HERO,
  ) => {
    const list = items.map(([code, color]) => find(code, color));
    return [
      { name: `${name}-desktop`, scene, products: list, ...sizes.desktop },
      { name: `${name}-phone`, scene, products: list, ...sizes.phone },
    ];
  };
  const one = (
    /** @type {string} */ name,
    /** @type {Scene} */ scene,
    /** @type {[string, string]} */ [code, color],
    size = TILE,
  ) => ({ name, scene, products: [find(code, color)], ...size });

  /** @type {Job[]} */
  const jobs = [
    ...products.flatMap((product) =>
      product.colors.flatMap((color) => productViews({ product, color })),
    ),
    ...tiles(products),
    ...collectionBanners(products),
    ...pair('home-1', 'group', [
      ['TV-506', 'GOLD'],
      ['TV-118', 'HAVANA GOLD'],
      ['TV-504', 'RED GOLD'],
    ]),
    ...pair('home-2', 'single', [['TV-104', 'GOLD']]),
    ...pair('home-3', 'single', [['TV-401', 'SILVER']]),
    ...pair('home-4', 'single', [['TV-307', 'BRONZE']]),
    ...pair('home-5', 'single', [['TV-242', 'CRYSTAL']]),
    ...pair(
      'goldi-1',
      'group',
      [
        ['TV-501', 'GOLD'],
        ['TV-509', 'GOLD'],
      ],
      GOLDI,
    ),
    ...pair('goldi-2', 'single', [['TV-512', 'GOLD']], GOLDI),
    ...pair('goldi-3', 'single', [['TV-515', 'GOLD']], GOLDI),
    ...pair('goldi-4', 'single', [['TV-518', 'GOLD']], GOLDI),
    ...pair('promo-1', 'single', [['TV-231', 'HAVANA GOLD']], LISTING),
    ...pair('promo-2', 'single', [['TV-133', 'RED GOLD']], LISTING),
    ...pair(
      'promo-3',
      'group',
      [
        ['TV-160', 'PINK'],
        ['TV-321', 'PINK'],
      ],
      LISTING,
    ),
    ...pair('promo-4', 'single', [['TV-126', 'BLACK']], LISTING),
    ...pair('promo-5', 'single', [['TV-255', 'BLACK CRYSTAL']], LISTING),
    one('category-men', 'single', ['TV-140', 'BLUE'], CATEGORY),
    one('category-women', 'single', ['TV-312', 'HAVANA GOLD'], CATEGORY),
    one('category-unisex', 'single', ['TV-111', 'SILVER'], CATEGORY),
    one('package', 'still-life', ['TV-104', 'GOLD'], { aspect: 1.5, width: 1400 }),
    one('craft', 'place', ['TV-107', 'BRONZE'], { aspect: 2.2, width: 2000 }),
    one('catalogue', 'place', ['TV-152', 'GOLD'], { aspect: 0.9, width: 1080 }),
    {
      name: 'store',
      scene: 'place',
      products: [find('TV-304', 'GOLD'), find('TV-152', 'GOLD')],
      aspect: 1.6,
      width: 1600,
    },
    one('about-1', 'place', ['TV-113', 'BLACK'], STORY),
    one('about-2', 'place', ['TV-244', 'BROWN'], STORY),
    one('about-3', 'place', ['TV-418', 'GREY'], STORY),
    ...pair('warranty', 'still-life', [['TV-501', 'GOLD']], PAGE),
    ...pair('listing-women', 'single', [['TV-407', 'PINK']], LISTING),
    ...pair('listing-men', 'single', [['TV-235', 'GUN']], LISTING),
    ...pair('listing-unisex', 'single', [['TV-115', 'SILVER']], LISTING),
    ...pair('listing-default', 'single', [['TV-150', 'GREEN']], LISTING),
    one('feed-1', 'still-life', ['TV-160', 'GOLD'], SQUARE),
    one('feed-2', 'single', ['TV-142', 'PURPLE'], SQUARE),
    one('feed-3', 'single', ['TV-249', 'PINK CRYSTAL'], SQUARE),
    one('feed-4', 'place', ['TV-145', 'PURPLE'], SQUARE),
    one('feed-5', 'still-life', ['TV-318', 'HAVANA GOLD'], SQUARE),
    one('feed-6', 'single', ['TV-409', 'BRONZE'], SQUARE),
  ];
  return jobs.map((job) => {
    const composition = COMPOSITIONS[job.name];
    if (!composition) return job;
    const { alt, ...set } = composition;
    return { ...job, alt, set };
  });
}

/**
 * One frame for every shape and frame type, all seen from the front and in one black, so that only the form differs.
 * @param {Product[]} products @returns {Job[]}
 */
function tiles(products) {
  const neutral = (/** @type {Product} */ product) => ({
    product: { ...product, material: 'TITANIUM', finishing: 'SATIN', collection: '', size: 50 },
    color: 'BLACK',
  });
  const tile = (/** @type {string} */ name, /** @type {Product} */ product) => ({
    name,
    scene: /** @type {const} */ ('product'),
    view: /** @type {const} */ ('front'),
    products: [neutral(product)],
    ...TILE,
  });
  const distinct = (/** @type {'shape' | 'frameType'} */ key) => [
    ...new Set(products.map((p) => p[key])),
  ];
  const sample = products[0];
  return [
    ...distinct('shape').map((shape) =>
      tile(`shape-${slug(shape)}`, { ...sample, code: '', shape, frameType: 'Full rim' }),
    ),
    ...distinct('frameType').map((frameType) =>
      tile(`frame-${slug(frameType)}`, { ...sample, code: '', shape: 'Panto', frameType }),
    ),
  ];
}

/** The first product of each collection, in its first colour. @param {Product[]} products @returns {Job[]} */
function collectionBanners(products) {
  return [...new Set(products.map((p) => p.collection))].map((collection) => {
    const product = /** @type {Product} */ (products.find((p) => p.collection === collection));
    return {
      name: `collection-${slug(collection)}`,
      scene: 'single',
      products: [{ product, color: product.colors[0] }],
      ...COLLECTION,
    };
  });
}
