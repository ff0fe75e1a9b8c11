// @ts-check
/**
 * npm run bench -- api: what the API costs, beside what Node itself needs for the same bytes.
 * npm run bench -- tables: what the back office's tables cost with 20,000 rows, on both engines where MariaDB is installed.
 */
import { fail } from '../steps.mjs';

const BENCHES = { api: () => import('./api.mjs'), tables: () => import('./tables.mjs') };

const [name = 'api'] = process.argv.slice(2);
const bench = BENCHES[/** @type {keyof typeof BENCHES} */ (name)];
if (!bench) fail(`There is no bench named ${name}. There are: ${Object.keys(BENCHES).join(', ')}.`);
await (await bench()).run();
