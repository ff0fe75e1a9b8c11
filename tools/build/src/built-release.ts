import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@tivara/contracts';

/** Reads the release.json of an app's dist folder. */
export function builtRelease(dist: string): Release {
  const file = path.join(dist, 'release.json');
  if (!fs.existsSync(file)) throw new Error(`${dist} has no release.json: build the app first.`);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not JSON: build the app again.`);
  }
}
