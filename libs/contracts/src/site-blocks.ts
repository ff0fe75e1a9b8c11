import { block } from './content-fields.js';
import { SITE_CONTENT } from './site-content.js';
import { SITE_FIELDS, type SiteContent } from './site-fields.js';
import type { ContentValue } from './content.js';

const siteBlock = <Id extends keyof SiteContent>(id: Id, title: string) =>
  block(
    '/',
    title,
    SITE_FIELDS[id],
    SITE_CONTENT[id] as ContentValue<(typeof SITE_FIELDS)[Id], string>,
  );

/** What every page shows. The shell declares them, and the API words mails with two of them. */
export const SITE_BLOCKS = {
  'site-announcement': siteBlock('site-announcement', 'Announcement'),
  'site-contact': siteBlock('site-contact', 'Contact'),
  'site-footer': siteBlock('site-footer', 'Footer'),
  'site-wording': siteBlock('site-wording', 'Labels and messages'),
};
