import { hasModule, splitId, type ComposedRemote, type Composition } from '@tivara/contracts';
import { Federation, type ModuleMonitor } from '@tivara/federation';
import { FEDERATION_RUNTIME } from '@tivara/federation/shared-modules';
import { withTimeLimit, yieldToMain } from '../timing';
import { federationRuntime, shareScopeMap } from './federation-runtime';
import { runScript } from './scripts';
import { attachStyles } from './styles';

/** A module that takes longer counts as failed. (ms) */
const MODULE_TIMEOUT_MS = 6_000;
/** After Try again, when a request may first be answered by the file that hung. (ms) */
const RETRY_TIMEOUT_MS = 15_000;

interface Container {
  init: (shareScope: object, initScope: object[], options: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
}

/** Loads remotes from the exact files that the document named, checked against their hashes. */
export function createBrowserFederation(
  composition: Composition,
  monitor: ModuleMonitor,
): Federation {
  // Remotes are built without the federation runtime and use this one.
  Object.assign(globalThis, { [FEDERATION_RUNTIME]: federationRuntime });
  const byName = new Map(composition.remotes.map((remote) => [remote.name, remote]));
  const containers = new Map<string, Promise<Container>>();

  /** One container for each remote: an entry that ran never runs again, as two copies of a remote have two states. */
  const containerOf = (remote: ComposedRemote): Promise<Container> => {
    const { name } = remote;
    let container = containers.get(name);
    if (!container) {
      container = startRemote(remote);
      containers.set(name, container);
      container.catch(() => containers.delete(name));
    }
    return container;
  };

  const fetchModule = async (id: string, again: boolean): Promise<unknown> => {
    await yieldToMain();
    const { remote: name, expose } = splitId(id);
    const remote = byName.get(name);
    const assets = remote?.exposes[expose];
    if (!remote || !assets) throw new Error(`${id} is not part of this page's composition`);
    // A remote of another build may load its files in another way.
    const scripts = remote.runtime === 'shell' ? assets.js : [];
    const [container] = await Promise.all([
      containerOf(remote),
      attachStyles(assets.css, again),
      ...scripts.map(runScript),
    ]);
    const module = (await container.get(`./${expose}`))();
    if (!module) throw new Error(`${id} is empty`);
    return module;
  };

  /** A browser answers the first new request of each file from its failed preload, so a retry may need one attempt per file. */
  const fetchAgain = async (id: string): Promise<unknown> => {
    const { remote, expose } = splitId(id);
    for (let tries = byName.get(remote)?.exposes[expose]?.js.length ?? 0; tries >= 0; tries--)
      try {
        return await fetchModule(id, true);
      } catch {
        continue;
      }
    return fetchModule(id, true);
  };

  return new Federation(
    (id, retryCount) =>
      retryCount === 0
        ? withTimeLimit(MODULE_TIMEOUT_MS, id, fetchModule(id, false))
        : withTimeLimit(RETRY_TIMEOUT_MS, id, fetchAgain(id)),
    (id) => hasModule(composition, id),
    monitor,
  );
}

/** Runs a remote's entry and hands it the shared modules. Yields between its steps. */
async function startRemote({ name, entry, runtime }: ComposedRemote): Promise<Container> {
  // Defines the global that remotes with a runtime of their own read. (`externalRuntime`, docs/contracts.md)
  if (runtime !== 'shell') await import('./runtime-core');
  const globalName = `tivara_${name}`;
  const loaded = () => (globalThis as Record<string, unknown>)[globalName] as Container | undefined;
  // A request that was given up may have been answered later.
  if (!loaded()) await runScript(entry);
  await yieldToMain();
  const container = loaded();
  if (!container) throw new Error(`${entry.url} does not define ${globalName}`);
  await container.init(shareScopeMap.default, [], { shareScopeKeys: 'default', shareScopeMap });
  await yieldToMain();
  return container;
}
