import { readFileSync } from 'node:fs';
import {
  BRAND,
  CONTENT_BLOCKS,
  SITE_CONTENT,
  mapPictures,
  type ContentBlockId,
  type ContentFields,
} from '@tivara/contracts';
import { mediaColumns, toPicture, type KeyedPicture } from '../platform/media/picture.js';
import type { PictureDto } from '../platform/media/picture.dto.js';

/** The same path from src and from dist. */
const PICTURES = new URL('../../../../demo/pictures.json', import.meta.url);

const banner = (name: string) => ({ desktop: `${name}-desktop`, phone: `${name}-phone` });
const terms = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));
const links = (paths: Readonly<Record<string, string>>) =>
  Object.entries(paths).map(([label, to]) => ({ link: { label, to } }));
const goldi = (more = '') => `/product?Collection_Name=${BRAND.goldLine}${more}`;

/** What a block shows before it is edited; pictures by their name in demo/pictures.json. (SPEC 3, Banner image lists) */
const DEFAULTS: Record<ContentBlockId, Record<string, unknown>> = {
  ...SITE_CONTENT,
  'home-hero': {
    slides: [
      {
        title: 'Seven grams\nof titanium',
        text: 'Drawn to wire, bent cold, polished by hand. The rest is patience.',
        link: { to: '/product', label: 'See the frames' },
        ...banner('home-2'),
      },
      {
        title: 'Drawn once,\nworn for years',
        text: 'Few models, in small numbers, kept for as long as people wear them.',
        link: { to: '/about', label: 'Read our story' },
        ...banner('home-1'),
      },
      {
        title: 'Almost\nnot there',
        text: 'Two lenses, one bridge, and nothing round the view.',
        link: { to: '/product?Frame_Type=Rimless', label: 'See rimless frames' },
        ...banner('home-3'),
      },
      {
        title: 'For the long\nway home',
        text: 'Sun lenses, dark at the brow and clear at the foot.',
        link: { to: '/product?Shape_Name=Aviator', label: 'See the aviators' },
        ...banner('home-4'),
      },
      {
        title: 'As clear as\nfirst light',
        text: 'Crystal acetate over a titanium core that you can see.',
        link: { to: '/product?Color=CRYSTAL', label: 'See frames in crystal' },
        ...banner('home-5'),
      },
    ],
  },
  'home-goldi': {
    title: BRAND.goldLine,
    slides: [
      {
        text: 'Plated in 18-karat gold, three microns deep, and numbered inside the temple.',
        link: { to: goldi(), label: `See ${BRAND.goldLine}` },
        ...banner('goldi-1'),
      },
      {
        text: 'A round rim inside a second, finer one, the way a stone is set in gold foil.',
        link: { to: goldi('&Shape_Name=Round'), label: `See round ${BRAND.goldLine}` },
        ...banner('goldi-2'),
      },
      {
        text: 'Brushed along the bar, polished on the bevel. The gold keeps its colour in shade.',
        link: { to: goldi('&Shape_Name=Aviator'), label: `See ${BRAND.goldLine} aviators` },
        ...banner('goldi-3'),
      },
      {
        text: 'Rimless, with every metal part plated: what is left is lens and light.',
        link: { to: goldi('&Shape_Name=Oval'), label: `See oval ${BRAND.goldLine}` },
        ...banner('goldi-4'),
      },
    ],
  },
  'home-categories': {
    men: 'category-men',
    women: 'category-women',
    unisex: 'category-unisex',
  },
  'home-colours': { title: 'Fourteen colours' },
  'home-tiles': {
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
  'home-craft': {
    title: 'Bent cold,\nfinished by hand',
    picture: 'craft',
    facts: [
      { figure: '0.85 mm', label: 'titanium wire, from which the rim of TV-104 is bent' },
      { figure: '3 µm', label: `of 18-karat gold on every frame of ${BRAND.goldLine}` },
      { figure: '2 years', label: 'of warranty, from the day of purchase' },
    ],
  },
  'home-package': {
    title: 'What it comes in',
    text: 'A hard case, a box, a cloth, and a card with the date that your warranty counts from.',
    picture: 'package',
  },
  'home-catalogue': {
    title: 'The catalogue,\nin print',
    text: 'Every frame, every colour and every size, page by page, to keep or to take to your optician.',
    pages: [
      { name: 'Alibag', code: 'TV-118', picture: 'tv-118-havana-gold-three-quarter' },
      { name: 'Kala', code: 'TV-133', picture: 'tv-133-red-gold-three-quarter' },
    ],
  },
  'login-picture': { picture: 'entry' },
  'home-search': { title: BRAND.name, description: BRAND.claim },
  'listing-promotions': {
    slides: ['promo-1', 'promo-2', 'promo-3', 'promo-4', 'promo-5'].map(banner),
  },
  'listing-search': {
    title: 'Products',
    description:
      'All frames in titanium and acetate: by gender, material, collection, shape, colour and size.',
  },
  'search-banners': {
    women: banner('listing-women'),
    men: banner('listing-men'),
    unisex: banner('listing-unisex'),
    default: banner('listing-default'),
  },
  'stores-search': {
    title: 'Find a store',
    description: `Opticians that stock ${BRAND.name} frames: addresses and directions.`,
  },
  'about-banner': {
    title: 'One pair,\nworn for years',
    text: `Titanium and acetate-titanium frames, drawn and finished in ${BRAND.city}.`,
    ...banner('about'),
  },
  'about-stories': {
    stories: [
      {
        title: 'Our Story',
        text: `${BRAND.name} began with a hinge. The ones we could buy would not stay tight, so we cut our own, and another after it, until one opened on the thousandth morning as it had on the first. The frame came afterwards.\nWe still work in that order: the part that moves, then the line that holds it. Few models, in small numbers, kept for as long as people wear them.`,
        terms: [],
        links: [],
        picture: 'about-1',
      },
      {
        title: 'Our Vision & Values',
        text: 'A good frame is forgotten once it is on. We draw for that, and judge a frame by three things.',
        terms: terms({
          'Timeless design':
            'Shapes that were right forty years ago and will be in forty more. Nothing is added for a season.',
          Comfort:
            'Weight is taken out before anything is put in. Pads turn, temples bend, and an optician sets both to the face.',
          Durability:
            'Metal that does not rust, hinges that stay tight, and a warranty of two years behind both.',
        }),
        links: links({ 'Read the warranty': '/warranty' }),
        picture: 'about-2',
      },
      {
        title: 'Materials We Use',
        text: 'Titanium, and acetate carried by titanium. Both are chosen for how they are after ten years, not for how they look on the first day.',
        terms: terms({
          Titanium:
            'As strong as steel at little more than half its weight, and untroubled by sweat and salt. It holds no nickel, so it is kind to the skin. We draw it to wire, bend it cold and polish it by hand.',
          'Acetate-titanium':
            'Acetate is made from cotton and wood, and tumbled until its edges are soft. It gives a frame its colour. The titanium under it carries the lens and keeps the whole thing light.',
        }),
        links: links({ 'See the frames': '/product' }),
        picture: 'about-3',
      },
    ],
  },
  'about-search': {
    title: 'About',
    description: `How ${BRAND.name} makes frames of titanium and acetate-titanium in ${BRAND.city}: timeless design, comfort and durability.`,
  },
  'warranty-banner': {
    title: 'Warranty\nand care',
    text: 'Two years from the date of purchase, and a cloth for all the years after.',
    ...banner('warranty'),
  },
  'warranty-promise': {
    figure: '2',
    promise:
      'A two-year manufacturing warranty from the date of purchase, at any authorised practitioner or optical store.',
    text: 'It asks little of you: keep the warranty card, with its date, and the proof of purchase.',
    links: links({ 'Find a store': '/store', 'Write to us': `mailto:${BRAND.mail}` }),
  },
  'warranty-terms': {
    sections: [
      {
        title: 'Remedy',
        lead: '',
        terms: terms({
          Repair: 'A product with a manufacturing defect is repaired.',
          Replacement: 'Or it is replaced, with the same product or an equivalent one.',
          Where: 'At any authorised practitioner or optical store.',
        }),
      },
      {
        title: 'Exclusions',
        lead: 'The warranty does not cover:',
        terms: [
          'Accidents',
          'Misuse or negligence',
          'Tampering with components, or their loss',
          'Normal wear and tear',
          'Unauthorised repairs',
        ].map((text) => ({ name: '', text })),
      },
      {
        title: 'Conditions',
        lead: '',
        terms: terms({
          'Warranty card': 'The date of purchase is written on the warranty card.',
          'Proof of purchase': 'It is required for every claim, together with the card.',
          Expiry:
            'The warranty ends two years after the date of purchase, however much or little the product has been used.',
          Decision:
            'Whether a defect is covered, and how it is put right, is decided by the company. Its decision is final.',
          Delivery: 'A defective product is delivered at the user’s own risk and cost.',
          Liability: 'The company is not liable for consequential damages.',
          Jurisdiction: `Disputes are subject to the jurisdiction of the courts in ${BRAND.city}.`,
        }),
      },
    ],
  },
  'warranty-care': {
    title: 'Care',
    text: 'Titanium and acetate ask for water, a cloth and a minute. Nothing stronger.',
    terms: terms({
      Titanium:
        'Hold it under lukewarm water with a drop of mild soap. Rinse, then dry it with a cotton cloth, the hinges first.',
      Acetate:
        'Wipe it with a soft, damp cloth and then a dry one. Keep it from alcohol, acetone and heat: they dull the surface and move the shape.',
      'Every day':
        'Take the frame off with both hands. When it is not on your face, it is in its case.',
      'Once a year': 'Have the screws and pads seen to at an authorised store.',
    }),
    links: [],
    picture: 'care',
  },
  'warranty-search': {
    title: 'Warranty and care',
    description: `The two-year manufacturing warranty of ${BRAND.name}: remedy, exclusions and conditions, and how to clean titanium and acetate.`,
  },
  // Must match the retention in apps/api/src/customers/personal-data.
  'privacy-terms': {
    title: 'What we store,\nand what we don’t',
    text: 'You can view every frame and save as many as you like without an account.',
    sections: [
      {
        title: 'In your browser',
        lead: '',
        terms: terms({
          Wishlist:
            'The frames you save, compare or viewed last stay in your browser’s storage until you remove them. We see your saved frames only when you send us an enquiry or create a link to share them. A link works for 90 days and does not show who created it. If you log in, the list is also stored with your account, so that you have it in every browser.',
          Cookies:
            'None, unless you log in. Then one stores your session, and one remembers for 180 days that this device has logged in before, so that other people’s failed attempts cannot lock you out. While we try out a new version of a part of this site, an anonymous cookie keeps you on one version until you close the browser.',
          'Third parties':
            'No advertising, no trackers, and nothing loaded from other servers. Posts from our social page are copies on this site.',
        }),
      },
      {
        title: 'On our servers',
        lead: '',
        terms: terms({
          Enquiries:
            'Your name, e-mail, phone number and the frames you ask about, so that we can answer you. If you choose a store, it gets them too. We erase them two years after we received them, once they are answered.',
          Newsletter:
            'Your e-mail, if you subscribe. We send nothing until you confirm it. An address that is not confirmed is erased after 7 days. Every newsletter has a link to unsubscribe; after that we store the address for a year, only to remember that you unsubscribed.',
          Accounts:
            'Your user name, your e-mail and a fingerprint of your password from which it cannot be read. We store them until the account is deleted.',
          Sessions:
            'While you are logged in: your network address and the name of your browser, so that you can see who uses your account. A session ends after 2 hours without use, and after 12 hours in any case.',
          Mails:
            'Which mails we sent you, and when, for a year. We erase their text after 30 days; mails with a personal link, as soon as they are sent.',
          Location:
            'Nothing. When you search for stores near you, your browser sends your location, rounded to about a kilometre, and we do not store it.',
          Reports:
            'When a part of this site works or fails in your browser, it reports which part, in which version. Reports contain nothing about you and are erased after 30 days.',
          Logs: 'The time, the address of each requested page and the network address of the request, to keep the site running and secure. They contain no form data.',
        }),
      },
    ],
    rights: {
      title: 'Your rights',
      text: 'Ask us for a copy of your data, to correct it or to erase it: write from the e-mail address it belongs to, or call us. We do not sell your data.',
    },
  },
  'privacy-search': {
    title: 'Privacy',
    description: `What ${BRAND.name} stores about you on this site, for how long, and how to have it erased.`,
  },
};

export type DefaultMedia = ReturnType<typeof mediaColumns>;

export interface DefaultContent {
  values: Readonly<Record<ContentBlockId, Record<string, unknown>>>;
  /** Rows for the pictures of `values`, by URL. */
  media: ReadonlyMap<string, DefaultMedia>;
}

/** @throws Error for a picture that is not in demo/pictures.json */
export function readDefaultContent(): DefaultContent {
  const pictures = JSON.parse(readFileSync(PICTURES, 'utf8')) as Record<string, KeyedPicture>;
  const media = new Map<string, DefaultMedia>();
  const toDefault = (name: unknown): PictureDto => {
    const picture = pictures[String(name)];
    if (!picture) throw new Error(`There is no demo picture ${String(name)}.`);
    const row = mediaColumns(picture);
    const shown = toPicture({ ...row, alt: picture.alt });
    media.set(shown.url, row);
    return shown;
  };
  const values = Object.entries(CONTENT_BLOCKS).map(
    ([id, { fields }]: [string, { fields: ContentFields }]) => [
      id,
      mapPictures(fields, DEFAULTS[id as ContentBlockId], toDefault),
    ],
  );
  return { values: Object.fromEntries(values) as DefaultContent['values'], media };
}
