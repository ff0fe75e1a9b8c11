import {
  API,
  REPORTING,
  splitId,
  type Boot,
  type Fault,
  type FaultKind,
  type Frame,
  type VisitReport,
} from '@tivara/contracts';
import type { Watch } from '@tivara/federation';

const HOUR_MS = 3600_000;
/** A place in one of our files, as stacks of every browser write it. */
const PLACE = /(\/r\/[\w-]+\/[\w.+-]+\/web\/[\w.-]+\.js):(\d+):(\d+)/g;
const OWN_FILE = /\/r\/([\w-]+)\/[\w.+-]+\/web\//;
/** Answers of the API, and what the visitor broke off, are no faults of a release. */
const NO_FAULTS = ['ApiError', 'AbortError'];

/**
 * Tells how this visit fares with its releases: each app that arrived and was drawn, once, and each kind of failure of an app,
 * once. Nothing of it waits, and what cannot be sent is forgotten.
 */
export function watchVisit({ composition, reporting }: Boot): Watch {
  // The document's own watch ends here.
  document.documentElement.dataset['watched'] = '';
  if (!reporting) return { loaded() {}, failed() {} };
  const { token } = reporting;
  const { shell, remotes } = composition;
  const versions = [{ name: 'shell', version: shell.version }, ...remotes].map(
    ({ name, version }) => `${name}@${version}`,
  );
  const told = new Set<string>();
  /** Apps that arrived and are still to be called well. */
  const arrived = new Set(['shell']);
  let leaving = false;

  const send = (well: string[], faults: Fault[]) => {
    if (performance.now() > REPORTING.tokenHours * HOUR_MS) return;
    const report: VisitReport = { token, versions, well, faults };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    try {
      navigator.sendBeacon(API.reports, body);
    } catch {
      // A browser that refuses it has lost a report, and nothing else.
    }
  };
  const sendWell = () => {
    const well = [...arrived].filter((app) => !told.has(app));
    arrived.clear();
    for (const app of well) told.add(app);
    if (well.length) send(well, []);
  };
  const tell = (piece: string, kind: FaultKind, error: unknown, ms?: number) => {
    const { remote: app } = splitId(piece);
    const key = `${app} ${kind}`;
    if (leaving || told.has(key) || !versions.some((version) => version.startsWith(`${app}@`)))
      return;
    told.add(key);
    if (kind !== 'slow') told.add(app);
    send(
      [],
      [{ piece, kind, ...described(error), ...(ms !== undefined && { ms: Math.round(ms) }) }],
    );
  };

  addEventListener('error', ({ error, message, filename }) => {
    const [, app] = OWN_FILE.exec(filename) ?? [];
    if (app) tell(`${app}/${app === 'shell' ? 'page' : 'script'}`, 'script', error ?? message);
  });
  addEventListener('pagehide', () => {
    sendWell();
    leaving = true;
  });
  addEventListener('pageshow', () => (leaving = false));
  setTimeout(sendWell, REPORTING.wellMs);

  const known = new WeakSet<object>();
  return {
    loaded(id, ms) {
      const { remote: app } = splitId(id);
      if (ms > REPORTING.slowMs) tell(id, 'slow', `It took ${(ms / 1000).toFixed(0)} s.`, ms);
      if (told.has(app) || arrived.has(app)) return;
      arrived.add(app);
      setTimeout(sendWell, REPORTING.wellMs);
    },
    failed(id, kind, error) {
      if (error instanceof Error) {
        // A module that did not arrive is thrown once more by whoever wants to draw it.
        if (known.has(error) || NO_FAULTS.includes(error.name)) return;
        known.add(error);
      }
      if (kind === 'load' && !navigator.onLine) return;
      tell(id, kind, error);
    },
  };
}

/** What an error says of our own files; nothing of the visitor is in it. */
function described(error: unknown): Pick<Fault, 'message' | 'frames'> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = [...stack.matchAll(PLACE)]
    .slice(0, REPORTING.frames)
    .map(([, file = '', line, column]): Frame => ({
      file,
      line: Number(line),
      column: Number(column),
    }));
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { message: (message.split('\n')[0] ?? '').slice(0, REPORTING.message), frames };
}
