/** Draws pages in a thread of its own, so that a bundle that never returns can be stopped. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Readable } from 'node:stream';
import { splitId } from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { Bundles } from './bundles.js';
import type { Composed } from './releases.js';
import type { ListedPage, RenderEvent, RenderJob, RenderStart, Source } from './render-protocol.js';

/** What the shell's server bundle exports. */
interface ShellBundle {
  shared: Record<string, unknown>;
  /** Marks a promise's outcome on itself, so that a module that is here is drawn without a detour. */
  track(promise: Promise<unknown>): Promise<unknown>;
  /** Bundles of before pages were kept do not tell their sources. */
  render(
    request: object,
    host: object,
  ): Promise<RenderStart & { body: Readable; sources?(): Source[] | null }>;
  listAddresses(request: object, host: object): Promise<ListedPage[]>;
}
interface RemoteBundle {
  exposes: Record<string, () => Promise<unknown>>;
}

/** A piece that failed lately and is left to the browser. */
class RestingError extends Error {
  override name = 'RestingError';
}

/** Modules kept by bundle and name. */
const KEEP = 64;
const bundles = new Bundles();
const modules = new LRUCache<string, Promise<unknown>>({ max: KEEP });
const heartbeat = new Int32Array((workerData as { heartbeat: SharedArrayBuffer }).heartbeat);
setInterval(() => Atomics.add(heartbeat, 0, 1), 100);

const send = (event: RenderEvent): void => parentPort?.postMessage(event);
// What a bundle does on the side and fails at is nobody's page.
for (const stray of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(stray, (error: unknown) =>
    send({ id: 0, type: 'log', message: `${stray}: ${messageOf(error)}` }),
  );

parentPort?.on('message', (job: RenderJob) => {
  work(job).catch((error: unknown) =>
    send({ id: job.id, type: 'failed', message: messageOf(error) }),
  );
});

async function work(job: RenderJob): Promise<void> {
  const { id, apiOrigin, origin, composed } = job;
  const shell = (await bundles.load(composed.shell.bundle)) as ShellBundle;
  const request = { apiOrigin, origin, composition: composed.composition };
  const host = hostOf(job, shell);
  if (job.kind === 'addresses') {
    const pages = await shell.listAddresses(request, host);
    return send({ id, type: 'listed', pages });
  }
  const { url, nonce } = job;
  const { body, sources, ...start } = await shell.render(
    { ...request, url, nonce, scripts: composed.shell.scripts },
    host,
  );
  send({ id, type: 'start', ...start });
  for await (const html of body) send({ id, type: 'chunk', html: html as Uint8Array });
  send({ id, type: 'end', sources: sources?.() ?? null });
}

/** What the shell's bundle may ask of this process. */
const hostOf = ({ id, composed, skip }: RenderJob, shell: ShellBundle) => ({
  load: (piece: string) => {
    if (isResting(piece, skip)) return Promise.reject(new RestingError(piece));
    return loadModule(id, piece, composed, shell);
  },
  entering: (piece: string) => {
    if (!isResting(piece, skip)) send({ id, type: 'entering', piece });
  },
  report: (piece: string, error: unknown) =>
    send({ id, type: 'report', piece, message: messageOf(error) }),
  recovered: (piece: string) => send({ id, type: 'recovered', piece }),
  log: (message: string) => send({ id, type: 'log', message }),
});

const isResting = (piece: string, skip: string[]): boolean =>
  skip.includes(piece) || skip.includes(splitId(piece).remote);

/** A module of a remote's server bundle; the same promise as long as it did not fail. */
function loadModule(
  job: number,
  piece: string,
  composed: Composed,
  { shared, track }: ShellBundle,
): Promise<unknown> {
  const { remote, expose } = splitId(piece);
  const bundle = composed.bundles[remote];
  if (!bundle) return Promise.reject(new Error(`${remote} has no server bundle`));
  const scope = composed.shell.bundle.file;
  const key = `${scope}|${bundle.file}#${expose}`;
  const known = modules.get(key);
  if (known) return known;
  send({ id: job, type: 'entering', piece });
  const module = track(
    bundles.load(bundle, shared, scope).then((exports) => {
      const factory = (exports as RemoteBundle).exposes?.[expose];
      if (!factory) throw new Error(`${piece} is not in its server bundle`);
      send({ id: job, type: 'entering', piece });
      return factory();
    }),
  );
  modules.set(key, module);
  module.catch(() => modules.delete(key));
  return module;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
