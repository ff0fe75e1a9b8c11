import { Worker } from 'node:worker_threads';
import { callStackOf, type CallStack } from './blocking-script.js';
import type { RenderCommand, RenderEvent, ThreadData } from './render-protocol.js';
import type { ServerDeadlines } from '../shared/settings.js';

export interface ThreadLoss {
  reason: string;
  /** Where it was executing, if it was blocked. */
  stack?: CallStack | null;
}

export interface ThreadListener {
  onEvent(thread: RenderThread, event: RenderEvent): void;
  onLost(thread: RenderThread, loss: ThreadLoss): void;
  /** Whether a file is a remote's bundle, which can be held responsible. */
  isRemote(file: string): boolean;
}

/** How often progress is checked. (ms) */
export const CHECK_INTERVAL_MS = 100;
/** Of the heap limit, what may be in use after a collection. */
const MEMORY_SHARE = 0.6;

export class RenderThread {
  lastModule: string | undefined;
  private readonly buffer = new SharedArrayBuffer(4);
  private readonly progress = new Int32Array(this.buffer);
  private last = { count: 0, at: Date.now(), checks: 0 };
  private inspection: Promise<CallStack | null> | null = null;
  private readonly worker: Worker;
  private lost = false;

  constructor(
    memoryMegabytes: number,
    private readonly deadlines: Pick<ServerDeadlines, 'blocked' | 'thread' | 'threadStart'>,
    private readonly listener: ThreadListener,
  ) {
    const workerData: ThreadData = {
      progress: this.buffer,
      memoryLimit: memoryMegabytes * 2 ** 20 * MEMORY_SHARE,
    };
    this.worker = new Worker(new URL('./render-worker.js', import.meta.url), {
      workerData,
      // Remotes' code gets none of the settings.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    });
    this.worker.on('message', (event: RenderEvent) => {
      if (event.type === 'entering') this.lastModule = event.moduleId;
      else if (!this.lost) this.listener.onEvent(this, event);
    });
    this.worker.on('error', (error) => this.lose({ reason: error.message }));
    this.worker.on('exit', (code) => this.lose({ reason: `the thread exited with ${code}` }));
  }

  post(command: RenderCommand): void {
    this.worker.postMessage(command);
  }

  async close(): Promise<void> {
    this.lost = true;
    // A thread that is paused for it would never end, and neither would a process that waits for the thread.
    await this.inspection;
    await this.worker.terminate();
  }

  /** Called at intervals: declares the thread lost when it makes no progress. */
  async check(): Promise<void> {
    const now = Date.now();
    const count = Atomics.load(this.progress, 0);
    if (count !== this.last.count) return void (this.last = { count, at: now, checks: 0 });
    const idleMs = now - this.last.at;
    this.last.checks++;
    if (count === 0) {
      if (idleMs > this.deadlines.threadStart)
        this.lose({ reason: `no start within ${idleMs} ms` });
      return;
    }
    // Counts checks, which slow down with the thread on a busy machine.
    if (this.inspection || this.last.checks * CHECK_INTERVAL_MS < this.deadlines.blocked) return;
    this.inspection = callStackOf(this.worker).finally(() => (this.inspection = null));
    const stack = await this.inspection;
    // Progress during the inspection: it was busy, not blocked.
    if (Atomics.load(this.progress, 0) !== count) return;
    const isExplained = stack?.some(({ file }) => this.listener.isRemote(file));
    if (isExplained || idleMs > this.deadlines.thread)
      this.lose({ reason: `a render thread was blocked for ${idleMs} ms`, stack });
  }

  private lose(loss: ThreadLoss): void {
    if (this.lost) return;
    this.lost = true;
    void this.worker.terminate();
    this.listener.onLost(this, loss);
  }
}
