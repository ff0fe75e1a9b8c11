// @ts-check
/**
 * npm run preview -- <app> <version> [--hours 24] [--to <release folder>]
 *
 * Prints a link that shows a version of the release folder to whoever holds it, until it expires. It is signed with the site's
 * SECRET; the site's address is PUBLIC_URL.
 */
import { parseArgs } from 'node:util';
import { appName, releaseFolder } from './apps.mjs';
import { buildLibraries, fail } from './steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, hours: { type: 'string', default: '24' } },
});
const [named, version] = positionals;
if (!named || !version) fail('Which version? npm run preview -- <app> <version> [--hours 24]');
const hours = Number(values.hours);
if (!(hours > 0 && hours <= 168)) fail(`--hours is "${values.hours}". Give 1 to 168 hours.`);
const secret =
  process.env.SECRET ??
  fail('SECRET is not set. Set the site’s own, or make the link on the releases page.');
await buildLibraries();
const { ReleaseStore, previewPath } = await import('@tivara/releases');
const app = appName(named);
await new ReleaseStore(releaseFolder(values.to))
  .release(app, version)
  .catch((/** @type {Error} */ error) => fail(error.message));
const until = Date.now() + hours * 3600_000;
const origin = process.env.PUBLIC_URL || 'http://localhost:3000';
console.log(new URL(previewPath(secret, { app, version, until }), origin).href);
console.log(`It works until ${new Date(until).toISOString()}.`);
