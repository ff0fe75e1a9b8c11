/** The federated site and the monolith, before the same API. */
import path from 'node:path';
import { startDocuments } from '@tivara/workspace/servers';
import { step } from '@tivara/workspace/steps';
import { startSite } from '../site.ts';
import { buildMonolith } from './monolith.ts';

export const VARIANTS = ['federated', 'monolith'] as const;
export type Variant = (typeof VARIANTS)[number];
export type Both = Awaited<ReturnType<typeof startBoth>>;

export async function startBoth() {
  const site = await startSite();
  const releases = path.join(site.folder, 'monolith');
  await step('Building the monolith', () => buildMonolith(releases));
  const monolith = await startDocuments({ releases, api: site.api });
  return {
    folder: site.folder,
    api: site.api,
    origins: { federated: site.origin, monolith: monolith.origin },
    releases: { federated: site.releases, monolith: releases },
    [Symbol.dispose]: () => [monolith, site].forEach((each) => each[Symbol.dispose]()),
  };
}
