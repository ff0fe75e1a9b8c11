// @ts-check
/** What the files of a build weigh, and the hashes that they are held to. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { integrityOf } from '@tivara/releases';
import { TYPES } from './gates/types/type-text.mjs';

const brotli = promisify(zlib.brotliCompress);
const COMPRESSED = /\.(js|css|json|svg)$/;

/**
 * Hashes and sizes of what is served, and a brotli copy beside each text file.
 * @param {string} dist Holds `web` and `server`.
 * @returns {Promise<Record<string, import('@tivara/contracts').ReleaseFile>>} by path inside `dist`; `brotli` and `bytes` are bytes
 */
export async function measure(dist) {
  const found = fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === TYPES || /^(web|server)\/.*\.(js|css|woff2)$/.test(file))
    .sort();
  const measured = await Promise.all(
    found.map(async (file) => {
      const content = fs.readFileSync(path.join(dist, file));
      const small = COMPRESSED.test(file) ? await brotli(content) : content;
      if (small !== content && file.startsWith('web/'))
        fs.writeFileSync(path.join(dist, `${file}.br`), small);
      return [
        file,
        { integrity: integrityOf(content), bytes: content.length, brotli: small.length },
      ];
    }),
  );
  return Object.fromEntries(measured);
}

/** The part of a version that names its content. @param {Record<string, { integrity: string }>} files */
export function fingerprint(files) {
  const list = Object.entries(files).map(([file, { integrity }]) => `${file} ${integrity}`);
  return createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 10);
}
