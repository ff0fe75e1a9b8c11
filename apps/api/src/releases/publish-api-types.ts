import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../platform/settings/settings.js';

/** What this build answers and takes; `npm run build` writes it beside the code, a compiler alone does not. */
const TYPES = path.join(import.meta.dirname, '../types.json');

/**
 * Leaves the types of the API that runs now in the release folder, where `npm run deploy` holds frontends against them.
 * Where there is no such folder, or it cannot be written, deploys go by those of their own checkout.
 */
export async function publishApiTypes({ releases }: Settings): Promise<void> {
  if (!existsSync(TYPES)) return;
  const folder = path.join(releases, '.api');
  const draft = path.join(folder, `.types.${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await copyFile(TYPES, draft);
    await rename(draft, path.join(folder, 'types.json'));
  } catch (error) {
    console.warn(`The API's types could not be left in ${folder}: ${(error as Error).message}`);
  }
}
