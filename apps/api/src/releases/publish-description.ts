import { readFile } from 'node:fs/promises';
import { ReleaseStore } from '@tivara/releases';
import { DESCRIPTION_FILE } from '../platform/http/openapi.js';
import type { Settings } from '../platform/settings/settings.js';

/** `npm run deploy` checks frontends against it, or against its own checkout. */
export async function publishDescription({ releases }: Settings): Promise<void> {
  try {
    await new ReleaseStore(releases).publishApiDescription(await readFile(DESCRIPTION_FILE));
  } catch (error) {
    console.warn(
      `Cannot publish the API's description in ${releases}: ${(error as Error).message}`,
    );
  }
}
