import type { Settings } from './settings/settings.js';

/** Where `npm start` serves the site when no address was set. */
const LOCAL = 'http://localhost:3000';

/** A page's address as mails name it; never from a Host header. (DECISIONS, Settings) */
export const siteUrl = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>, path: string): string =>
  `${publicOrigin ?? LOCAL}${path}`;
