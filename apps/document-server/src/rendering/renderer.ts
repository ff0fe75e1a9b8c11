import { splitId } from '@tivara/contracts';
import type { PageSitemap, RenderRequest, RenderTarget } from '@tivara/contracts';
import { AdmissionQueue } from '../shared/admission.js';
import type { CallStack } from './blocking-script.js';
import type { BundleFile } from '../releases/bundles.js';
import { logOnce } from '../shared/cached.js';
import { Quarantine } from '../releases/quarantine.js';
import type { Composed } from '../releases/releases.js';
import type { JobEvent, Page, RenderTask, ThreadEvent } from './render-protocol.js';
import type { ServerDeadlines } from '../shared/settings.js';
import { CHECK_INTERVAL_MS, RenderThread, type ThreadLoss } from './render-thread.js';

export interface RendererOptions {
  threads: number;
  memoryMegabytes: number;
  deadlines: Pick<ServerDeadlines, 'queue' | 'blocked' | 'thread' | 'threadStart'>;
  log(message: string): void;
}

interface Job {
  id: number;
  task: RenderTask;
  thread: RenderThread;
  isRetry: boolean;
  onEvent(event: JobEvent): void;
  /** Frees the slot. */
  end(): void;
  reject(error: Error): void;
}

/** Jobs spend most of their time waiting for the API. */
const JOBS_PER_THREAD = 8;
const MAX_WAITING = 1000;

/** Renders pages in worker threads, and replaces a thread that a bundle blocks, crashes or fills. */
export class Renderer {
  private readonly jobs = new Map<number, Job>();
  private readonly quarantine: Quarantine;
  private readonly slots: AdmissionQueue;
  private readonly threads = new Set<RenderThread>();
  /** Replaces a lost thread at once: a new one needs half a second to load its bundles. */
  private spare: RenderThread;
  /** Threads that finish their pages and get no new ones. */
  private readonly retiring = new Set<RenderThread>();
  /** By the file of their bundle. */
  private readonly remotes = new Map<string, { app: string; bundle: BundleFile }>();
  private composed: Composed | undefined;
  private readonly logOnce: (message: string) => void;
  private nextId = 1;
  private readonly watch = setInterval(() => this.checkThreads(), CHECK_INTERVAL_MS);

  constructor(private readonly options: RendererOptions) {
    this.quarantine = new Quarantine(options.log);
    this.slots = new AdmissionQueue({
      active: options.threads * JOBS_PER_THREAD,
      waiting: MAX_WAITING,
      waitMs: options.deadlines.queue,
    });
    this.logOnce = logOnce(options.log);
    this.spare = this.createThread();
    for (let count = 0; count < options.threads; count++) this.threads.add(this.createThread());
    this.watch.unref();
  }

  /** Renders a page; one in the background once no visit waits for a thread. @throws OverloadedError when no thread has time; another error when the shell itself cannot be rendered. */
  async render(request: RenderRequest, composed: Composed): Promise<Page> {
    const end = await (request.isBackground ? this.slots.acquireLast() : this.slots.acquire());
    return new Promise((resolve, reject) => {
      const onEvent = (event: JobEvent) => {
        if (event.type === 'page') resolve({ ...event.page, html: Buffer.from(event.page.html) });
      };
      this.start({ task: { kind: 'page', request, composed }, onEvent, end, reject });
    });
  }

  /** The sitemap entries of each page. @throws when the shell itself fails. */
  async collectSitemapEntries(request: RenderTarget, composed: Composed): Promise<PageSitemap[]> {
    const end = await this.slots.acquire();
    return new Promise((resolve, reject) => {
      const onEvent = (event: JobEvent) => {
        if (event.type === 'sitemap') resolve(event.pages);
      };
      this.start({ task: { kind: 'sitemap', request, composed }, onEvent, end, reject });
    });
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await Promise.all(this.allThreads.map((thread) => thread.close()));
  }

  private start(job: Pick<Job, 'task' | 'onEvent' | 'end' | 'reject'>): void {
    const { composed } = job.task;
    if (!this.composed) this.spare.post({ type: 'warm-up', composed });
    this.composed = composed;
    for (const [app, bundle] of Object.entries(composed.bundles))
      this.remotes.set(bundle.file, { app, bundle });
    const id = this.nextId++;
    this.assign({ ...job, id, thread: this.leastBusyThread(), isRetry: false });
  }

  private assign(job: Job): void {
    const { id, task, thread } = job;
    this.jobs.set(id, job);
    const isBackground = task.kind === 'page' && task.request.isBackground;
    const skip = this.quarantine.skipped(task.composed, isBackground);
    thread.post({ type: 'job', ...task, id, skip });
  }

  private leastBusyThread(): RenderThread {
    const load = (thread: RenderThread) => this.jobsOf(thread).length;
    const [first] = [...this.threads].sort((a, b) => load(a) - load(b));
    if (!first) throw new Error('the renderer is closed');
    return first;
  }

  private jobsOf(thread: RenderThread): Job[] {
    return [...this.jobs.values()].filter((job) => job.thread === thread);
  }

  private createThread(): RenderThread {
    const { memoryMegabytes, deadlines } = this.options;
    return new RenderThread(memoryMegabytes, deadlines, {
      onEvent: (thread, event) =>
        'id' in event ? this.onJobEvent(event) : this.onThreadEvent(thread, event),
      onLost: (thread, loss) => this.onThreadLost(thread, loss),
      isRemote: (file) => this.remotes.has(file),
    });
  }

  private get allThreads(): RenderThread[] {
    return [...this.threads, this.spare, ...this.retiring];
  }

  private checkThreads(): void {
    for (const thread of this.allThreads) void thread.check();
  }

  private onThreadEvent(thread: RenderThread, event: ThreadEvent): void {
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
      case 'out-of-memory': {
        const { megabytes, file } = event;
        return this.retire(thread, {
          reason: `a render thread had ${megabytes} MB in use after a collection`,
          stack: file ? [{ file, functionName: '', line: 0 }] : [],
        });
      }
    }
  }

  private onJobEvent(event: JobEvent): void {
    if (event.type === 'report') return this.quarantine.report(event.moduleId, event.message);
    const job = this.jobs.get(event.id);
    if (!job) return;
    job.onEvent(event);
    this.end(job);
    if (event.type === 'failed') job.reject(new Error(event.message));
  }

  private end({ id, end, thread }: Job): void {
    this.jobs.delete(id);
    end();
    if (this.jobsOf(thread).length === 0 && this.retiring.delete(thread)) void thread.close();
  }

  /** Replaces a thread that is about to run out of memory, and lets it finish its jobs. */
  private retire(thread: RenderThread, reason: ThreadLoss): void {
    if (!this.threads.has(thread)) return;
    this.replace(thread, reason);
    if (this.jobsOf(thread).length > 0) this.retiring.add(thread);
    else void thread.close();
  }

  /** Renders the thread's pages once more, without the remote that is responsible. */
  private onThreadLost(thread: RenderThread, loss: ThreadLoss): void {
    if (!this.retiring.delete(thread)) this.replace(thread, loss);
    for (const job of this.jobsOf(thread)) {
      if (job.isRetry) {
        this.end(job);
        job.reject(new Error(loss.reason));
      } else this.assign({ ...job, thread: this.leastBusyThread(), isRetry: true });
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
}
