import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../platform/settings/settings.js';

/** Missing after a bare compilation. */
const TYPES = path.join(import.meta.dirname, '../types.json');

/** `npm run deploy` checks frontends against it, or against its own checkout. */
export async function publishApiTypes({ releases }: Settings): Promise<void> {
  if (!existsSync(TYPES)) return;
  const folder = path.join(releases, '.api');
  const draft = path.join(folder, `.types.${process.pid}`);
  try {
    const made = await mkdir(folder, { recursive: true });
    await copyFile(TYPES, draft);
    // Document servers and deploys of other users read them, whatever the umask of this process.
    for (const each of made ? [releases, folder] : []) await chmod(each, 0o755);
    await chmod(draft, 0o644);
    await rename(draft, path.join(folder, 'types.json'));
  } catch (error) {
    console.warn(`Cannot publish the API's types in ${folder}: ${(error as Error).message}`);
  }
}
