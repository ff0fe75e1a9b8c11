// @ts-check
/**
 * npm run dev [-- app…]: the named apps (all without a name) hot from development servers, the rest as built.
 * npm run dev -- app --against https://site: one remote from this checkout inside a site that runs elsewhere.
 */
import { parseArgs } from 'node:util';
import { appFolder } from './apps.mjs';
import { buildLibraries, fail } from './steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const named = positionals.map(appFolder);
const port = Number(process.env.PORT || 3000);

await buildLibraries();
if (values.against) {
  const [app, ...more] = named;
  if (!app || app === 'shell' || more.length)
    fail('Name one remote: npm run dev -- mfe-wishlist --against https://site');
  const { devAgainst } = await import('./dev-against.mjs');
  await devAgainst(app, values.against, port);
} else {
  const { devWhole } = await import('./dev-whole.mjs');
  await devWhole(named, port);
}
