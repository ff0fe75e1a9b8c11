import { createInstance } from '@module-federation/runtime-tools/runtime';
import {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-tools/runtime-core';
import federationRuntime from '@module-federation/webpack-bundler-runtime';
import { hasPiece, splitId, type ComposedRemote, type Composition } from '@tivara/contracts';
import { Federation, type Watch } from '@tivara/federation';
import { FEDERATION_RUNTIME, type SHARED_MODULES } from '@tivara/federation/shared-modules';
import { sharedModules } from '../shared-modules/shared-modules';
import { withTimeLimit } from '../time-limit';
import { attachStyles } from './styles';
import { yieldToMain } from './yield-to-main';

/** A module that has not arrived by then counts as failed. (ms) */
const LOAD_LIMIT = 6_000;
/** The same after Try again: a file that hung may first answer the new request as well. (ms) */
const RETRY_LIMIT = 15_000;
/** The same for each file; shorter, so that Try again never waits for a file that was given up. (ms) */
const FILE_LIMIT = 5_000;

/** For remotes that bring the rest of the runtime with them (`externalRuntime`, docs/contracts.md): the names that it uses, as all would cost every visit 2 KB. */
const RUNTIME_CORE = {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/** The visit's door to remotes: the exact files that its document named, checked against their hashes. */
export async function createBrowserFederation(
  composition: Composition,
  watch: Watch,
): Promise<Federation> {
  const { remotes } = composition;
  // Remotes are built without a runtime of their own and take it from here.
  Object.assign(globalThis, {
    [FEDERATION_RUNTIME]: federationRuntime,
    _FEDERATION_RUNTIME_CORE: RUNTIME_CORE,
  });
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  const registration = ({ name, entry }: ComposedRemote) => ({
    name,
    entry: absolute(entry.url),
    entryGlobalName: globalName(name),
  });
  const entryIntegrity = new Map(
    remotes.map(({ entry }) => [absolute(entry.url), entry.integrity]),
  );
  const instance = createInstance({
    name: 'shell',
    remotes: remotes.map(registration),
    plugins: [
      {
        name: 'entry-integrity',
        createScript: ({ url }) => {
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          script.integrity = entryIntegrity.get(url) ?? '';
          return { script, timeout: FILE_LIMIT };
        },
      },
      {
        name: 'small-steps',
        // Between a remote's entry, its start and its modules.
        beforeInitContainer: (args) => yieldToMain().then(() => args),
        initContainer: (args) => yieldToMain().then(() => args),
      },
    ],
  });

  await yieldToMain();
  instance.registerShared(sharedRegistrations());

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
    if (!module) throw new Error(`${id} arrived empty`);
    return module;
  };

  /** A browser answers each file's first new request from its failed preload, so one retry may take a try per file. */
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
    (id, attempt) =>
      attempt === 0
        ? withTimeLimit(LOAD_LIMIT, id, fetchModule(id, false))
        : withTimeLimit(RETRY_LIMIT, id, fetchAgain(id)),
    (id) => hasPiece(composition, id),
    watch,
  );
}

/** The runtime resolves addresses before it asks for a script. */
const absolute = (url: string): string => new URL(url, location.origin).href;

const globalName = (name: string): string => `tivara_${name}`;

function sharedRegistrations() {
  return Object.fromEntries(
    Object.entries(SHARED_VERSIONS).map(([id, version]) => [
      id,
      {
        version,
        scope: 'default',
        lib: () => sharedModules[id as keyof typeof SHARED_MODULES],
        shareConfig: { singleton: true, requiredVersion: false as const },
      },
    ]),
  );
}
