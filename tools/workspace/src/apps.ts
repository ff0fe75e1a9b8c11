/** The frontends of this checkout, and where releases go. */
import fs from 'node:fs';
import path from 'node:path';
import { locationOf, readSiteSettings } from './site-settings.mjs';
import { ROOT, fail } from './steps.ts';

const isApp = (folder: string) =>
  fs.existsSync(path.join(ROOT, 'apps', folder, 'webpack.config.mjs'));

/** Folders of the frontends; the shell first, because the others need it. */
export const APPS = fs
  .readdirSync(path.join(ROOT, 'apps'))
  .filter(isApp)
  .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1));

/** A remote is called `wishlist`, its folder `mfe-wishlist`; commands take both. */
export const appName = (name: string) => name.replace(/^mfe-/, '');

export function appFolder(name: string) {
  const folder = APPS.find((app) => app === name || app === `mfe-${name}`);
  if (name === 'api')
    fail(
      'The API is deployed on its own: see docs/how-to/releases.md, "The API". This command is for frontends.',
      'TIV-221',
    );
  return folder ?? fail(`There is no app "${name}". Choose from ${APPS.join(', ')}.`, 'TIV-221');
}

/** @param to a folder or the URL of an object store, instead of that of the settings */
export const releaseLocation = (to?: string) => (to ? locationOf(to) : readSiteSettings().releases);
