/**
 * npm run dev [-- app…]
 * npm run dev -- app --against https://site
 * The named apps (default: all) with hot reload, the others as built; or one remote of this checkout in a site that runs elsewhere.
 */
import { parseArgs } from 'node:util';
import { appFolder } from '@tivara/workspace/apps';
import { fail } from '@tivara/workspace/steps';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const named = positionals.map(appFolder);
const port = Number(process.env.PORT || 3000);

if (values.against) {
  const [app, ...more] = named;
  if (!app || app === 'shell' || more.length)
    fail('Name one remote: npm run dev -- mfe-wishlist --against https://site');
  const { devAgainst } = await import('./dev-against.ts');
  await devAgainst(app, values.against, port);
} else {
  const { devSite } = await import('./dev-site.ts');
  await devSite(named, port);
}
