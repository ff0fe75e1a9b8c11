import type { Picture } from './api.js';
/** What a field of a block holds, and its limits. */
export type ContentField =
  | {
      kind: 'text';
      label: string;
      /** Characters. */
      max: number;
      /** Each line of the text is one on the page, or a paragraph. */
      lines?: boolean;
      /** May be empty. */
      optional?: boolean;
      /** One of the labels and messages that the apps list in their releases. */
      suggested?: boolean;
      /** The field next to it whose `{values}` this text may have. */
      valuesOf?: string;
    }
  /** A path of this site, an https address, mailto: or tel:. */
  | { kind: 'link'; label: string }
  /** `ratio`: width to height of the box that it covers; `isUnderText`: dark text is on it. */
  | { kind: 'picture'; label: string; ratio: number; hint: string; isUnderText?: boolean }
  | { kind: 'group'; label: string; fields: ContentFields }
  | {
      kind: 'list';
      label: string;
      /** Of one item. */
      noun: string;
      min: number;
      max: number;
      /** The text by which its items differ. */
      unique?: string;
      fields: ContentFields;
    };
export type ContentFields = Readonly<Record<string, ContentField>>;

export interface ContentLink {
  label: string;
  to: string;
}

type ValueOf<F extends ContentField> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'link' }
    ? ContentLink
    : F extends { kind: 'picture' }
      ? Picture
      : F extends { kind: 'group'; fields: infer Fields extends ContentFields }
        ? ContentValue<Fields>
        : F extends { kind: 'list'; fields: infer Fields extends ContentFields }
          ? ContentValue<Fields>[]
          : never;
/** What the API answers for a block with these fields. */
export type ContentValue<Fields extends ContentFields> = {
  -readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};

const text = (
  label: string,
  max: number,
  more: { lines?: true; optional?: true; suggested?: true; valuesOf?: string } = {},
) => ({ kind: 'text', label, max, ...more }) as const;
const link = { kind: 'link', label: 'Link' } as const;
const picture = (label: string, ratio: number, hint: string) =>
  ({ kind: 'picture', label, ratio, hint }) as const;
const pictureUnderText = (label: string, ratio: number, hint: string) => ({
  ...picture(label, ratio, hint),
  isUnderText: true,
});
const group = <Fields extends ContentFields>(label: string, fields: Fields) =>
  ({ kind: 'group', label, fields }) as const;
const list = <Fields extends ContentFields>(
  label: string,
  noun: string,
  [min, max]: readonly [number, number],
  fields: Fields,
) => ({ kind: 'list', label, noun, min, max, fields }) as const;

const heading = (lines: number) => text('Heading', 30 * lines, { lines: true });
const banner = (desktop: number, phone: number) => ({
  desktop: pictureUnderText('Picture', desktop, 'On tablets and larger screens'),
  phone: pictureUnderText('Picture on phones', phone, 'Its upright or square crop'),
});
const tile = (ratio: number) => ({
  title: text('Heading', 30),
  text: text('Text', 100),
  picture: pictureUnderText('Picture', ratio, 'The text is at its foot'),
});

const links = (max: number) => list('Links', 'link', [0, max], { link });
const terms = (max: number) =>
  list('Terms', 'term', [0, max], {
    name: text('Name', 40, { optional: true }),
    text: text('Text', 600),
  });
const story = {
  title: text('Heading', 40),
  text: text('Text', 900, { lines: true }),
  terms: terms(8),
  links: links(2),
  picture: picture('Picture', 1.5, 'Next to the text'),
};
const pageBanner = { title: heading(2), text: text('Text', 140), ...banner(2, 0.875) };
const sections = list('Sections', 'section', [0, 8], {
  title: text('Heading', 40),
  lead: text('Lead', 200, { optional: true }),
  terms: terms(20),
});
/** What search engines and shared links show of a page. */
const searchEngines = <Page extends string>(page: Page, path: string, name: string) =>
  block(page, path, `${name} in search engines`, {
    title: text('Title', 60),
    description: text('Description', 200),
  });

interface ContentBlock {
  /** Where it is shown. */
  page: string;
  title: string;
  /** The path of a page that shows it. */
  path: string;
  fields: ContentFields;
}
function block<Page extends string, Fields extends ContentFields>(
  page: Page,
  path: string,
  title: string,
  fields: Fields,
) {
  return { page, path, title, fields } as const satisfies ContentBlock;
}

/** Every text and picture that is edited in the admin, by the page that shows it. */
export const CONTENT_BLOCKS = {
  'site-announcement': block('site', '/', 'Announcement', {
    announcements: list('Line at the top of every page', 'line', [0, 1], {
      text: text('Text', 90),
      links: links(1),
    }),
  }),
  'site-contact': block('site', '/', 'Contact', {
    mail: text('E-mail', 254),
    phone: text('Phone', 30),
    social: list('Social pages, first the one whose posts home shows', 'page', [1, 6], { link }),
  }),
  'site-footer': block('site', '/', 'Footer', {
    newsletter: heading(2),
    claim: text('About the brand', 300),
    copyright: text('Copyright', 120),
  }),
  'site-wording': block('site', '/', 'Labels and messages', {
    changes: {
      ...list('Texts that read differently', 'text', [0, 1000], {
        original: text('Text on the site', 300, { suggested: true }),
        text: text('Reads', 300, { lines: true, valuesOf: 'original' }),
      }),
      unique: 'original',
    },
  }),
  'home-hero': block('home', '/', 'Highlights', {
    slides: list('Slides', 'slide', [0, 8], {
      title: heading(2),
      text: text('Text', 140),
      link,
      ...banner(1.8, 0.52),
    }),
  }),
  'home-goldi': block('home', '/', 'Goldi', {
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
  }),
  'home-categories': block('home', '/', 'Categories', {
    men: pictureUnderText('Men', 0.8, 'Under the title, at its foot'),
    women: pictureUnderText('Women', 0.8, 'Under the title, at its foot'),
    unisex: pictureUnderText('Unisex', 0.8, 'Under the title, at its foot'),
  }),
  'home-colours': block('home', '/', 'Colours', { title: text('Heading', 40) }),
  'home-tiles': block('home', '/', 'Tiles', {
    products: group('Products', tile(1.6)),
    warranty: group('Warranty', { title: text('Heading', 30), text: text('Text', 100) }),
    catalogue: group('Catalogue', tile(0.9)),
    store: group('Find a store', tile(1.6)),
  }),
  'home-craft': block('home', '/', 'Craft', {
    title: heading(2),
    picture: picture('Picture', 2.2, 'As wide as the page'),
    facts: list('Facts', 'fact', [0, 4], {
      figure: text('Figure', 12),
      label: text('What it is', 90),
    }),
  }),
  'home-package': block('home', '/', 'What it comes in', {
    title: text('Heading', 40),
    text: text('Text', 200),
    picture: picture('Picture', 1.5, 'Beside the text'),
  }),
  'home-catalogue': block('home', '/', 'The catalogue', {
    title: heading(2),
    text: text('Text', 200),
    pages: list('Pages', 'page', [2, 2], {
      name: text('Name', 40),
      code: text('Code', 20),
      picture: picture('Picture', 1, 'Frame on a plain ground'),
    }),
  }),
  'home-search': searchEngines('home', '/', 'Home'),
  'listing-promotions': block('listing', '/product', 'Promotions', {
    slides: list('Slides', 'slide', [1, 8], banner(3.2, 1.5)),
  }),
  'listing-search': searchEngines('listing', '/product', 'Products'),
  'search-banners': block('search', '/women', 'Search banners', {
    women: group('Women', banner(3.2, 1.5)),
    men: group('Men', banner(3.2, 1.5)),
    unisex: group('Unisex', banner(3.2, 1.5)),
    default: group('Every other search', banner(3.2, 1.5)),
  }),
  'stores-search': searchEngines('stores', '/store', 'Stores'),
  'login-picture': block('login', '/login', 'Log-in picture', {
    picture: picture('Picture', 1, 'On the left half of the page'),
  }),
  'about-banner': block('about', '/about', 'About banner', pageBanner),
  'about-stories': block('about', '/about', 'About stories', {
    stories: list('Stories', 'story', [0, 8], story),
  }),
  'about-search': searchEngines('about', '/about', 'About'),
  'warranty-banner': block('warranty', '/warranty', 'Warranty banner', pageBanner),
  'warranty-promise': block('warranty', '/warranty', 'Warranty promise', {
    figure: text('Figure', 3),
    promise: text('Promise', 200),
    text: text('Text', 200),
    links: links(3),
  }),
  'warranty-terms': block('warranty', '/warranty', 'Warranty terms', { sections }),
  'warranty-care': block('warranty', '/warranty', 'Care', story),
  'warranty-search': searchEngines('warranty', '/warranty', 'Warranty'),
  'privacy-terms': block('privacy', '/privacy', 'Privacy notice', {
    title: heading(2),
    text: text('Text', 200),
    sections,
    rights: group('Your rights', { title: text('Heading', 40), text: text('Text', 400) }),
  }),
  'privacy-search': searchEngines('privacy', '/privacy', 'Privacy'),
} as const;

export type ContentBlockId = keyof typeof CONTENT_BLOCKS;
export const CONTENT_BLOCK_IDS = Object.keys(CONTENT_BLOCKS) as ContentBlockId[];
type PageOf<Id extends ContentBlockId> = (typeof CONTENT_BLOCKS)[Id]['page'];
export type ContentPage = PageOf<ContentBlockId>;
export const CONTENT_PAGES: readonly ContentPage[] = [
  ...new Set(Object.values(CONTENT_BLOCKS).map(({ page }) => page)),
];
/** The blocks of a page, as `GET /api/content/{page}` answers them. */
export type PageContent<Page extends ContentPage = ContentPage> = {
  [Id in ContentBlockId as PageOf<Id> extends Page ? Id : never]: ContentValue<
    (typeof CONTENT_BLOCKS)[Id]['fields']
  >;
};
