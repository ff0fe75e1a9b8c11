import { PassThrough, type Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { splitId } from '@tivara/contracts';
import type { Composed } from './releases.js';
import type { ListedPage, RenderEvent, RenderJob, RenderStart, Source } from './render-protocol.js';

/** A drawn page: its beginning, and the rest as it is drawn. */
export interface RenderedPage extends RenderStart {
  body: Readable;
  /** Once the body has ended: what the page was drawn from, or null when another visit would not get the same page. */
  sources(): Source[] | null;
}

/** A page that a visit asks for. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  nonce: string;
  composed: Composed;
}

/** What a job ends in. */
type Outcome =
  | {
      kind: 'page';
      body: PassThrough;
      sources: Source[] | null;
      resolve(page: RenderedPage): void;
    }
  | { kind: 'addresses'; resolve(pages: ListedPage[]): void };

interface Running {
  job: JobOf<RenderJob>;
  outcome: Outcome;
  /** The piece that the thread worked on last. */
  piece: string | undefined;
  started: boolean;
  again: boolean;
  reject(error: Error): void;
}
type JobOf<T> = T extends unknown ? Omit<T, 'skip'> : never;

/** A thread that does not answer for so long is stuck in somebody's bundle, and is replaced. (ms) */
const STUCK_MS = 2000;
/** A piece that failed is left to the browser for so long, so that it costs one page its limit and not all. (ms) */
const REST_MS = 10_000;
/** What a new thread may take until its first beat. (ms) */
const BOOT_MS = 15_000;
const WATCH_MS = 250;

/** Draws pages in a worker thread and outlives whatever a bundle does in it. */
export class Renderer {
  private readonly running = new Map<number, Running>();
  /** Pieces, and remotes as a whole, with the time until which they are left to the browser. */
  private readonly resting = new Map<string, number>();
  private readonly heartbeat = new Int32Array(new SharedArrayBuffer(4));
  private worker = this.startWorker();
  private lastBeat = { count: 0, at: Date.now(), booting: true };
  private nextId = 1;
  private readonly watch = setInterval(() => this.checkHeartbeat(), WATCH_MS);

  /** @param site where the API listens, and the site's one address */
  constructor(
    private readonly site: { apiOrigin: string; origin: string },
    private readonly log: (message: string) => void,
  ) {
    this.watch.unref();
  }

  /** Draws a page; rejects when the shell itself cannot be drawn. */
  render({ url, nonce, composed }: PageRequest): Promise<RenderedPage> {
    return new Promise((resolve, reject) => {
      const body = new PassThrough();
      const outcome: Outcome = { kind: 'page', body, sources: null, resolve };
      const job = { kind: 'page', id: this.nextId++, url, nonce, composed, ...this.site } as const;
      this.start({ job, outcome, piece: undefined, started: false, again: false, reject });
    });
  }

  /** What each page wants found; rejects when the shell itself fails. */
  listAddresses(composed: Composed): Promise<ListedPage[]> {
    return new Promise((resolve, reject) => {
      const outcome = { kind: 'addresses', resolve } as const;
      const job = { kind: 'addresses', id: this.nextId++, composed, ...this.site } as const;
      this.start({ job, outcome, piece: undefined, started: false, again: false, reject });
    });
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await this.worker.terminate();
  }

  private start(running: Running): void {
    this.running.set(running.job.id, running);
    const now = Date.now();
    for (const [piece, until] of this.resting) if (until < now) this.resting.delete(piece);
    this.worker.postMessage({ ...running.job, skip: [...this.resting.keys()] } satisfies RenderJob);
  }

  private startWorker(): Worker {
    const worker = new Worker(new URL('./render-worker.js', import.meta.url), {
      workerData: { heartbeat: this.heartbeat.buffer },
    });
    worker.on('message', (event: RenderEvent) => this.hear(event));
    // A bundle that ends the thread is treated like one that hangs in it.
    worker.on('error', (error) => this.replaceWorker(worker, error.message));
    return worker;
  }

  private hear(event: RenderEvent): void {
    // These may come after their page has ended.
    if (event.type === 'recovered') return void this.resting.delete(event.piece);
    if (event.type === 'log') return this.log(event.message);
    const running = this.running.get(event.id);
    if (!running) return;
    const { outcome } = running;
    switch (event.type) {
      case 'entering':
        running.piece = event.piece;
        return;
      case 'report':
        return this.rest(event.piece, event.message);
      case 'listed':
        this.running.delete(event.id);
        if (outcome.kind === 'addresses') outcome.resolve(event.pages);
        return;
      case 'start':
        running.started = true;
        if (outcome.kind === 'page') {
          const { body } = outcome;
          outcome.resolve({ ...event, body, sources: () => outcome.sources });
        }
        return;
      case 'chunk':
        if (outcome.kind === 'page') outcome.body.write(event.html);
        return;
      case 'end':
        this.running.delete(event.id);
        if (outcome.kind === 'page') outcome.sources = event.sources;
        return endPage(outcome);
      case 'failed':
        this.running.delete(event.id);
        if (running.started) endPage(outcome);
        else running.reject(new Error(event.message));
    }
  }

  private rest(piece: string, message: string): void {
    if (this.resting.has(piece)) return;
    this.log(`${piece}: ${message}`);
    this.resting.set(piece, Date.now() + REST_MS);
  }

  private checkHeartbeat(): void {
    const count = Atomics.load(this.heartbeat, 0);
    const now = Date.now();
    const limit = this.lastBeat.booting ? BOOT_MS : STUCK_MS;
    if (count !== this.lastBeat.count) this.lastBeat = { count, at: now, booting: false };
    else if (this.running.size === 0) this.lastBeat.at = now;
    else if (now - this.lastBeat.at > limit)
      this.replaceWorker(this.worker, `no answer within ${limit} ms`);
  }

  /** Pages under way are drawn once more without the piece that was being worked on. */
  private replaceWorker(worker: Worker, reason: string): void {
    if (worker !== this.worker) return;
    const interrupted = [...this.running.values()];
    this.running.clear();
    const last = interrupted.findLast(({ piece }) => piece)?.piece;
    // All pieces of the remote: one that blocks the thread must not do so again through another.
    if (last) this.rest(splitId(last).remote, reason);
    else this.log(`renderer: ${reason}`);
    void worker.terminate();
    this.lastBeat = { count: Atomics.load(this.heartbeat, 0), at: Date.now(), booting: true };
    this.worker = this.startWorker();
    for (const running of interrupted) {
      if (running.started) endPage(running.outcome);
      else if (running.again) running.reject(new Error(reason));
      else this.start({ ...running, again: true, piece: undefined });
    }
  }
}

function endPage(outcome: Outcome): void {
  if (outcome.kind === 'page') outcome.body.end();
}
