/**
 * npm run preview -- <app> <version> [--hours 24] [--to <release folder>]
 * Prints a link that shows a stored version to everyone who has it, until it expires. SECRET signs it; PUBLIC_URL is the site's
 * origin.
 */
import { parseArgs } from 'node:util';
import { ReleaseStore, previewPath, readSecrets } from '@tivara/releases';
import { appName, releaseLocation } from '@tivara/workspace/apps';
import { fail, failWith } from '@tivara/workspace/steps';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, hours: { type: 'string', default: '24' } },
});
const [appArgument, version] = positionals;
if (!appArgument || !version)
  fail('Which version? npm run preview -- <app> <version> [--hours 24]');
const hours = Number(values.hours);
if (!(hours > 0 && hours <= 168)) fail(`--hours is "${values.hours}". Give 1 to 168 hours.`);
const secret =
  process.env.SECRET ??
  fail('SECRET is not set. Set the site’s own, or make the link on the releases page.', 'TIV-106');
const app = appName(appArgument);
await new ReleaseStore(releaseLocation(values.to)).release(app, version).catch(failWith);
const until = Date.now() + hours * 3600_000;
const origin = process.env.PUBLIC_URL || 'http://localhost:3000';
console.log(new URL(previewPath(readSecrets(secret), { app, version, until }), origin).href);
console.log(`It works until ${new Date(until).toISOString()}.`);
