/** In place of `client/federation` where shell and remotes are one build. (libs/federation/webpack/define-whole.mjs) */
import { modules } from 'whole-modules';
import { hasModule, splitId, type Composition } from '@tivara/contracts';
import { Federation, type ModuleMonitor } from '@tivara/federation';

/** Pieces are parts of the same build. */
export async function createBrowserFederation(
  composition: Composition,
  monitor: ModuleMonitor,
): Promise<Federation> {
  return new Federation(
    (id) => {
      const { remote, expose } = splitId(id);
      const load = modules[remote]?.[expose];
      return load ? load() : Promise.reject(new Error(`${id} is not part of this build`));
    },
    (id) => hasModule(composition, id),
    monitor,
  );
}
