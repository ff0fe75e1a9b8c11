import { BRAND, contentFields, type ContentDeclarations, type ContentOf } from '@tivara/contracts';

const {
  banner,
  block,
  group,
  heading,
  link,
  list,
  picture,
  pictureUnderText,
  searchEngines,
  text,
} = contentFields;

/** The two pictures of a banner in demo/pictures.json. */
const named = (name: string) => ({ desktop: `${name}-desktop`, phone: `${name}-phone` });
const goldi = (more = '') => `/product?Collection_Name=${BRAND.goldLine}${more}`;
const tile = (ratio: number) => ({
  title: text('Heading', 30),
  text: text('Text', 100),
  picture: pictureUnderText('Picture', ratio, 'The text is at its foot'),
});

/** What the brand edits on this app's pages. Imported by pages as a type only. (SPEC 3, Banner image lists) */
const CONTENT = {
  home: {
    'home-hero': block(
      '/',
      'Highlights',
      {
        slides: list('Slides', 'slide', [0, 8], {
          title: heading(2),
          text: text('Text', 140),
          link,
          ...banner(1.8, 0.52),
        }),
      },
      {
        slides: [
          {
            title: 'Seven grams\nof titanium',
            text: 'Drawn to wire, bent cold, polished by hand. The rest is patience.',
            link: { to: '/product', label: 'See the frames' },
            ...named('home-2'),
          },
          {
            title: 'Drawn once,\nworn for years',
            text: 'Few models, in small numbers, kept for as long as people wear them.',
            link: { to: '/about', label: 'Read our story' },
            ...named('home-1'),
          },
          {
            title: 'Almost\nnot there',
            text: 'Two lenses, one bridge, and nothing round the view.',
            link: { to: '/product?Frame_Type=Rimless', label: 'See rimless frames' },
            ...named('home-3'),
          },
          {
            title: 'For the long\nway home',
            text: 'Sun lenses, dark at the brow and clear at the foot.',
            link: { to: '/product?Shape_Name=Aviator', label: 'See the aviators' },
            ...named('home-4'),
          },
          {
            title: 'As clear as\nfirst light',
            text: 'Crystal acetate over a titanium core that you can see.',
            link: { to: '/product?Color=CRYSTAL', label: 'See frames in crystal' },
            ...named('home-5'),
          },
        ],
      },
    ),
    'home-goldi': block(
      '/',
      'Goldi',
      {
        title: text('Heading', 30),
        slides: list('Slides', 'slide', [0, 8], {
          text: text('Text', 140),
          link,
          desktop: pictureUnderText(
            'Picture',
            2,
            'On tablets and larger screens, under the heading at its top',
          ),
          phone: pictureUnderText(
            'Picture on phones',
            0.66,
            'Its upright crop, under the heading at its top',
          ),
        }),
      },
      {
        title: BRAND.goldLine,
        slides: [
          {
            text: 'Plated in 18-karat gold, three microns deep, and numbered inside the temple.',
            link: { to: goldi(), label: `See ${BRAND.goldLine}` },
            ...named('goldi-1'),
          },
          {
            text: 'A round rim inside a second, finer one, the way a stone is set in gold foil.',
            link: { to: goldi('&Shape_Name=Round'), label: `See round ${BRAND.goldLine}` },
            ...named('goldi-2'),
          },
          {
            text: 'Brushed along the bar, polished on the bevel. The gold keeps its colour in shade.',
            link: { to: goldi('&Shape_Name=Aviator'), label: `See ${BRAND.goldLine} aviators` },
            ...named('goldi-3'),
          },
          {
            text: 'Rimless, with every metal part plated: what is left is lens and light.',
            link: { to: goldi('&Shape_Name=Oval'), label: `See oval ${BRAND.goldLine}` },
            ...named('goldi-4'),
          },
        ],
      },
    ),
    'home-categories': block(
      '/',
      'Categories',
      {
        men: pictureUnderText('Men', 0.8, 'Under the title, at its foot'),
        women: pictureUnderText('Women', 0.8, 'Under the title, at its foot'),
        unisex: pictureUnderText('Unisex', 0.8, 'Under the title, at its foot'),
      },
      {
        men: 'category-men',
        women: 'category-women',
        unisex: 'category-unisex',
      },
    ),
    'home-colours': block(
      '/',
      'Colours',
      { title: text('Heading', 40) },
      { title: 'Fourteen colours' },
    ),
    'home-tiles': block(
      '/',
      'Tiles',
      {
        products: group('Products', tile(1.6)),
        warranty: group('Warranty', { title: text('Heading', 30), text: text('Text', 100) }),
        catalogue: group('Catalogue', tile(0.9)),
        store: group('Find a store', tile(1.6)),
      },
      {
        products: {
          title: 'Products',
          text: 'Every frame, in every colour it is made in.',
          picture: 'products',
        },
        warranty: {
          title: 'Warranty',
          text: 'Two years from the day of purchase, at any authorised optician.',
        },
        catalogue: {
          title: 'Catalogue',
          text: 'The whole season, page by page.',
          picture: 'catalogue',
        },
        store: {
          title: 'Find a store',
          text: 'Opticians who know our frames fit them by hand.',
          picture: 'store',
        },
      },
    ),
    'home-craft': block(
      '/',
      'Craft',
      {
        title: heading(2),
        picture: picture('Picture', 2.2, 'As wide as the page'),
        facts: list('Facts', 'fact', [0, 4], {
          figure: text('Figure', 12),
          label: text('What it is', 90),
        }),
      },
      {
        title: 'Bent cold,\nfinished by hand',
        picture: 'craft',
        facts: [
          { figure: '0.85 mm', label: 'titanium wire, from which the rim of TV-104 is bent' },
          { figure: '3 µm', label: `of 18-karat gold on every frame of ${BRAND.goldLine}` },
          { figure: '2 years', label: 'of warranty, from the day of purchase' },
        ],
      },
    ),
    'home-package': block(
      '/',
      'What it comes in',
      {
        title: text('Heading', 40),
        text: text('Text', 200),
        picture: picture('Picture', 1.5, 'Beside the text'),
      },
      {
        title: 'What it comes in',
        text: 'A hard case, a box, a cloth, and a card with the date that your warranty counts from.',
        picture: 'package',
      },
    ),
    'home-catalogue': block(
      '/',
      'The catalogue',
      {
        title: heading(2),
        text: text('Text', 200),
        pages: list('Pages', 'page', [2, 2], {
          name: text('Name', 40),
          code: text('Code', 20),
          picture: picture('Picture', 1, 'Frame on a plain ground'),
        }),
      },
      {
        title: 'The catalogue,\nin print',
        text: 'Every frame, every colour and every size, page by page, to keep or to take to your optician.',
        pages: [
          { name: 'Alibag', code: 'TV-118', picture: 'tv-118-havana-gold-three-quarter' },
          { name: 'Kala', code: 'TV-133', picture: 'tv-133-red-gold-three-quarter' },
        ],
      },
    ),
    'home-search': searchEngines('/', 'Home', { title: BRAND.name, description: BRAND.claim }),
  },
  listing: {
    'listing-promotions': block(
      '/product',
      'Promotions',
      {
        slides: list('Slides', 'slide', [1, 8], banner(3.2, 1.5)),
      },
      {
        slides: ['promo-1', 'promo-2', 'promo-3', 'promo-4', 'promo-5'].map(named),
      },
    ),
    'listing-search': searchEngines('/product', 'Products', {
      title: 'Products',
      description:
        'All frames in titanium and acetate: by gender, material, collection, shape, colour and size.',
    }),
  },
  search: {
    'search-banners': block(
      '/women',
      'Search banners',
      {
        women: group('Women', banner(3.2, 1.5)),
        men: group('Men', banner(3.2, 1.5)),
        unisex: group('Unisex', banner(3.2, 1.5)),
        default: group('Every other search', banner(3.2, 1.5)),
      },
      {
        women: named('listing-women'),
        men: named('listing-men'),
        unisex: named('listing-unisex'),
        default: named('listing-default'),
      },
    ),
  },
} satisfies ContentDeclarations;

export default CONTENT;
export type Content = { [Page in keyof typeof CONTENT]: ContentOf<(typeof CONTENT)[Page]> };
