// @ts-check
/** npm run bench -- api: what the API costs, beside what Node itself needs for the same bytes; -- listing: what a filter and a search cost. */
import { fail } from '../steps.mjs';

const BENCHES = { api: () => import('./api.mjs'), listing: () => import('./listing.mjs') };

const [name = 'api'] = process.argv.slice(2);
const bench = BENCHES[/** @type {keyof typeof BENCHES} */ (name)];
if (!bench) fail(`There is no bench named ${name}. There are: ${Object.keys(BENCHES).join(', ')}.`);
await (await bench()).run();
