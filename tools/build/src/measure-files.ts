/** Sizes and integrity hashes of a build's files. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { CONTENT_FILE } from '@tivara/contracts';
import { integrityOf } from '@tivara/releases';
import { posix } from '@tivara/workspace/posix';
import { TYPES } from './types/type-text.ts';
import type { ReleaseFile } from '@tivara/contracts';

const brotli = promisify(zlib.brotliCompress);
/** Text that browsers load. */
const COMPRESSED = /^web\/.*\.(js|css)$/;

/** Of a release, for gates and the API. */
const DESCRIPTIONS = [TYPES, CONTENT_FILE];

/** Measures and hashes the descriptions and the files in `web` and `server`, and writes brotli copies next to text of `web`. @returns sizes in bytes, by path */
export async function measure(dist: string): Promise<Record<string, ReleaseFile>> {
  const found = fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map(posix)
    .filter(
      (file) => DESCRIPTIONS.includes(file) || /^(web|server)\/.*\.(js|css|woff2)$/.test(file),
    )
    .sort();
  const measured = await Promise.all(
    found.map(async (file) => {
      const content = fs.readFileSync(path.join(dist, file));
      const small = COMPRESSED.test(file) ? await brotli(content) : content;
      if (small !== content) fs.writeFileSync(path.join(dist, `${file}.br`), small);
      return [
        file,
        { integrity: integrityOf(content), bytes: content.length, brotli: small.length },
      ];
    }),
  );
  return Object.fromEntries(measured);
}

/** A hash of the content, for the version. */
export function fingerprint(files: Record<string, { integrity: string }>) {
  const list = Object.entries(files).map(([file, { integrity }]) => `${file} ${integrity}`);
  return createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 10);
}
