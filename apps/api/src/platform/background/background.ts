import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/** Background work. */
export interface Task {
  name: string;
  /** How long to rest when there is nothing to do. (ms) */
  restMs: number;
  /** Does one piece; true when there may be another at once. */
  run(): Promise<boolean>;
}

/** How long a shutdown waits for the pieces at work; each is done again elsewhere when it breaks off. (ms) */
const PATIENCE_MS = 5_000;

/** Runs the tasks of this process until it shuts down, and then lets each finish its piece. */
@Injectable()
export class Background implements BeforeApplicationShutdown {
  private readonly logger = new Logger('background');
  private readonly stopping = new AbortController();
  private loops: Promise<void>[] = [];

  start(tasks: Task[]): void {
    this.loops = tasks.map((task) => this.loop(task));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const patience = new AbortController();
    const finished = Promise.all(this.loops).then(() => patience.abort());
    await Promise.race([finished, rest(PATIENCE_MS, patience.signal)]);
  }

  private async loop(task: Task): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const more = await task.run().catch((error: unknown) => {
        this.logger.error(`${task.name}: ${error instanceof Error ? error.stack : String(error)}`);
        return false;
      });
      if (!more) await rest(task.restMs, signal);
    }
  }
}

/** Waits, or until the signal. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
