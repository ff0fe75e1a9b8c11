// @ts-check
/** The frontends of this checkout, and where releases go. */
import fs from 'node:fs';
import path from 'node:path';
import { readSiteSettings } from './site-settings.mjs';
import { ROOT, fail } from './steps.mjs';

const isApp = (/** @type {string} */ folder) =>
  fs.existsSync(path.join(ROOT, 'apps', folder, 'webpack.config.mjs'));

/** Folders of the frontends; the shell first, as the others need it. */
export const APPS = fs
  .readdirSync(path.join(ROOT, 'apps'))
  .filter(isApp)
  .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1));

/** A remote is called `wishlist`, its folder `mfe-wishlist`; commands take both. @param {string} named */
export const appName = (named) => named.replace(/^mfe-/, '');

/** @param {string} named */
export function appFolder(named) {
  const folder = APPS.find((app) => app === named || app === `mfe-${named}`);
  if (named === 'api')
    fail(
      'The API is deployed on its own: see docs/releases.md, "The API". This command is for frontends.',
    );
  return folder ?? fail(`There is no app "${named}". Choose from ${APPS.join(', ')}.`);
}

/** The release folder that a command works on. @param {string} [to] */
export const releaseFolder = (to) => path.resolve(to ?? readSiteSettings().releases);
