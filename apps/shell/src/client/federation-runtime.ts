import type { Asset } from '@tivara/contracts';
import type { SHARED_MODULES } from '@tivara/federation/shared-modules';
import { sharedModules } from '../shared-modules/shared-modules';
import { attachStyles } from './styles';

/** An entry of Module Federation's share scope; remotes with a runtime of their own read all of it. */
interface Shared {
  version: string;
  from: string;
  scope: string[];
  useIn: string[];
  deps: string[];
  strategy: string;
  shareConfig: object;
  loaded: true;
  lib: () => unknown;
  get: () => Promise<() => unknown>;
}

/** What a remote's entry passes, as Module Federation generates it. */
interface WebpackRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  federation: { initOptions: { name: string } };
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string }>;
    chunkMapping: Record<string, string[]>;
  };
}

interface Consumes {
  chunkId: string;
  installedModules: Record<string, unknown>;
  webpackRequire: WebpackRequire;
}

const shared: Record<string, Shared> = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([id, version]) => {
    const lib = () => sharedModules[id as keyof typeof SHARED_MODULES];
    return [
      id,
      {
        version,
        from: 'shell',
        scope: ['default'],
        useIn: [],
        deps: [],
        strategy: 'version-first',
        shareConfig: { singleton: true, requiredVersion: false },
        loaded: true,
        lib,
        get: () => Promise.resolve(lib),
      },
    ];
  }),
);

export const shareScopeMap = {
  default: Object.fromEntries(
    Object.entries(shared).map(([id, entry]) => [id, { [entry.version]: entry }]),
  ),
};

/** What remotes of `defineRemote` call: the part of `@module-federation/webpack-bundler-runtime` that consumes shared modules, and what `ShellRuntimePlugin` leaves to the shell. */
export const createFederationRuntime = (runFile: (file: Asset) => Promise<void>) => ({
  /** In place of webpack's. `done` gets an event as from the script. */
  loadScript(url: string, integrity: string, done: (event: object) => void) {
    runFile({ url, integrity }).then(
      () => done({ type: 'load', target: { src: url } }),
      () => done({ type: 'error', target: { src: url } }),
    );
  },
  loadStyle: (url: string, integrity: string) => attachStyles([{ url, integrity }], false),
  runtime: {},
  bundlerRuntime: {
    S: shareScopeMap,
    init: ({ webpackRequire }: { webpackRequire: WebpackRequire }) => ({
      name: webpackRequire.federation.initOptions.name,
    }),
    initContainerEntry: () => true,
    /** Defines the shared modules that a chunk imports. */
    consumes({ chunkId, installedModules, webpackRequire }: Consumes) {
      const { consumesLoadingData, federation, m } = webpackRequire;
      for (const id of consumesLoadingData.chunkMapping[chunkId] ?? []) {
        if (id in installedModules) continue;
        installedModules[id] = 0;
        const shareKey = consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey ?? id;
        const entry = shared[shareKey];
        entry?.useIn.push(federation.initOptions.name);
        m[id] = (module) => {
          if (!entry) throw new Error(`TIV-405 The shell does not share ${shareKey}`);
          module.exports = entry.lib();
        };
      }
    },
  },
});
