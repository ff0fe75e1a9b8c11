import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { SETTINGS, type Settings } from '../settings/settings.js';

export interface Task {
  name: string;
  restMs: number;
  /** Does one unit of work. @returns whether there may be more */
  run(): Promise<boolean>;
}

/** Runs background tasks until the process shuts down, and lets each finish its work. */
@Injectable()
export class Background implements BeforeApplicationShutdown {
  private readonly logger = new Logger('background');
  private readonly stopping = new AbortController();
  private loops: Promise<void>[] = [];

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'deadlines'>) {}

  start(tasks: Task[]): void {
    this.loops = tasks.map((task) => this.loop(task));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const patience = new AbortController();
    const finished = Promise.all(this.loops).then(() => patience.abort());
    await Promise.race([finished, rest(this.settings.deadlines.tasks, patience.signal)]);
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
