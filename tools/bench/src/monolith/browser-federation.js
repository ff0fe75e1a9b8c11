/** Replaces the shell's `client/federation` in the monolith: its modules are part of the same build. */
import { hasModule, splitId } from '@tivara/contracts';
import { Federation } from '@tivara/federation';
import { modules } from 'monolith-modules';

export function createBrowserFederation(composition, monitor) {
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
