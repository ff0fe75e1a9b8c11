/** More work than the server can finish soon. Becomes 503 with Retry-After. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

export interface AdmissionLimits {
  active: number;
  waiting: number;
  /** How long one waits. (ms) */
  waitMs: number;
}

/** Limits how much runs at once. The rest waits in order of arrival, bounded in number and in time. */
export class AdmissionQueue {
  private active = 0;
  private readonly waiting = new Set<() => void>();
  private readonly last = new Set<() => void>();

  constructor(private readonly limits: AdmissionLimits) {}

  /** Resolves with the function that frees the slot. @throws OverloadedError when too many wait, or for too long. */
  async acquire(): Promise<() => void> {
    if (this.active < this.limits.active) this.active++;
    else await this.wait();
    return this.takeSlot();
  }

  /** The same after everyone else, however long that takes. */
  async acquireLast(): Promise<() => void> {
    if (this.active < this.limits.active) this.active++;
    else await new Promise<void>((resolve) => this.last.add(resolve));
    return this.takeSlot();
  }

  private takeSlot(): () => void {
    let freed = false;
    return () => {
      if (freed) return;
      freed = true;
      this.free();
    };
  }

  private wait(): Promise<void> {
    if (this.waiting.size >= this.limits.waiting)
      return Promise.reject(new OverloadedError(`${this.waiting.size} requests are waiting`));
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(admit);
        reject(new OverloadedError(`no slot became free within ${this.limits.waitMs} ms`));
      }, this.limits.waitMs);
      this.waiting.add(admit);
    });
  }

  private free(): void {
    const queue = this.waiting.size ? this.waiting : this.last;
    const [next] = queue;
    if (!next) this.active--;
    else {
      queue.delete(next);
      next();
    }
  }
}
