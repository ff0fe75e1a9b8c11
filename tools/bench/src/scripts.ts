/** What the scripts of a page are made of: the bytes that were transferred, shared out by where the code comes from. */
import fs from 'node:fs';
import path from 'node:path';
import { TraceMap, decodedMappings } from '@jridgewell/trace-mapping';

/** What a build wrote beside the sources: modules' wrappers, the files of pieces, the entries of remotes. */
export const GLUE = 'webpack and the entries of remotes';

/**
 * @param scripts Bytes as transferred, by the path that the site serves.
 * @param releases The folder that the site serves them from.
 * @returns bytes by package, or by part of this repository
 */
export function originsOf(
  scripts: Record<string, number>,
  releases: string,
): Record<string, number> {
  const origins: Record<string, number> = {};
  for (const [address, bytes] of Object.entries(scripts)) {
    const file = path.join(releases, address.replace(/^\/r\//, ''));
    const shares = sharesOf(fs.readFileSync(file, 'utf8'), fs.readFileSync(`${file}.map`, 'utf8'));
    const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
    // Compression is taken to be the same for every part of a file.
    for (const [origin, share] of Object.entries(shares))
      origins[origin] = (origins[origin] ?? 0) + (bytes * share) / all;
  }
  return origins;
}

/** Characters of a script by origin. */
function sharesOf(code: string, map: string): Record<string, number> {
  const read = new TraceMap(map);
  const shares: Record<string, number> = {};
  for (const [number, line] of code.split('\n').entries()) {
    const segments = decodedMappings(read)[number] ?? [];
    const places = [{ at: 0, source: null }, ...segments.map(([at, source]) => ({ at, source }))];
    for (const [index, { at, source }] of places.entries()) {
      const origin = typeof source === 'number' ? originOf(read.sources[source] ?? '') : GLUE;
      const end = places[index + 1]?.at ?? line.length;
      shares[origin] = (shares[origin] ?? 0) + end - at;
    }
  }
  return shares;
}

/** A package, or a part of this repository. */
function originOf(source: string) {
  const [, scope, name] = /.*node_modules\/(?:(@[^/]+)\/)?([^/]+)/.exec(source) ?? [];
  // What the federation plugin writes lies in a hidden folder there.
  if (name) return name.startsWith('.') ? GLUE : (scope ?? name);
  return /\/(?:libs|apps)\//.test(source) || /^webpack:\/\/[^/]+\/\.?\/?src\//.test(source)
    ? 'this repository'
    : GLUE;
}
