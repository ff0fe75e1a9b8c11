import type { Settings } from './settings/settings.js';

const LOCAL = 'http://localhost:3000';

/** Never from a Host header. (DECISIONS, Settings) */
export const siteUrl = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>, path: string): string =>
  `${publicOrigin ?? LOCAL}${path}`;
