import { splitId } from '@tivara/contracts';

/** Loads one module of a remote; `retryCount` grows with each Try again. */
export type ModuleLoader = (id: string, retryCount: number) => Promise<unknown>;

export interface ModuleMonitor {
  /** @param ms from the request until it was loaded */
  loaded(id: string, ms: number): void;
  failed(id: string, kind: 'load' | 'render', error: unknown): void;
}

/** A promise that React's use() can read without suspending once it has settled. */
export type TrackedPromise<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/** Access to remotes. Caches each module's promise, as use() needs; counts retries per remote, so that one Try again covers its modules. */
export class Federation {
  private readonly modules = new Map<string, TrackedPromise<unknown>>();
  private readonly retryCounts = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /** @param has whether the visit's composition has a module: what it lacks cannot be retried */
  constructor(
    private readonly loader: ModuleLoader,
    readonly has: (id: string) => boolean = () => true,
    private readonly monitor?: ModuleMonitor,
  ) {}

  failed(id: string, error: unknown): void {
    this.monitor?.failed(id, 'render', error);
  }

  /** The module `remote/expose`. Rejects when it is missing, late or broken; the same promise until the next retry. */
  load<T = unknown>(id: string): Promise<T> {
    const retryCount = this.retryCountOf(id);
    const key = `${id}#${retryCount}`;
    let module = this.modules.get(key);
    if (!module) {
      const startedAt = performance.now();
      module = track(this.loader(id, retryCount));
      this.modules.set(key, module);
      const { monitor } = this;
      if (monitor)
        module.then(
          () => monitor.loaded(id, performance.now() - startedAt),
          (error: unknown) => monitor.failed(id, 'load', error),
        );
    }
    return module as Promise<T>;
  }

  retryCountOf(id: string): number {
    return this.retryCounts.get(splitId(id).remote) ?? 0;
  }

  /** Drops the failed modules of this module's remote and notifies all its boundaries to load again. */
  retry(id: string): void {
    const { remote } = splitId(id);
    const retryCount = this.retryCountOf(id) + 1;
    this.retryCounts.set(remote, retryCount);
    for (const [key, module] of [...this.modules]) {
      const [loadedId = ''] = key.split('#');
      if (splitId(loadedId).remote !== remote) continue;
      this.modules.delete(key);
      // Loaded modules are kept: running one twice would make two copies of its state.
      if (module.status === 'fulfilled') this.modules.set(`${loadedId}#${retryCount}`, module);
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
