import { createInstance } from '@module-federation/runtime-tools/runtime';
import federationRuntime from '@module-federation/webpack-bundler-runtime';
import { hasModule, splitId, type ComposedRemote, type Composition } from '@tivara/contracts';
import { Federation, type ModuleMonitor } from '@tivara/federation';
import { FEDERATION_RUNTIME, type SHARED_MODULES } from '@tivara/federation/shared-modules';
import { sharedModules } from '../shared-modules/shared-modules';
import { withTimeLimit, yieldToMain } from '../timing';
import * as runtimeCore from './runtime-core';
import { attachStyles } from './styles';

/** A module that takes longer counts as failed. (ms) */
const MODULE_TIMEOUT_MS = 6_000;
/** After Try again, when a request may first be answered by the file that hung. (ms) */
const RETRY_TIMEOUT_MS = 15_000;
/** Of each file; shorter, so that Try again never waits for a request that was given up. (ms) */
const FILE_TIMEOUT_MS = 5_000;

/** Loads remotes from the exact files that the document named, checked against their hashes. */
export async function createBrowserFederation(
  composition: Composition,
  monitor: ModuleMonitor,
): Promise<Federation> {
  const { remotes } = composition;
  // Remotes are built without the federation runtime and use this one.
  Object.assign(globalThis, {
    [FEDERATION_RUNTIME]: federationRuntime,
    _FEDERATION_RUNTIME_CORE: runtimeCore,
  });
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  const registration = ({ name, entry }: ComposedRemote) => ({
    name,
    entry: absolute(entry.url),
    entryGlobalName: globalName(name),
  });
  const integrityOf = new Map(remotes.map(({ entry }) => [absolute(entry.url), entry.integrity]));
  const instance = createInstance({
    name: 'shell',
    remotes: remotes.map(registration),
    plugins: [
      {
        name: 'entry-integrity',
        createScript: ({ url }) => {
          const script = Object.assign(document.createElement('script'), {
            src: url,
            async: true,
            crossOrigin: 'anonymous',
            integrity: integrityOf.get(url) ?? '',
          });
          return { script, timeout: FILE_TIMEOUT_MS };
        },
      },
      {
        name: 'small-steps',
        // Yield between a remote's entry, its start and its modules.
        beforeInitContainer: (args) => yieldToMain().then(() => args),
        initContainer: (args) => yieldToMain().then(() => args),
      },
    ],
  });

  await yieldToMain();
  instance.registerShared(
    Object.fromEntries(
      Object.entries(SHARED_VERSIONS).map(([id, version]) => [
        id,
        {
          version,
          scope: 'default',
          lib: () => sharedModules[id as keyof typeof SHARED_MODULES],
          shareConfig: { singleton: true, requiredVersion: false },
        },
      ]),
    ),
  );

  const fetchModule = async (id: string, again: boolean): Promise<unknown> => {
    await yieldToMain();
    const { remote: name, expose } = splitId(id);
    const remote = byName.get(name);
    const assets = remote?.exposes[expose];
    if (!remote || !assets) throw new Error(`${id} is not part of this page's composition`);
    // Only an entry that never ran may be run again: twice would make two copies of the remote.
    if (again && !(globalName(name) in globalThis))
      instance.registerRemotes([registration(remote)], { force: true });
    const [module] = await Promise.all([instance.loadRemote(id), attachStyles(assets.css, again)]);
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

/** The runtime compares resolved URLs. */
const absolute = (url: string): string => new URL(url, location.origin).href;

const globalName = (name: string): string => `tivara_${name}`;
