import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseStore } from '@tivara/releases';
import type { Settings } from '../platform/settings/settings.js';

/** Missing after a bare compilation. */
const TYPES = path.join(import.meta.dirname, '../types.json');

/** `npm run deploy` checks frontends against it, or against its own checkout. */
export async function publishApiTypes({ releases }: Settings): Promise<void> {
  const types = await readFile(TYPES).catch(() => null);
  if (!types) return;
  try {
    await new ReleaseStore(releases).publishApiTypes(types);
  } catch (error) {
    console.warn(`Cannot publish the API's types in ${releases}: ${(error as Error).message}`);
  }
}
