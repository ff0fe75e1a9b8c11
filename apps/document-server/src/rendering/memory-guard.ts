import { Session, type HeapProfiler } from 'node:inspector';
import { PerformanceObserver, constants, type PerformanceEntry } from 'node:perf_hooks';
import v8 from 'node:v8';

/** One heap sample for so many bytes: a page is a few samples, which is not measurable. */
const SAMPLING_INTERVAL = 256 * 1024;

/** Watches the memory in use after each full collection, and finds its allocator by a heap profile and by the growth of buffers per module. */
export class MemoryGuard {
  private readonly session = new Session();
  private readonly buffers = new Map<string, number>();
  private external = externalBytes();
  private running: string | null = null;

  /** @param limit in bytes @param isRemote whether a script is a remote's server bundle */
  constructor(
    private readonly limit: number,
    private readonly isRemote: (file: string) => boolean,
    private readonly onExceeded: (bytes: number, file: string | null) => void,
  ) {
    this.session.connect();
    this.session.post('HeapProfiler.startSampling', { samplingInterval: SAMPLING_INTERVAL });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { detail?: unknown })[];
      const kinds = entries.map(({ detail }) => (detail as { kind?: number }).kind);
      if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) this.afterCollection();
    }).observe({ entryTypes: ['gc'] });
  }

  /** Attributes buffers to this bundle from here on. */
  enter(file: string): void {
    const now = externalBytes();
    const grown = now - this.external;
    if (this.running && grown > 0)
      this.buffers.set(this.running, (this.buffers.get(this.running) ?? 0) + grown);
    this.external = now;
    this.running = file;
  }

  private afterCollection(): void {
    const { used_heap_size, external_memory } = v8.getHeapStatistics();
    const bytes = used_heap_size + external_memory;
    if (bytes > this.limit) this.onExceeded(bytes, this.largestAllocator());
    // Buffers that were freed are not leaked.
    else if (external_memory < this.limit / 4) this.buffers.clear();
  }

  private largestAllocator(): string | null {
    const bytes = new Map(this.buffers);
    this.session.post('HeapProfiler.getSamplingProfile', (error, result) => {
      if (error) return;
      const visit = (node: HeapProfiler.SamplingHeapProfileNode, caller: string | null) => {
        const { url } = node.callFrame;
        const owner = this.isRemote(url) ? url : caller;
        if (owner) bytes.set(owner, (bytes.get(owner) ?? 0) + node.selfSize);
        for (const child of node.children) visit(child, owner);
      };
      visit(result.profile.head, null);
    });
    const [largest] = [...bytes].sort(([, a], [, b]) => b - a);
    // Pages alone allocate less than that.
    return largest && largest[1] > this.limit / 4 ? largest[0] : null;
  }
}

const externalBytes = (): number => v8.getHeapStatistics().external_memory;
