import { splitId } from '@tivara/contracts';

/** Fetches one module of a remote; `attempt` grows with each Try again. */
export type ModuleLoader = (id: string, attempt: number) => Promise<unknown>;

/** Hears how modules fare: whether they arrived, and what they threw. */
export interface Watch {
  /** @param ms from the request until it was there */
  loaded(id: string, ms: number): void;
  failed(id: string, kind: 'load' | 'render', error: unknown): void;
}

/** A promise that React's use() can read without suspending once it has settled. */
export type TrackedPromise<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/**
 * The one door to remotes: per request on the server, per visit in the browser. It remembers each module's promise, since
 * use() needs the same one at every draw, and counts the attempts of a remote, so that one Try again mends all its pieces.
 */
export class Federation {
  private readonly modules = new Map<string, TrackedPromise<unknown>>();
  private readonly attempts = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /**
   * @param brings whether the visit's composition has a piece
   * @param watch who hears how modules fare; the browser's side has one
   */
  constructor(
    private readonly loader: ModuleLoader,
    private readonly brings: (id: string) => boolean = () => true,
    private readonly watch?: Watch,
  ) {}

  /** A piece threw while it was drawn, or its loader did. */
  failed(id: string, error: unknown): void {
    this.watch?.failed(id, 'render', error);
  }

  /** Whether any live version brings this piece: what is not there cannot be tried again. */
  has(id: string): boolean {
    return this.brings(id);
  }

  /** The module `remote/expose`. Rejects when it is gone, late or broken; the same promise until the next retry. */
  load(id: string): Promise<unknown> {
    const attempt = this.attemptOf(id);
    const key = `${id}#${attempt}`;
    let module = this.modules.get(key);
    if (!module) {
      const began = performance.now();
      module = track(this.loader(id, attempt));
      this.modules.set(key, module);
      const { watch } = this;
      if (watch)
        module.then(
          () => watch.loaded(id, performance.now() - began),
          (error: unknown) => watch.failed(id, 'load', error),
        );
    }
    return module;
  }

  attemptOf(id: string): number {
    return this.attempts.get(splitId(id).remote) ?? 0;
  }

  /** Forgets what failed of this piece's remote and tells every piece of it to load again. */
  retry(id: string): void {
    const { remote } = splitId(id);
    const before = this.attempts.get(remote) ?? 0;
    this.attempts.set(remote, before + 1);
    for (const [key, module] of this.modules) {
      const [loadedId = ''] = key.split('#');
      if (splitId(loadedId).remote !== remote) continue;
      this.modules.delete(key);
      // What had arrived stays: executing it twice would make two copies of its state.
      if (module.status === 'fulfilled') this.modules.set(`${loadedId}#${before + 1}`, module);
    }
    for (const listener of this.listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** Marks a promise's outcome on itself, as use() reads it. */
export function track<T>(promise: TrackedPromise<T>): TrackedPromise<T> {
  if (promise.status) return promise;
  promise.status = 'pending';
  promise.then(
    (value) => {
      promise.status = 'fulfilled';
      promise.value = value;
    },
    (reason: unknown) => {
      promise.status = 'rejected';
      promise.reason = reason;
    },
  );
  return promise;
}
