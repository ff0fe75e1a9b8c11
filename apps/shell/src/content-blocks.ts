import {
  BRAND,
  SITE_BLOCKS,
  contentFields,
  type ContentDeclarations,
  type ContentOf,
} from '@tivara/contracts';

const { banner, block, group, heading, links, list, picture, searchEngines, text } = contentFields;

/** The two pictures of a banner in demo/pictures.json. */
const named = (name: string) => ({ desktop: `${name}-desktop`, phone: `${name}-phone` });
const toTerms = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));
const toLinks = (paths: Readonly<Record<string, string>>) =>
  Object.entries(paths).map(([label, to]) => ({ link: { label, to } }));

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

/** What the brand edits on every page, and on the shell's own. Imported by pages as a type only. */
const CONTENT = {
  site: SITE_BLOCKS,
  about: {
    'about-banner': block('/about', 'About banner', pageBanner, {
      title: 'One pair,\nworn for years',
      text: `Titanium and acetate-titanium frames, drawn and finished in ${BRAND.city}.`,
      ...named('about'),
    }),
    'about-stories': block(
      '/about',
      'About stories',
      {
        stories: list('Stories', 'story', [0, 8], story),
      },
      {
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
            terms: toTerms({
              'Timeless design':
                'Shapes that were right forty years ago and will be in forty more. Nothing is added for a season.',
              Comfort:
                'Weight is taken out before anything is put in. Pads turn, temples bend, and an optician sets both to the face.',
              Durability:
                'Metal that does not rust, hinges that stay tight, and a warranty of two years behind both.',
            }),
            links: toLinks({ 'Read the warranty': '/warranty' }),
            picture: 'about-2',
          },
          {
            title: 'Materials We Use',
            text: 'Titanium, and acetate carried by titanium. Both are chosen for how they are after ten years, not for how they look on the first day.',
            terms: toTerms({
              Titanium:
                'As strong as steel at little more than half its weight, and untroubled by sweat and salt. It holds no nickel, so it is kind to the skin. We draw it to wire, bend it cold and polish it by hand.',
              'Acetate-titanium':
                'Acetate is made from cotton and wood, and tumbled until its edges are soft. It gives a frame its colour. The titanium under it carries the lens and keeps the whole thing light.',
            }),
            links: toLinks({ 'See the frames': '/product' }),
            picture: 'about-3',
          },
        ],
      },
    ),
    'about-search': searchEngines('/about', 'About', {
      title: 'About',
      description: `How ${BRAND.name} makes frames of titanium and acetate-titanium in ${BRAND.city}: timeless design, comfort and durability.`,
    }),
  },
  warranty: {
    'warranty-banner': block('/warranty', 'Warranty banner', pageBanner, {
      title: 'Warranty\nand care',
      text: 'Two years from the date of purchase, and a cloth for all the years after.',
      ...named('warranty'),
    }),
    'warranty-promise': block(
      '/warranty',
      'Warranty promise',
      {
        figure: text('Figure', 3),
        promise: text('Promise', 200),
        text: text('Text', 200),
        links: links(3),
      },
      {
        figure: '2',
        promise:
          'A two-year manufacturing warranty from the date of purchase, at any authorised practitioner or optical store.',
        text: 'It asks little of you: keep the warranty card, with its date, and the proof of purchase.',
        links: toLinks({ 'Find a store': '/store', 'Write to us': `mailto:${BRAND.mail}` }),
      },
    ),
    'warranty-terms': block(
      '/warranty',
      'Warranty terms',
      { sections },
      {
        sections: [
          {
            title: 'Remedy',
            lead: '',
            terms: toTerms({
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
            terms: toTerms({
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
    ),
    'warranty-care': block('/warranty', 'Care', story, {
      title: 'Care',
      text: 'Titanium and acetate ask for water, a cloth and a minute. Nothing stronger.',
      terms: toTerms({
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
    }),
    'warranty-search': searchEngines('/warranty', 'Warranty', {
      title: 'Warranty and care',
      description: `The two-year manufacturing warranty of ${BRAND.name}: remedy, exclusions and conditions, and how to clean titanium and acetate.`,
    }),
  },
  privacy: {
    'privacy-terms': block(
      '/privacy',
      'Privacy notice',
      {
        title: heading(2),
        text: text('Text', 200),
        sections,
        rights: group('Your rights', { title: text('Heading', 40), text: text('Text', 400) }),
      },
      {
        title: 'What we store,\nand what we don’t',
        text: 'You can view every frame and save as many as you like without an account.',
        sections: [
          {
            title: 'In your browser',
            lead: '',
            terms: toTerms({
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
            terms: toTerms({
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
    ),
    'privacy-search': searchEngines('/privacy', 'Privacy', {
      title: 'Privacy',
      description: `What ${BRAND.name} stores about you on this site, for how long, and how to have it erased.`,
    }),
  },
} satisfies ContentDeclarations;

export default CONTENT;
export type Content = { [Page in keyof typeof CONTENT]: ContentOf<(typeof CONTENT)[Page]> };
