// @ts-check
/** npm run bench -- api: what the API costs, beside what Node itself needs for the same bytes; -- stores: a search among 20,000. */
import { fail } from '../steps.mjs';

const BENCHES = { api: () => import('./api.mjs'), stores: () => import('./stores.mjs') };

const [name = 'api'] = process.argv.slice(2);
const bench = BENCHES[/** @type {keyof typeof BENCHES} */ (name)];
if (!bench) fail(`There is no bench named ${name}. There are: ${Object.keys(BENCHES).join(', ')}.`);
await (await bench()).run();
