/** Renders pages in a thread of its own, so that a bundle that never returns can be stopped. */
import { parentPort, workerData } from 'node:worker_threads';
import { scriptJson, splitId } from '@tivara/contracts';
import type {
  RemoteServerBundle,
  RenderHost,
  ShellServerBundle,
  SkippedModuleError,
} from '@tivara/contracts';
import { Bundles } from '../releases/bundles.js';
import { cached } from '../shared/cached.js';
import { MemoryGuard } from './memory-guard.js';
import type { Composed } from '../releases/releases.js';
import type { Page, RenderCommand, RenderEvent, RenderJob, ThreadData } from './render-protocol.js';

/** Rejects a module that is left to the browser. */
class SkippedModule extends Error implements SkippedModuleError {
  override name = 'RestingError' as const;
}

const PROGRESS_INTERVAL_MS = 100;

const { progress: counter, memoryLimit } = workerData as ThreadData;
const progress = new Int32Array(counter);
const bundles = new Bundles();
/** By their bundle, with which they go, and by name. */
const modules = new WeakMap<Promise<unknown>, Map<string, Promise<unknown>>>();
const remoteFiles = new Set<string>();

const send = (event: RenderEvent): void => parentPort?.postMessage(event);
const advance = (): void => void Atomics.add(progress, 0, 1);
setInterval(advance, PROGRESS_INTERVAL_MS);

const memory = new MemoryGuard(
  memoryLimit,
  (file) => remoteFiles.has(file),
  (bytes, file) => send({ type: 'out-of-memory', megabytes: Math.round(bytes / 2 ** 20), file }),
);

const sendStray = (what: string, error: unknown): void =>
  send({
    type: 'stray-error',
    message: what + messageOf(error),
    stack: error instanceof Error ? (error.stack ?? '') : '',
  });
// An uncaught error of a bundle must not end the thread.
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (error: unknown) => sendStray('uncaught error: ', error));
// It would end the thread, and all pages in it.
process.exit = (code) => {
  const error = new Error(`process.exit(${code ?? ''}) is not available to server bundles`);
  sendStray('', error);
  throw error;
};

parentPort?.on('message', (command: RenderCommand) => {
  advance();
  // A failing shell is reported with the first page.
  if (command.type === 'warm-up')
    return void bundles.load(command.composed.shell.bundle).catch(() => undefined);
  work(command).catch((error: unknown) =>
    send({ id: command.id, type: 'failed', message: messageOf(error) }),
  );
});

async function work(job: RenderJob): Promise<void> {
  const { id, composed } = job;
  const shell = (await bundles.load(composed.shell.bundle)) as ShellServerBundle;
  const host = hostOf(job, shell);
  if (job.kind === 'sitemap') {
    const pages = await shell.collectSitemapEntries(job.request, host);
    return send({ id, type: 'sitemap', pages });
  }
  const { status, location, head, boot, earlyScript, modules, body, sources, isLate } =
    await shell.render(job.request, host);
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  const page: Page = {
    status,
    ...(location !== undefined && { location }),
    head,
    ...(earlyScript !== undefined && { earlyScript }),
    modules,
    bootJson: scriptJson(boot),
    isRendered: boot.rendered ?? false,
    html: Buffer.concat(parts),
    dependencies: sources(),
    // Released shells may be older than it.
    isLate: isLate?.() ?? false,
  };
  send({ id, type: 'page', page });
}

/** The functions of this thread that the shell's bundle may call. */
const hostOf = ({ id, composed, skip }: RenderJob, shell: ShellServerBundle): RenderHost => ({
  load: (moduleId) => {
    if (isSkipped(moduleId, skip)) return Promise.reject(new SkippedModule(moduleId));
    return loadModule(moduleId, composed, shell);
  },
  entering: (moduleId) => {
    if (!isSkipped(moduleId, skip)) enter(moduleId, composed);
  },
  report: (moduleId, error) => send({ id, type: 'report', moduleId, message: messageOf(error) }),
  recovered: (moduleId) => send({ type: 'recovered', moduleId }),
  log: (message) => send({ type: 'log', message }),
});

const isSkipped = (moduleId: string, skip: string[]): boolean =>
  skip.includes(moduleId) || skip.includes(splitId(moduleId).remote);

/** Records which module's code runs next, for the watchdog and the memory guard. */
function enter(moduleId: string, { bundles: files }: Composed): void {
  advance();
  const bundle = files[splitId(moduleId).remote];
  if (bundle) memory.enter(bundle.file);
  send({ type: 'entering', moduleId });
}

/** A module of a remote's server bundle; the same promise as long as it did not fail. */
function loadModule(
  moduleId: string,
  composed: Composed,
  { shared, track }: ShellServerBundle,
): Promise<unknown> {
  const { remote, expose } = splitId(moduleId);
  const bundle = composed.bundles[remote];
  if (!bundle) return Promise.reject(new Error(`${remote} has no server bundle`));
  const loading = bundles.load(bundle, shared, composed.shell.bundle.file);
  const ofBundle = modules.get(loading) ?? new Map<string, Promise<unknown>>();
  modules.set(loading, ofBundle);
  const load = async () => {
    const { exposes } = (await loading) as Partial<RemoteServerBundle>;
    const factory = exposes?.[expose];
    if (!factory) throw new Error(`${moduleId} is not in its server bundle`);
    enter(moduleId, composed);
    return factory();
  };
  return cached(ofBundle, expose, () => {
    remoteFiles.add(bundle.file);
    enter(moduleId, composed);
    return track(load());
  });
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
