/** Distributes the transferred bytes of scripts to the packages and folders that their code comes from. */
import fs from 'node:fs';
import path from 'node:path';
import { TraceMap, decodedMappings } from '@jridgewell/trace-mapping';

/** Code that a build adds to the sources: module wrappers, entries of remotes. */
const BUNDLER = 'webpack and the entries of remotes';

/** @param scripts transferred bytes by URL path @param releases the served folder @returns bytes by package, or by part of this repository */
export function originsOf(
  scripts: Record<string, number>,
  releases: string,
): Record<string, number> {
  const origins: Record<string, number> = {};
  for (const [url, bytes] of Object.entries(scripts)) {
    const file = path.join(releases, url.replace(/^\/r\//, ''));
    const shares = sharesOf(fs.readFileSync(file, 'utf8'), fs.readFileSync(`${file}.map`, 'utf8'));
    const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
    // Assumes that every part of a file compresses alike.
    for (const [origin, share] of Object.entries(shares))
      origins[origin] = (origins[origin] ?? 0) + (bytes * share) / all;
  }
  return origins;
}

function sharesOf(code: string, map: string): Record<string, number> {
  const trace = new TraceMap(map);
  const mappings = decodedMappings(trace);
  const shares: Record<string, number> = {};
  for (const [number, line] of code.split('\n').entries()) {
    const segments = [[0], ...(mappings[number] ?? [])];
    for (const [index, [column, source]] of segments.entries()) {
      const origin = source === undefined ? BUNDLER : originOf(trace.sources[source] ?? '');
      const end = segments[index + 1]?.[0] ?? line.length;
      shares[origin] = (shares[origin] ?? 0) + end - column;
    }
  }
  return shares;
}

function originOf(source: string) {
  const [, scope, name] = /.*node_modules\/(?:(@[^/]+)\/)?([^/]+)/.exec(source) ?? [];
  // The federation plugin writes into a hidden folder there.
  if (name) return name.startsWith('.') ? BUNDLER : (scope ?? name);
  return /\/(?:libs|apps)\//.test(source) || /^webpack:\/\/[^/]+\/\.?\/?src\//.test(source)
    ? 'this repository'
    : BUNDLER;
}
