import {
  hasModule,
  splitId,
  type Asset,
  type ComposedRemote,
  type Composition,
  type PageDeadlines,
} from '@tivara/contracts';
import { Federation, type ModuleMonitor } from '@tivara/federation';
import { FEDERATION_RUNTIME } from '@tivara/federation/shared-modules';
import { loadPart } from '@tivara/ui';
import { withTimeLimit, yieldToMain } from '../timing';
import { createFederationRuntime, shareScopeMap } from './federation-runtime';
import { runScript } from './scripts';
import { attachStyles } from './styles';

interface Container {
  init: (shareScope: object, initScope: object[], options: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
}

/** Loads remotes from the exact files that the document named, checked against their hashes. */
export function createBrowserFederation(
  composition: Composition,
  monitor: ModuleMonitor,
  deadlines: Pick<PageDeadlines, 'module' | 'file' | 'retry'>,
): Federation {
  const byName = new Map(composition.remotes.map((remote) => [remote.name, remote]));
  const containers = new Map<string, Promise<Container>>();
  const runFile = (file: Asset) => runScript(file, deadlines.file);
  // Remotes are built without the federation runtime and use this one.
  Object.assign(globalThis, { [FEDERATION_RUNTIME]: createFederationRuntime(runFile) });

  /** One container for each remote: an entry that ran never runs again, as two copies of a remote have two states. */
  const containerOf = (remote: ComposedRemote): Promise<Container> => {
    const { name } = remote;
    let container = containers.get(name);
    if (!container) {
      container = startRemote(remote, runFile);
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
    if (!remote || !assets) throw new Error(`TIV-403 ${id} is not part of this page's composition`);
    // A remote of another build may load its files in another way.
    const scripts = remote.runtime === 'shell' ? assets.js : [];
    const [container] = await Promise.all([
      containerOf(remote),
      attachStyles(assets.css, again),
      ...scripts.map(runFile),
    ]);
    const module = (await container.get(`./${expose}`))();
    if (!module) throw new Error(`TIV-404 ${id} is empty`);
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
        ? withTimeLimit(deadlines.module, id, fetchModule(id, false))
        : withTimeLimit(deadlines.retry, id, fetchAgain(id)),
    (id) => hasModule(composition, id),
    monitor,
  );
}

/** Runs a remote's entry and hands it the shared modules. Yields between its steps. */
async function startRemote(
  { name, entry, runtime }: ComposedRemote,
  runFile: (file: Asset) => Promise<void>,
): Promise<Container> {
  // Defines the global that remotes with a runtime of their own read. (`externalRuntime`, docs/how-to/contracts.md)
  if (runtime !== 'shell') await loadPart(() => import('./runtime-core'));
  const globalName = `tivara_${name}`;
  const loaded = () => (globalThis as Record<string, unknown>)[globalName] as Container | undefined;
  // A request that was given up may have been answered later.
  if (!loaded()) await runFile(entry);
  await yieldToMain();
  const container = loaded();
  if (!container) throw new Error(`TIV-404 ${entry.url} does not define ${globalName}`);
  await container.init(shareScopeMap.default, [], { shareScopeKeys: 'default', shareScopeMap });
  await yieldToMain();
  return container;
}
