import { BRAND } from './brand.js';
import type { SiteContent } from './site-fields.js';

/** What every page shows before it is edited, and where its content cannot be loaded. */
export const SITE_CONTENT: SiteContent = {
  'site-announcement': { announcements: [] },
  'site-contact': {
    mail: BRAND.mail,
    phone: BRAND.phone,
    social: Object.values(BRAND.social).map(({ label, url }) => ({ link: { label, to: url } })),
  },
  'site-footer': {
    newsletter: 'Letters from the workshop,\nfour times a year',
    claim: BRAND.claim,
    copyright: `Copyright © 2024 ${BRAND.name} All Rights Reserved.`,
  },
  'site-wording': { changes: [] },
};
