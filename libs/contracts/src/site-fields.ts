import { heading, link, links, list, text } from './content-fields.js';
import type { ContentValue } from './content.js';

/** Of the blocks that every page shows. */
export const SITE_FIELDS = {
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
  [Id in keyof typeof SITE_FIELDS]: ContentValue<(typeof SITE_FIELDS)[Id]>;
};
