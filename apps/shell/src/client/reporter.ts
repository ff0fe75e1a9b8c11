import { REPORTING, isFailure, splitId } from '@tivara/contracts';
import type { Boot, Issue, IssueKind, StackFrame, VisitReport, Vital } from '@tivara/contracts';
import type { ModuleMonitor } from '@tivara/federation';

const HOUR_MS = 3600_000;
/** A location in one of our files, as the stack traces of all browsers write it. */
const STACK_LOCATION = /(\/r\/[\w-]+\/[\w.+-]+\/web\/[\w.-]+\.js):(\d+):(\d+)/g;
const OWN_FILE = /\/r\/([\w-]+)\/[\w.+-]+\/web\//;
/** Responses of the API and aborted requests are not failures of a release. */
const IGNORED_ERRORS = ['ApiError', 'AbortError'];

export interface VisitMonitor extends ModuleMonitor {
  /** Undefined where nothing is reported. */
  vitals?(vitals: Vital[]): void;
}

/** Reports, once each, every app that loaded and rendered in this visit and every kind of failure of an app. Best effort. */
export function monitorVisit({ composition, reportTokenUrl }: Boot): VisitMonitor {
  // Replaces the document's inline error listener.
  document.documentElement.dataset['watched'] = '';
  if (!reportTokenUrl) return { loaded() {}, failed() {} };
  const { shell, remotes } = composition;
  const versions = [{ name: 'shell', version: shell.version }, ...remotes].map(
    ({ name, version }) => `${name}@${version}`,
  );
  const reported = new Set<string>();
  const loaded = new Set(['shell']);
  let leaving = false;

  let token: string | undefined;
  let request: Promise<void> | undefined;
  // Not before something loaded, so that it delays nothing.
  const requestToken = () =>
    (request ??= tokenFrom(reportTokenUrl).then((text) => void (token = text)));
  const sendNow = (healthy: string[], issues: Issue[], vitals: Vital[] = []) => {
    if (!token || performance.now() > REPORTING.tokenHours * HOUR_MS) return;
    const report: VisitReport = {
      ...{ token, versions, healthy, issues },
      ...(vitals.length > 0 && { vitals: vitals.slice(0, REPORTING.vitals) }),
    };
    navigator.sendBeacon(
      '/api/reports',
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  };
  const send = (healthy: string[], issues: Issue[]) => {
    // At once, if the page is being left.
    if (token) sendNow(healthy, issues);
    else requestToken().then(() => sendNow(healthy, issues), ignore);
  };
  const sendHealthy = () => {
    const healthy = [...loaded].filter((app) => !reported.has(app));
    loaded.clear();
    for (const app of healthy) reported.add(app);
    if (healthy.length) send(healthy, []);
  };
  const reportFailure = (moduleId: string, kind: IssueKind, error: unknown, ms?: number) => {
    const { remote: app } = splitId(moduleId);
    const key = `${app} ${kind}`;
    if (leaving || reported.has(key) || !versions.some((version) => version.startsWith(`${app}@`)))
      return;
    reported.add(key);
    if (isFailure(kind)) reported.add(app);
    const duration = ms !== undefined && { ms: Math.round(ms) };
    send([], [{ module: moduleId, kind, ...described(error), ...duration }]);
  };

  addEventListener('error', ({ error, message, filename }) => {
    const [, app] = OWN_FILE.exec(filename) ?? [];
    if (app)
      reportFailure(`${app}/${app === 'shell' ? 'page' : 'script'}`, 'script', error ?? message);
  });
  addEventListener('pagehide', () => {
    sendHealthy();
    leaving = true;
  });
  addEventListener('pageshow', () => (leaving = false));
  setTimeout(sendHealthy, REPORTING.healthyMs);

  const seen = new WeakSet<object>();
  return {
    // The document is hidden: without a token by now there is no report.
    vitals: (vitals) => sendNow([], [], vitals),
    loaded(id, ms) {
      const { remote: app } = splitId(id);
      if (ms > REPORTING.slowMs)
        reportFailure(id, 'slow', `It took ${(ms / 1000).toFixed(0)} s.`, ms);
      if (reported.has(app) || loaded.has(app)) return;
      loaded.add(app);
      requestToken().catch(ignore);
      setTimeout(sendHealthy, REPORTING.healthyMs);
    },
    failed(id, kind, error) {
      if (error instanceof Error) {
        // A module that failed to load throws the same error again when it is rendered.
        if (seen.has(error) || IGNORED_ERRORS.includes(error.name)) return;
        seen.add(error);
      }
      if (kind === 'load' && !navigator.onLine) return;
      reportFailure(id, isForeignChange(error) ? 'changed' : kind, error);
    },
  };
}

/** React throws it where a node is no longer where it put it: page translation and extensions move nodes. */
const isForeignChange = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** Without a token there are no reports, which are optional. */
const ignore = () => undefined;

async function tokenFrom(url: string): Promise<string> {
  const { token } = (await (await fetch(url)).json()) as { token: string };
  return token;
}

/** An error's message and its locations in our own files. Contains no visitor data. */
function described(error: unknown): Pick<Issue, 'message' | 'frames'> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = [...stack.matchAll(STACK_LOCATION)]
    .slice(0, REPORTING.frames)
    .map(([, file = '', line, column]): StackFrame => ({
      file,
      line: Number(line),
      column: Number(column),
    }));
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { message: (message.split('\n')[0] ?? '').slice(0, REPORTING.message), frames };
}
