// @ts-check
/**
 * How every picture that is not a plain product view is arranged, by its name. Words lie on the lower left of a desktop
 * picture and on the foot of a phone picture, for Goldi on the top: the subject keeps clear of them, and of what the
 * screens between the widest and the narrowest cut off.
 */

/**
 * @typedef {import('./set.mjs').Composition} Composition
 * @typedef {Composition['camera']} Shot
 * @typedef {Pick<Composition, 'mood' | 'frames' | 'props' | 'focus'>} Arrangement
 * @typedef {Composition & { alt: string, cut?: number }} Picture  cut: middle of its 1:1 renditions, as a share of the width
 */

/**
 * The same things seen by two cameras; what has to stand otherwise on a phone is said with its camera.
 * @param {string} name @param {string} alt @param {Arrangement} set
 * @param {{ desktop: Shot, phone: Shot & { set?: Partial<Arrangement> } }} shots @returns {Record<string, Picture>}
 */
function pair(name, alt, set, { desktop, phone: { set: onPhone, ...phone } }) {
  return {
    [`${name}-desktop`]: { alt, ...set, camera: desktop },
    [`${name}-phone`]: { alt, ...set, ...onPhone, camera: phone },
  };
}

/** Hinge and temple, larger than life. @param {Composition['mood']} mood @returns {Arrangement} */
const macro = (mood, turn = 58) => ({
  mood,
  focus: 'hinge',
  frames: [{ at: [0, 0], turn, isUnmarked: true }],
});

/** @type {Record<string, Picture>} */
const HOME = {
  ...pair(
    'home-1',
    'Three gold frames on blocks of limestone',
    {
      mood: 'day',
      frames: [
        { at: [-8, 16], height: 10, turn: 26 },
        { of: 1, at: [4, -6], height: 1.6, turn: 34 },
        { of: 2, at: [15, 14], height: 5.5, turn: 20 },
      ],
      props: [
        { prop: 'block', at: [-8, 16], size: [20, 20, 10], turn: 12, finish: 'limestone' },
        { prop: 'drum', at: [15, 14], radius: 10.5, tall: 5.5, finish: 'limestone' },
        { prop: 'block', at: [4, -6], size: [23, 19, 1.6], turn: 6, finish: 'limestone' },
      ],
    },
    {
      desktop: { elevation: 13, width: 64, place: [0.6, 0.41], height: 4 },
      phone: {
        elevation: 13,
        width: 30,
        place: [0.49, 0.44],
        height: 2,
        set: {
          frames: [
            { at: [-3, 28], height: 21, turn: 26 },
            { of: 1, at: [-1, -8], height: 1.6, turn: 32 },
            { of: 2, at: [3.5, 10], height: 10.5, turn: 22 },
          ],
          props: [
            { prop: 'block', at: [-3, 28], size: [19, 19, 21], turn: 12, finish: 'limestone' },
            { prop: 'drum', at: [3.5, 10], radius: 10.5, tall: 10.5, finish: 'limestone' },
            { prop: 'block', at: [-1, -8], size: [22, 19, 1.6], turn: 6, finish: 'limestone' },
          ],
        },
      },
    },
  ),
  ...pair('home-2', 'The hinge of a gold titanium frame, close', macro('day'), {
    desktop: { elevation: 20, width: 6.6, place: [0.5, 0.62], focal: 150, fstop: 22 },
    phone: { elevation: 20, width: 1.5, place: [0.36, 0.46], focal: 150, fstop: 22 },
  }),
  ...pair(
    'home-3',
    'A rimless frame with silver temples on a block of stone',
    {
      mood: 'stone',
      frames: [{ at: [0, 0], height: 4.5, turn: -26 }],
      props: [{ prop: 'block', at: [0, 0], size: [20, 18, 4.5], turn: -20, finish: 'greige' }],
    },
    {
      desktop: { elevation: 9, width: 39, place: [0.63, 0.47], height: 5.5 },
      phone: {
        elevation: 9,
        width: 25,
        place: [0.49, 0.62],
        height: 11,
        set: {
          frames: [{ at: [0, 0], height: 10, turn: -30 }],
          props: [{ prop: 'block', at: [0, 0], size: [17, 17, 10], turn: -24, finish: 'greige' }],
        },
      },
    },
  ),
  ...pair(
    'home-4',
    'A bronze aviator with brown lenses before a cube of walnut',
    {
      mood: 'mist',
      frames: [{ at: [0, 0], height: 1.4, turn: 30 }],
      props: [
        { prop: 'block', at: [0, 0.5], size: [22, 18, 1.4], turn: 14, finish: 'plaster' },
        { prop: 'block', at: [9, 17], size: [8, 8, 8], turn: 32, finish: 'walnut' },
      ],
    },
    {
      desktop: { elevation: 14, width: 40, place: [0.62, 0.43], height: 3 },
      phone: { elevation: 17, width: 26, place: [0.47, 0.56], height: 3 },
    },
  ),
  ...pair(
    'home-5',
    'A panto in clear acetate on a drum of rose plaster',
    {
      mood: 'blush',
      frames: [{ at: [0, 0], height: 4, turn: -30 }],
      props: [
        { prop: 'drum', at: [0, 0], radius: 10.5, tall: 4, finish: 'rose' },
        { prop: 'drum', at: [13, 20], radius: 8, tall: 13, finish: 'rose' },
      ],
    },
    {
      desktop: { elevation: 12, width: 42, place: [0.6, 0.42], height: 5.5 },
      phone: {
        elevation: 13,
        width: 27,
        place: [0.48, 0.55],
        height: 5.5,
        set: {
          props: [
            { prop: 'drum', at: [0, 0], radius: 10.5, tall: 4, finish: 'rose' },
            { prop: 'drum', at: [7, 22], radius: 7, tall: 17, finish: 'rose' },
          ],
        },
      },
    },
  ),
};

/** @type {Record<string, Picture>} */
const GOLDI = {
  ...pair(
    'goldi-1',
    'Two gold frames on drums of sandstone',
    {
      mood: 'sand',
      frames: [
        { at: [-13, 4], height: 3, turn: 32 },
        { of: 1, at: [13, 8], height: 8.5, turn: -24 },
      ],
      props: [
        { prop: 'drum', at: [-13, 4], radius: 12, tall: 3, finish: 'sandstone' },
        { prop: 'drum', at: [13, 8], radius: 11.5, tall: 8.5, finish: 'sandstone' },
      ],
    },
    {
      desktop: { elevation: 13, width: 66, place: [0.57, 0.36], height: 5 },
      phone: {
        elevation: 14,
        width: 34,
        place: [0.5, 0.3],
        height: 4,
        set: {
          frames: [
            { at: [-2.5, -6], height: 2.6, turn: 32 },
            { of: 1, at: [3.5, 18], height: 12, turn: -24 },
          ],
          props: [
            { prop: 'drum', at: [-2.5, -6], radius: 12, tall: 2.6, finish: 'sandstone' },
            { prop: 'drum', at: [3.5, 18], radius: 11.5, tall: 12, finish: 'sandstone' },
          ],
        },
      },
    },
  ),
  ...pair(
    'goldi-2',
    'A round gold frame with a twin rim on a walnut block',
    {
      mood: 'caramel',
      frames: [{ at: [0, 0], height: 3.4, turn: -30 }],
      props: [
        { prop: 'block', at: [0, 0], size: [22, 18, 3.4], turn: -18, finish: 'walnut' },
        {
          prop: 'block',
          at: [-9, 16],
          size: [7, 7, 9],
          turn: -30,
          finish: 'brushedBrass',
          edge: 0.08,
        },
      ],
    },
    {
      desktop: { elevation: 12, width: 46, place: [0.62, 0.38], height: 4.6 },
      phone: { elevation: 14, width: 29, place: [0.5, 0.37], height: 4 },
    },
  ),
  ...pair(
    'goldi-3',
    'A gold aviator with graded lenses on steps of sandstone',
    {
      mood: 'honey',
      frames: [{ at: [0, 0], height: 5, turn: 28 }],
      props: [
        { prop: 'block', at: [0, 0], size: [20, 18, 5], turn: 0, finish: 'sandstone' },
        { prop: 'block', at: [0, -2], size: [32, 26, 2.2], turn: 0, finish: 'sandstone' },
      ],
    },
    {
      desktop: { elevation: 16, width: 50, place: [0.6, 0.45], height: 5 },
      phone: {
        elevation: 18,
        width: 28,
        place: [0.5, 0.4],
        height: 5,
        set: {
          props: [
            { prop: 'block', at: [0, 0], size: [20, 18, 5], turn: 0, finish: 'sandstone' },
            { prop: 'block', at: [0, -3], size: [24, 26, 2.2], turn: 0, finish: 'sandstone' },
          ],
        },
      },
    },
  ),
  ...pair(
    'goldi-4',
    'The end piece and temple of a gold rimless frame, close',
    macro('honey', 50),
    {
      desktop: { elevation: 16, width: 9.5, place: [0.52, 0.42], focal: 150, fstop: 22 },
      phone: { elevation: 16, width: 6, place: [0.4, 0.42], focal: 150, fstop: 22 },
    },
  ),
};

/** @type {Record<string, Picture>} */
const LISTING = {
  ...pair(
    'promo-1',
    'A square frame in havana acetate on a slab of limestone',
    {
      mood: 'mist',
      frames: [{ at: [0, 0], height: 1, turn: 34 }],
      props: [{ prop: 'block', at: [0, 0], size: [24, 19, 1], turn: 10, finish: 'limestone' }],
    },
    {
      desktop: { elevation: 12, width: 50, place: [0.66, 0.5] },
      phone: { elevation: 12, width: 31, place: [0.51, 0.56] },
    },
  ),
  ...pair(
    'promo-2',
    'A cat-eye frame in gold with a red edge',
    {
      mood: 'blush',
      frames: [{ at: [0, 0], height: 1.6, turn: -26 }],
      props: [{ prop: 'drum', at: [0, 0], radius: 12, tall: 1.6, finish: 'rose' }],
    },
    {
      desktop: { elevation: 12, width: 50, place: [0.66, 0.5], height: 3 },
      phone: { elevation: 12, width: 31, place: [0.51, 0.57], height: 3 },
    },
  ),
  ...pair(
    'promo-3',
    'Two round frames in rose titanium',
    {
      mood: 'stone',
      frames: [
        { at: [-10, -3], height: 0.8, turn: 30 },
        { of: 1, at: [11, 6], height: 2.4, turn: 24 },
      ],
      props: [
        { prop: 'block', at: [-10, -3], size: [22, 18, 0.8], turn: 8, finish: 'plaster' },
        { prop: 'block', at: [11, 6], size: [21, 18, 2.4], turn: 8, finish: 'plaster' },
      ],
    },
    {
      desktop: { elevation: 14, width: 66, place: [0.62, 0.48], height: 3 },
      phone: { elevation: 14, width: 52, place: [0.5, 0.54], height: 3 },
    },
  ),
  ...pair(
    'promo-4',
    'A square frame cut from sheet titanium, matt black, on slate',
    {
      mood: 'mist',
      frames: [{ at: [0, 0], height: 0.9, turn: -32 }],
      props: [{ prop: 'block', at: [0, 0], size: [25, 19, 0.9], turn: -12, finish: 'slate' }],
    },
    {
      desktop: { elevation: 13, width: 50, place: [0.66, 0.5] },
      phone: { elevation: 13, width: 32, place: [0.51, 0.56] },
    },
  ),
  ...pair(
    'promo-5',
    'A cat-eye that turns from black to clear',
    { mood: 'day', frames: [{ at: [0, 0], turn: 30 }] },
    {
      desktop: { elevation: 10, width: 46, place: [0.66, 0.5] },
      phone: { elevation: 10, width: 29, place: [0.51, 0.56] },
    },
  ),
  ...pair(
    'listing-women',
    'A rimless cat-eye with rose temples',
    {
      mood: 'blush',
      frames: [{ at: [0, 0], height: 1.2, turn: 30 }],
      props: [{ prop: 'block', at: [0, 0], size: [23, 18, 1.2], turn: 8, finish: 'rose' }],
    },
    {
      desktop: { elevation: 12, width: 48, place: [0.66, 0.5], height: 3 },
      phone: { elevation: 12, width: 30, place: [0.51, 0.56], height: 3 },
    },
  ),
  ...pair(
    'listing-men',
    'A wide rectangular frame in gun metal on oiled walnut',
    {
      mood: 'stone',
      frames: [{ at: [0, 0], height: 1.2, turn: -30 }],
      props: [{ prop: 'block', at: [0, 0], size: [25, 18, 1.2], turn: -10, finish: 'walnut' }],
    },
    {
      desktop: { elevation: 13, width: 50, place: [0.66, 0.5] },
      phone: { elevation: 13, width: 32, place: [0.51, 0.56] },
    },
  ),
  ...pair(
    'listing-unisex',
    'An oval frame in blasted silver titanium',
    {
      mood: 'greige',
      frames: [{ at: [0, 0], height: 1.8, turn: 32 }],
      props: [{ prop: 'drum', at: [0, 0], radius: 12, tall: 1.8, finish: 'greige' }],
    },
    {
      desktop: { elevation: 12, width: 50, place: [0.66, 0.5], height: 3 },
      phone: { elevation: 12, width: 31, place: [0.51, 0.57], height: 3 },
    },
  ),
  ...pair(
    'listing-default',
    'A panto in green titanium on two slabs of limestone',
    {
      mood: 'day',
      frames: [{ at: [0, 0], height: 1.5, turn: 36 }],
      props: [
        {
          prop: 'block',
          at: [0, 0],
          size: [22, 18, 0.8],
          base: 0.7,
          turn: 14,
          finish: 'limestone',
        },
        { prop: 'block', at: [0.8, 0.6], size: [25, 19, 0.7], turn: 6, finish: 'limestone' },
      ],
    },
    {
      desktop: { elevation: 12, width: 50, place: [0.66, 0.5], height: 3 },
      phone: { elevation: 12, width: 32, place: [0.51, 0.56], height: 3 },
    },
  ),
};

/** Shown as wide bands and as upright cards: the frame keeps to what both have in common. */
const COLLECTION_SHOT = {
  elevation: 12,
  width: 56,
  place: /** @type {[number, number]} */ ([0.6, 0.5]),
};

/** @type {Record<string, Picture>} */
const COLLECTIONS = {
  'collection-meridian': {
    alt: 'A gold panto frame in titanium wire on limestone',
    cut: 0.61,
    mood: 'day',
    camera: { ...COLLECTION_SHOT, height: 4 },
    frames: [{ at: [0, 0], height: 2.4, turn: 34 }],
    props: [{ prop: 'drum', at: [0, 0], radius: 11, tall: 2.4, finish: 'limestone' }],
  },
  'collection-vayu': {
    alt: 'A rimless oval frame with silver temples on pale stone',
    cut: 0.61,
    mood: 'stone',
    camera: { ...COLLECTION_SHOT, elevation: 9, height: 4.5 },
    frames: [{ at: [0, 0], height: 3, turn: -28 }],
    props: [{ prop: 'block', at: [0, 0], size: [20, 18, 3], turn: -16, finish: 'greige' }],
  },
  'collection-monsoon': {
    alt: 'A panto frame in clear acetate on dark slate',
    cut: 0.61,
    mood: 'greige',
    camera: { ...COLLECTION_SHOT, height: 3.6 },
    frames: [{ at: [0, 0], height: 1.4, turn: 32 }],
    props: [{ prop: 'block', at: [0, 0], size: [22, 18, 1.4], turn: 14, finish: 'slate' }],
  },
  'collection-marine-drive': {
    alt: 'A bronze aviator with graded brown lenses on a step of sandstone',
    cut: 0.61,
    mood: 'sand',
    camera: { ...COLLECTION_SHOT, height: 3.6 },
    frames: [{ at: [0, 0], height: 2, turn: -32 }],
    props: [{ prop: 'block', at: [0, 0], size: [22, 19, 2], turn: -14, finish: 'sandstone' }],
  },
  'collection-goldi': {
    alt: 'A gold panto frame on sandstone',
    cut: 0.61,
    mood: 'honey',
    camera: { ...COLLECTION_SHOT, height: 4.4 },
    frames: [{ at: [0, 0], height: 3, turn: 30 }],
    props: [{ prop: 'drum', at: [0, 0], radius: 11, tall: 3, finish: 'sandstone' }],
  },
  'collection-deccan': {
    alt: 'A square frame in havana acetate on walnut',
    cut: 0.61,
    mood: 'mist',
    camera: { ...COLLECTION_SHOT, height: 3.6 },
    frames: [{ at: [0, 0], height: 1.4, turn: 34 }],
    props: [{ prop: 'block', at: [0, 0], size: [23, 18, 1.4], turn: 14, finish: 'walnut' }],
  },
  'collection-kala': {
    alt: 'A cat-eye frame in gold with a red edge on rose plaster',
    cut: 0.61,
    mood: 'blush',
    camera: { ...COLLECTION_SHOT, height: 4 },
    frames: [{ at: [0, 0], height: 2.2, turn: -30 }],
    props: [{ prop: 'drum', at: [0, 0], radius: 11, tall: 2.2, finish: 'rose' }],
  },
};

/** Close, and cut by the edge of the picture: the word below names who wears it. @type {Record<string, Picture>} */
const CATEGORIES = {
  'category-men': {
    alt: 'A rectangular half-rim frame in blue titanium, close',
    mood: 'mist',
    camera: { elevation: 12, width: 11.5, place: [0.42, 0.6], height: 2.4, fstop: 32 },
    frames: [{ at: [0, 6], turn: 36 }],
  },
  'category-women': {
    alt: 'A cat-eye frame in havana acetate, close',
    mood: 'blush',
    camera: { elevation: 10, width: 11.5, place: [0.66, 0.6], height: 2.4, fstop: 32 },
    frames: [{ at: [0, 6], turn: -28 }],
  },
  'category-unisex': {
    alt: 'A round frame in silver titanium, close',
    mood: 'stone',
    camera: { elevation: 12, width: 11.5, place: [0.5, 0.6], height: 2.4, fstop: 32 },
    frames: [{ at: [0, 6], turn: 30 }],
  },
};

/** @type {Record<string, Picture>} */
const PLACES = {
  package: {
    alt: 'A gold frame on its cloth, with its case and its box',
    mood: 'mist',
    camera: { elevation: 19, width: 42, place: [0.5, 0.34], height: 1 },
    frames: [{ at: [0.5, -4], height: 0.07, turn: 30 }],
    props: [
      { prop: 'cloth', at: [1, -3], side: 23, turn: 10 },
      { prop: 'case', at: [10, 16], turn: -8 },
      { prop: 'box', at: [-9, 19], turn: 8, finish: 'black' },
    ],
  },
  craft: {
    alt: 'The parts of a bronze frame laid out on slate: front, lenses, temples',
    mood: 'stone',
    camera: { elevation: 46, width: 42, place: [0.54, 0.5], height: 0 },
    frames: [
      { piece: 'front', at: [0, 3.6], height: 1.2, turn: 0, pose: 'flat' },
      { piece: 'lens', at: [-3.6, -1.6], height: 1.2, turn: 0, pose: 'flat' },
      { piece: 'other lens', at: [3.6, -1.6], height: 1.2, turn: 0, pose: 'flat' },
      { piece: 'temple', at: [9.6, 0.6], height: 1.2, turn: 0, pose: 'left' },
      { piece: 'other temple', at: [12.4, 0.6], height: 1.2, turn: 0, pose: 'left' },
    ],
    props: [
      { prop: 'block', at: [2, 0], size: [30, 18, 1.2], turn: 0, finish: 'slate' },
      {
        prop: 'rod',
        at: [-9.5, 0],
        base: 1.2,
        length: 13,
        radius: 0.22,
        turn: 2,
        finish: 'titanium',
      },
      {
        prop: 'rod',
        at: [-8.4, 0.4],
        base: 1.2,
        length: 13,
        radius: 0.22,
        turn: -1,
        finish: 'titanium',
      },
      {
        prop: 'block',
        at: [-11, -1],
        base: 1.2,
        size: [1.6, 9, 0.5],
        turn: 3,
        finish: 'brushedBrass',
        edge: 0.04,
      },
    ],
  },
  catalogue: {
    alt: 'A hexagonal gold frame on an open booklet',
    mood: 'mist',
    camera: { elevation: 30, width: 36, place: [0.5, 0.57], height: 0.6 },
    frames: [{ at: [5.4, -1], height: 0.62, turn: 24 }],
    props: [{ prop: 'booklet', at: [0, 0], size: [14.5, 20], turn: 8, picture: true }],
  },
  store: {
    alt: 'Frames in the arched niches of a plastered wall',
    mood: 'stone',
    camera: { elevation: 7, width: 66, place: [0.43, 0.36], height: 9 },
    frames: [
      { at: [0, 13], height: 8, turn: 26 },
      { of: 1, at: [26, 13], height: 4.5, turn: 26 },
    ],
    props: [
      {
        prop: 'niche',
        at: [0, 14],
        openings: [
          [0, 23],
          [26, 23],
        ],
        rise: 15,
        tall: 70,
        span: 220,
        depth: 3,
        finish: 'plaster',
      },
      { prop: 'block', at: [0, 13], size: [19, 15, 8], finish: 'limestone' },
      { prop: 'block', at: [26, 13], size: [19, 15, 4.5], finish: 'limestone' },
    ],
  },
  'about-1': {
    alt: 'A black panto frame on a walnut bench, with brass and titanium',
    mood: 'stone',
    camera: { elevation: 20, width: 42, place: [0.5, 0.46], height: 2 },
    frames: [{ at: [0, -3], height: 2, turn: 30 }],
    props: [
      { prop: 'block', at: [0, -14], size: [110, 76, 2], turn: 0, finish: 'walnut' },
      {
        prop: 'block',
        at: [10, 12],
        base: 2,
        size: [7, 5, 3.4],
        turn: -14,
        finish: 'brushedBrass',
        edge: 0.1,
      },
      { prop: 'rod', at: [-9, 13], base: 2, length: 20, radius: 0.3, turn: 62, finish: 'titanium' },
      {
        prop: 'rod',
        at: [-8, 11.6],
        base: 2,
        length: 17,
        radius: 0.2,
        turn: 68,
        finish: 'titanium',
      },
    ],
  },
  'about-2': {
    alt: 'A round brown frame on sheets of acetate',
    mood: 'mist',
    camera: { elevation: 17, width: 40, place: [0.5, 0.42], height: 2.4 },
    frames: [{ at: [0, 0], height: 2.4, turn: -30 }],
    props: [
      { prop: 'block', at: [0, 0], size: [24, 17, 0.6], turn: -6, finish: 'honey', edge: 0.03 },
      {
        prop: 'block',
        at: [0.6, 0.4],
        base: 0.6,
        size: [24, 17, 0.6],
        turn: -10,
        finish: 'cream',
        edge: 0.03,
      },
      {
        prop: 'block',
        at: [-0.2, 0.2],
        base: 1.2,
        size: [24, 17, 0.6],
        turn: -4,
        finish: 'havana',
        edge: 0.03,
      },
      {
        prop: 'block',
        at: [0.2, 0],
        base: 1.8,
        size: [24, 17, 0.6],
        turn: -8,
        finish: 'cream',
        edge: 0.03,
      },
    ],
  },
  'about-3': {
    alt: 'A rimless frame with grey temples on stone, beside rods of titanium and plates of acetate',
    mood: 'stone',
    camera: { elevation: 20, width: 42, place: [0.54, 0.42], height: 1.6 },
    frames: [{ at: [3, -2], height: 1, turn: 32 }],
    props: [
      { prop: 'block', at: [0, 2], size: [30, 24, 1], turn: 6, finish: 'greige' },
      {
        prop: 'rod',
        at: [-11, 1.4],
        base: 1,
        length: 17,
        radius: 0.34,
        turn: 6,
        finish: 'titanium',
      },
      {
        prop: 'rod',
        at: [-9.4, 0.6],
        base: 1,
        length: 17,
        radius: 0.34,
        turn: 6,
        finish: 'titanium',
      },
      { prop: 'rod', at: [-8, 1.8], base: 1, length: 17, radius: 0.2, turn: 6, finish: 'titanium' },
      {
        prop: 'block',
        at: [6.6, 10.6],
        base: 1,
        size: [9, 5, 0.7],
        turn: 10,
        finish: 'havana',
        edge: 0.03,
      },
      {
        prop: 'block',
        at: [6.2, 10.8],
        base: 1.7,
        size: [9, 5, 0.7],
        turn: 2,
        finish: 'cream',
        edge: 0.03,
      },
    ],
  },
  ...pair(
    'warranty',
    'A gold frame beside its leather case',
    {
      mood: 'sand',
      frames: [{ at: [0, -4], height: 0.02, turn: 34 }],
      props: [{ prop: 'case', at: [5, 13], turn: -14, finish: 'tan' }],
    },
    {
      desktop: { elevation: 14, width: 46, place: [0.65, 0.38], height: 2 },
      phone: { elevation: 16, width: 30, place: [0.5, 0.44], height: 2 },
    },
  ),
  'feed-1': {
    alt: 'A small round gold frame on a folded cloth',
    mood: 'blush',
    camera: { elevation: 24, width: 30, place: [0.5, 0.48], height: 2 },
    frames: [{ at: [0, 0], height: 0.78, turn: -32 }],
    props: [{ prop: 'folded', at: [0, 0], size: [19, 18], turn: -14 }],
  },
  'feed-2': {
    alt: 'A narrow hexagonal frame in violet titanium',
    mood: 'mist',
    camera: { elevation: 12, width: 24, place: [0.5, 0.5] },
    frames: [{ at: [0, 0], turn: -36 }],
  },
  'feed-3': {
    alt: 'An oval frame that turns from rose to clear, on a drum of plaster',
    mood: 'stone',
    camera: { elevation: 13, width: 28, place: [0.5, 0.46], height: 6.4 },
    frames: [{ at: [0, 0], height: 5, turn: 30 }],
    props: [{ prop: 'drum', at: [0, 0], radius: 10.5, tall: 5, finish: 'plaster' }],
  },
  'feed-4': {
    alt: 'A half-rim cat-eye with a violet brow in an arched niche',
    mood: 'stone',
    camera: { elevation: 8, width: 31, place: [0.5, 0.4], height: 8 },
    frames: [{ at: [0, 11], height: 5, turn: 28 }],
    props: [
      {
        prop: 'niche',
        at: [0, 12],
        openings: [[0, 25]],
        rise: 12,
        tall: 70,
        span: 160,
        depth: 3,
        finish: 'plaster',
      },
      { prop: 'block', at: [0, 11], size: [20, 15, 5], finish: 'limestone' },
    ],
  },
  'feed-5': {
    alt: 'A square sun frame in havana acetate, with its case',
    mood: 'sand',
    camera: { elevation: 22, width: 33, place: [0.5, 0.36], height: 1.5 },
    frames: [{ at: [0, -3], height: 0.02, turn: 30 }],
    props: [{ prop: 'case', at: [1, 14], turn: 14 }],
  },
  'feed-6': {
    alt: 'A rimless round frame with bronze temples on sandstone',
    mood: 'honey',
    camera: { elevation: 16, width: 27, place: [0.5, 0.48], height: 3 },
    frames: [{ at: [0, 0], height: 2, turn: -34 }],
    props: [{ prop: 'block', at: [0, 0], size: [20, 18, 2], turn: -20, finish: 'sandstone' }],
  },
};

export const COMPOSITIONS = {
  ...HOME,
  ...GOLDI,
  ...LISTING,
  ...COLLECTIONS,
  ...CATEGORIES,
  ...PLACES,
};
