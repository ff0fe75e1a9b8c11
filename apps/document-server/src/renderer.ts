import { PassThrough } from 'node:stream';
import {
  splitId,
  type PageSitemap,
  type RenderDependency,
  type RenderRequest,
  type RenderTarget,
} from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { AdmissionQueue } from './admission.js';
import type { CallStack } from './blocking-script.js';
import type { BundleFile } from './bundles.js';
import { Quarantine } from './quarantine.js';
import type { Composed } from './releases.js';
import type { JobEvent, Page, RenderEvent, RenderTask } from './render-protocol.js';
import { CHECK_INTERVAL_MS, RenderThread, type ThreadLoss } from './render-thread.js';

export interface RendererOptions {
  threads: number;
  memoryMegabytes: number;
  log(message: string): void;
}

/** What a job ends in. */
type Outcome =
  | {
      kind: 'page';
      body: PassThrough;
      sources: RenderDependency[] | null;
      resolve(page: Page): void;
    }
  | { kind: 'sitemap'; resolve(pages: PageSitemap[]): void };

interface Running {
  task: RenderTask;
  outcome: Outcome;
  thread: RenderThread;
  started: boolean;
  isRetry: boolean;
  reject(error: Error): void;
  /** Frees the job's slot. */
  release(): void;
}
type OutOfMemory = Extract<RenderEvent, { type: 'out-of-memory' }>;

/** Jobs spend most of their time waiting for the API. */
const JOBS_PER_THREAD = 8;
const QUEUE = { waiting: 1000, waitMs: 800 };

/** Renders pages in worker threads, and replaces a thread that a bundle blocks, crashes or fills. */
export class Renderer {
  private readonly running = new Map<number, Running>();
  private readonly quarantine: Quarantine;
  private readonly slots: AdmissionQueue;
  private readonly threads = new Set<RenderThread>();
  /** Takes the place of a lost thread at once: a new one needs half a second to load its bundles. */
  private spare: RenderThread;
  /** Threads that finish their pages and get no new ones. */
  private readonly retiring = new Set<RenderThread>();
  /** Remotes of recent jobs, by the file of their bundle. */
  private readonly remotes = new LRUCache<string, { app: string; bundle: BundleFile }>({ max: 64 });
  /** What was rendered last. */
  private composed: Composed | undefined;
  private readonly logged = new LRUCache<string, true>({ max: 200 });
  private nextId = 1;
  private readonly watch = setInterval(() => this.checkThreads(), CHECK_INTERVAL_MS);

  constructor(private readonly options: RendererOptions) {
    this.quarantine = new Quarantine(options.log);
    this.slots = new AdmissionQueue({ ...QUEUE, active: options.threads * JOBS_PER_THREAD });
    this.spare = this.createThread();
    for (let count = 0; count < options.threads; count++) this.threads.add(this.createThread());
    this.watch.unref();
  }

  /** Renders a page. @throws OverloadedError when no thread has time; another error when the shell itself cannot be rendered. */
  async render(request: RenderRequest, composed: Composed): Promise<Page> {
    const release = await this.slots.acquire();
    return new Promise((resolve, reject) => {
      const body = new PassThrough();
      const outcome: Outcome = { kind: 'page', body, sources: null, resolve };
      const task = { kind: 'page', request, composed } as const;
      const id = this.start({ task, outcome, started: false, isRetry: false, reject, release });
      // The visitor has left.
      body.once('close', () => this.running.get(id)?.thread.post({ type: 'cancel', id }));
    });
  }

  /** The sitemap entries of each page. @throws when the shell itself fails. */
  async collectSitemapEntries(request: RenderTarget, composed: Composed): Promise<PageSitemap[]> {
    const release = await this.slots.acquire();
    return new Promise((resolve, reject) => {
      const task = { kind: 'sitemap', request, composed } as const;
      const outcome = { kind: 'sitemap', resolve } as const;
      this.start({ task, outcome, started: false, isRetry: false, reject, release });
    });
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await Promise.all(this.allThreads.map((thread) => thread.close()));
  }

  private start(job: Omit<Running, 'thread'>): number {
    const { composed } = job.task;
    if (!this.composed) this.spare.post({ type: 'warm-up', composed });
    this.composed = composed;
    for (const [app, bundle] of Object.entries(composed.bundles))
      this.remotes.set(bundle.file, { app, bundle });
    const id = this.nextId++;
    const thread = this.leastBusyThread();
    this.running.set(id, { ...job, thread });
    thread.post({ type: 'job', ...job.task, id, skip: this.quarantine.skipped(composed) });
    return id;
  }

  private leastBusyThread(): RenderThread {
    const [first, ...others] = this.threads;
    if (!first) throw new Error('the renderer is closed');
    const load = (thread: RenderThread) => this.jobsOf(thread).length;
    return others.reduce((least, each) => (load(each) < load(least) ? each : least), first);
  }

  private jobsOf(thread: RenderThread): [number, Running][] {
    return [...this.running].filter(([, running]) => running.thread === thread);
  }

  private createThread(): RenderThread {
    const { memoryMegabytes } = this.options;
    const listener = {
      onEvent: (thread: RenderThread, event: RenderEvent) => this.onEvent(thread, event),
      onLost: (thread: RenderThread, loss: ThreadLoss) => this.onThreadLost(thread, loss),
    };
    const isRemote = (file: string) => this.remotes.has(file);
    return new RenderThread({ memoryMegabytes }, listener, isRemote);
  }

  /** Active, spare and retiring ones. */
  private get allThreads(): RenderThread[] {
    return [...this.threads, this.spare, ...this.retiring];
  }

  private checkThreads(): void {
    for (const thread of this.allThreads) void thread.check();
  }

  private onEvent(thread: RenderThread, event: RenderEvent): void {
    if ('id' in event) return this.onJobEvent(event);
    switch (event.type) {
      case 'recovered':
        return this.quarantine.recovered(event.moduleId);
      case 'log':
        return this.options.log(event.message);
      case 'stray-error': {
        const [, remote] = [...this.remotes].find(([file]) => event.stack.includes(file)) ?? [];
        if (remote) return this.quarantine.uncaughtError(remote.app, remote.bundle, event.message);
        return this.logOnce(`renderer: ${event.message}`);
      }
      case 'out-of-memory':
        return this.retire(thread, event);
    }
  }

  private onJobEvent(event: JobEvent): void {
    const running = this.running.get(event.id);
    if (event.type === 'report') return this.quarantine.report(event.moduleId, event.message);
    if (!running) return;
    const { outcome } = running;
    switch (event.type) {
      case 'start':
        running.started = true;
        if (outcome.kind === 'page') {
          const { body } = outcome;
          outcome.resolve({ ...event.page, body, sources: () => outcome.sources });
        }
        return;
      case 'chunk':
        if (outcome.kind === 'page') outcome.body.write(event.html);
        return;
      case 'sitemap':
        this.end(event.id, running);
        if (outcome.kind === 'sitemap') outcome.resolve(event.pages);
        return;
      case 'end':
        if (outcome.kind === 'page') outcome.sources = event.sources;
        return this.end(event.id, running);
      case 'failed':
        this.end(event.id, running);
        // After its start this changes nothing any more.
        running.reject(new Error(event.message));
    }
  }

  private end(id: number, { outcome, release, thread }: Running): void {
    this.running.delete(id);
    release();
    if (outcome.kind === 'page') outcome.body.end();
    if (this.retiring.has(thread) && this.jobsOf(thread).length === 0) {
      this.retiring.delete(thread);
      void thread.close();
    }
  }

  /** Replaces a thread that is about to run out of memory; it may still finish what it has begun. */
  private retire(thread: RenderThread, { megabytes, file }: OutOfMemory): void {
    if (!this.threads.has(thread)) return;
    this.replace(thread, {
      reason: `a render thread had ${megabytes} MB in use after a collection`,
      stack: file ? [{ file, functionName: '', line: 0 }] : [],
    });
    if (this.jobsOf(thread).length > 0) this.retiring.add(thread);
    else void thread.close();
  }

  /** Its pages are rendered once more, without the remote that is responsible. */
  private onThreadLost(thread: RenderThread, loss: ThreadLoss): void {
    if (!this.retiring.delete(thread)) this.replace(thread, loss);
    for (const [id, running] of this.jobsOf(thread)) {
      if (running.started || running.isRetry) {
        this.end(id, running);
        running.reject(new Error(loss.reason));
      } else {
        this.running.delete(id);
        this.start({ ...running, isRetry: true });
      }
    }
  }

  private replace(thread: RenderThread, { reason, stack }: ThreadLoss): void {
    const spare = this.createThread();
    if (this.composed) spare.post({ type: 'warm-up', composed: this.composed });
    if (this.threads.delete(thread)) this.threads.add(this.spare);
    this.spare = spare;
    const culprit = this.culpritOf(thread, stack);
    if (culprit) this.quarantine.incident(culprit.app, culprit.bundle, reason + culprit.at);
    else this.options.log(`renderer: ${reason}`);
  }

  /** The innermost remote on the call stack; without a stack, the one whose code was entered last. */
  private culpritOf({ lastModule }: RenderThread, stack?: CallStack | null) {
    const frame = stack?.find(({ file }) => this.remotes.has(file));
    const remote = frame && this.remotes.get(frame.file);
    if (frame && remote) {
      const at = frame.line ? ` in ${frame.functionName || 'a function'}, line ${frame.line}` : '';
      return { ...remote, at };
    }
    if (stack || !lastModule) return null;
    const app = splitId(lastModule).remote;
    const last = [...this.remotes.values()].find((each) => each.app === app);
    return last ? { ...last, at: ` after it entered ${lastModule}` } : null;
  }

  private logOnce(message: string): void {
    if (this.logged.has(message)) return;
    this.logged.set(message, true);
    this.options.log(message);
  }
}
