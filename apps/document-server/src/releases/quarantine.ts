import type { BundleFile } from './bundles.js';
import type { Composed } from './releases.js';

/** How long a failed module is left to the browser, so that it delays one page and not all. (ms) */
const RETRY_AFTER_MS = 10_000;
/** A server bundle with this many incidents is not run again until its app is deployed again. */
const MAX_INCIDENTS = 2;

/** Which modules are not rendered on the server for now, because they failed or broke a thread. */
export class Quarantine {
  /** Modules that failed, and until when they are skipped. */
  private readonly disabledUntil = new Map<string, number>();
  /** By deployment of a bundle. */
  private readonly incidents = new Map<string, { count: number; disabledUntil: number }>();

  constructor(private readonly log: (message: string) => void) {}

  /** Modules and entire remotes that a page of this composition is rendered without. In the background, where they delay no visit, modules that failed are tried again. */
  skipped({ bundles }: Composed, isBackground = false): string[] {
    const now = Date.now();
    for (const [id, until] of this.disabledUntil) if (until < now) this.disabledUntil.delete(id);
    const remotes = Object.entries(bundles).filter(([, bundle]) => {
      const { count, disabledUntil } = this.incidentsOf(bundle);
      return count >= MAX_INCIDENTS || disabledUntil > now;
    });
    return [...(isBackground ? [] : this.disabledUntil.keys()), ...remotes.map(([app]) => app)];
  }

  /** A module is missing, broken or late. */
  report(moduleId: string, message: string): void {
    if (this.disabledUntil.has(moduleId)) return;
    this.log(`${moduleId}: ${message}`);
    this.disabledUntil.set(moduleId, Date.now() + RETRY_AFTER_MS);
  }

  recovered(moduleId: string): void {
    this.disabledUntil.delete(moduleId);
  }

  /** A remote's bundle threw outside of any job. Repetitions by pages that are being rendered are one incident. */
  uncaughtError(app: string, bundle: BundleFile, message: string): void {
    if (this.incidentsOf(bundle).disabledUntil < Date.now()) this.incident(app, bundle, message);
  }

  /** A remote's bundle broke a thread. The bundle counts the incident, so all its modules are skipped. */
  incident(app: string, bundle: BundleFile, reason: string): void {
    const count = this.incidentsOf(bundle).count + 1;
    this.incidents.set(keyOf(bundle), { count, disabledUntil: Date.now() + RETRY_AFTER_MS });
    const consequence =
      count < MAX_INCIDENTS
        ? `rendered by the browser for ${RETRY_AFTER_MS / 1000} s`
        : 'quarantined: rendered by the browser until its next deployment';
    this.log(`${app}/: ${reason}; ${bundle.file} is ${consequence}`);
  }

  private incidentsOf(bundle: BundleFile) {
    return this.incidents.get(keyOf(bundle)) ?? { count: 0, disabledUntil: 0 };
  }
}

/** The same version may be deployed again. */
const keyOf = ({ file, deployment }: BundleFile): string => `${file}#${deployment}`;
