// @ts-check
/** Every picture of the demo set, derived from the catalogue. */

/**
 * @typedef {import('./catalogue.mjs').Product} Product
 * @typedef {{ product: Product, color: string }} Item
 * @typedef {'product' | 'still-life' | 'single' | 'group' | 'place' | 'drawing'} Scene
 * @typedef {keyof typeof import('./studio.mjs').VIEWS} View
 *
 * @typedef {object} Job
 * @property {string} name of the picture, and of its file
 * @property {Scene} scene
 * @property {View} [view] of a product
 * @property {Item[]} products shown; the first is the main one
 * @property {number} aspect width by height
 * @property {number} width of the master
 * @property {string} alt what there is to see, for those who do not see it
 * @property {number} [focus] middle of the 1:1 renditions, as a share of the width; without it there are none
 */

const SQUARE = { aspect: 1, width: 1200 };
const DESKTOP = { aspect: 2, width: 2000 };
const PHONE = { aspect: 0.8, width: 1080 };
const TILE = { aspect: 1.5, width: 900 };
const STORY = { aspect: 1.25, width: 1400 };

/** What can be drawn already. The others are listed, so that what is missing can be seen. */
const DRAWN = new Set(['product', 'still-life', 'drawing']);

/** @param {Job} job */
export const isDrawn = (job) => DRAWN.has(job.scene);

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
    /** @type {Scene} */ scene,
    /** @type {[string, string][]} */ items,
  ) => {
    const list = items.map(([code, color]) => find(code, color));
    return [
      { name: `${name}-desktop`, scene, products: list, ...DESKTOP },
      { name: `${name}-phone`, scene, products: list, ...PHONE },
    ];
  };
  const one = (
    /** @type {string} */ name,
    /** @type {Scene} */ scene,
    /** @type {[string, string]} */ [code, color],
    size = TILE,
  ) => ({ name, scene, products: [find(code, color)], ...size });

  return [
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
    ...pair('goldi-1', 'group', [
      ['TV-501', 'GOLD'],
      ['TV-509', 'GOLD'],
    ]),
    ...pair('goldi-2', 'single', [['TV-512', 'GOLD']]),
    ...pair('goldi-3', 'single', [['TV-515', 'GOLD']]),
    ...pair('goldi-4', 'single', [['TV-518', 'GOLD']]),
    ...pair('promo-1', 'single', [['TV-231', 'HAVANA GOLD']]),
    ...pair('promo-2', 'single', [['TV-133', 'RED GOLD']]),
    ...pair('promo-3', 'group', [
      ['TV-160', 'PINK'],
      ['TV-321', 'PINK'],
    ]),
    ...pair('promo-4', 'single', [['TV-126', 'BLACK']]),
    ...pair('promo-5', 'single', [['TV-255', 'BLACK CRYSTAL']]),
    one('category-men', 'single', ['TV-140', 'BLUE']),
    one('category-women', 'single', ['TV-312', 'HAVANA GOLD']),
    one('category-unisex', 'single', ['TV-111', 'SILVER']),
    one('package', 'still-life', ['TV-104', 'GOLD'], { aspect: 1.5, width: 1400 }),
    one('craft', 'place', ['TV-107', 'BRONZE']),
    one('catalogue', 'place', ['TV-152', 'GOLD']),
    one('store', 'place', ['TV-304', 'GOLD']),
    one('about-1', 'place', ['TV-113', 'BLACK'], STORY),
    one('about-2', 'place', ['TV-244', 'BROWN'], STORY),
    one('about-3', 'place', ['TV-418', 'GREY'], STORY),
    ...pair('warranty', 'still-life', [['TV-501', 'GOLD']]),
    ...pair('listing-women', 'single', [['TV-407', 'PINK']]),
    ...pair('listing-men', 'single', [['TV-235', 'GUN']]),
    ...pair('listing-unisex', 'single', [['TV-115', 'SILVER']]),
    ...pair('listing-default', 'single', [['TV-150', 'GREEN']]),
    one('feed-1', 'still-life', ['TV-160', 'GOLD'], SQUARE),
    one('feed-2', 'single', ['TV-142', 'PURPLE'], SQUARE),
    one('feed-3', 'single', ['TV-249', 'PINK CRYSTAL'], SQUARE),
    one('feed-4', 'place', ['TV-145', 'PURPLE'], SQUARE),
    one('feed-5', 'still-life', ['TV-318', 'HAVANA GOLD'], SQUARE),
    one('feed-6', 'single', ['TV-409', 'BRONZE'], SQUARE),
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

/** The first product of each collection, in its first colour. @param {Product[]} products @returns {Job[]} */
function collectionBanners(products) {
  return [...new Set(products.map((p) => p.collection))].map((collection) => {
    const product = /** @type {Product} */ (products.find((p) => p.collection === collection));
    return {
      name: `collection-${slug(collection)}`,
      scene: 'single',
      products: [{ product, color: product.colors[0] }],
      ...DESKTOP,
    };
  });
}
