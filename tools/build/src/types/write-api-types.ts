/** Ends the API's build: writes dist/types.json, what this build answers and takes. */
import fs from 'node:fs';
import path from 'node:path';
import { apiTypes } from './api-types.ts';
import { TYPES } from './type-text.ts';

const dir = process.cwd();
fs.writeFileSync(path.join(dir, 'dist', TYPES), `${JSON.stringify(apiTypes(dir))}\n`);
