import { block, heading, link, links, list, text } from './content-fields.js';
import { SITE_CONTENT } from './site-content.js';
import type { ContentValue } from './content.js';

const FIELDS = {
  'site-announcement': {
    announcements: list('Line at the top of every page', 'line', [0, 1], {
      text: text('Text', 90),
      links: links(1),
    }),
  },
  'site-contact': {
    mail: text('E-mail', 254),
    phone: text('Phone', 30),
    social: list('Social pages, first the one whose posts home shows', 'page', [1, 6], { link }),
  },
  'site-footer': {
    newsletter: heading(2),
    claim: text('About the brand', 300),
    copyright: text('Copyright', 120),
  },
  'site-wording': {
    changes: {
      ...list('Texts that read differently', 'text', [0, 1000], {
        original: text('Text on the site', 300, { suggested: true }),
        text: text('Reads', 300, { lines: true, valuesOf: 'original' }),
      }),
      unique: 'original',
    },
  },
} as const;

export type SiteContent = {
  [Id in keyof typeof FIELDS]: ContentValue<(typeof FIELDS)[Id]>;
};

const siteBlock = <Id extends keyof SiteContent>(id: Id, title: string) =>
  block('/', title, FIELDS[id], SITE_CONTENT[id] as ContentValue<(typeof FIELDS)[Id], string>);

/** What every page shows. The shell declares them, and the API words mails with two of them. */
export const SITE_BLOCKS = {
  'site-announcement': siteBlock('site-announcement', 'Announcement'),
  'site-contact': siteBlock('site-contact', 'Contact'),
  'site-footer': siteBlock('site-footer', 'Footer'),
  'site-wording': siteBlock('site-wording', 'Labels and messages'),
};
