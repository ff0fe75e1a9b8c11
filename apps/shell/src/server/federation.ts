import { hasModule } from '@tivara/contracts';
import type { Composition, RenderHost, SkippedModuleError } from '@tivara/contracts';
import { Federation, track } from '@tivara/federation';
import { TimeLimitError, withTimeLimit } from '../timing';

export class ServerFederation extends Federation {
  /** Modules that the page was rendered with, in the order of their first use. */
  readonly used: ReadonlySet<string>;

  constructor(
    private readonly host: RenderHost,
    composition: Composition,
    bundleMs: number,
  ) {
    const used = new Set<string>();
    super(
      (id) => {
        used.add(id);
        return loadModule(host, id, bundleMs);
      },
      (id) => hasModule(composition, id),
    );
    this.used = used;
  }

  override load<T = unknown>(id: string): Promise<T> {
    this.host.entering(id);
    return super.load(id);
  }
}

function loadModule(host: RenderHost, id: string, bundleMs: number): Promise<unknown> {
  const module = host.load(id);
  // Returned as it is, a module that has loaded already becomes part of the first flush.
  if ((module as { status?: string }).status === 'fulfilled') return module;
  return track(
    withTimeLimit(bundleMs, id, module).catch((error: unknown) => {
      if (!isSkipped(error)) host.report(id, error);
      if (error instanceof TimeLimitError)
        void module.then(
          () => host.recovered(id),
          () => {},
        );
      throw error;
    }),
  );
}

/** Whether the host refused a module that failed recently, which is reported already. */
export const isSkipped = (error: unknown): error is SkippedModuleError =>
  (error as SkippedModuleError | null)?.name === 'RestingError';
