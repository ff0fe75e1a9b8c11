/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Boot } from '@tivara/contracts';

// What each function of this file needs is inside it: the document has its text. (inlineScript in libs/contracts)

/** Reports a shell whose scripts fail to load or throw before its own reporter runs, which replaces this listener. */
export function reportShellFailure(): void {
  const report = (event: ErrorEvent) => {
    const root = document.documentElement;
    const { src } = (event.target ?? {}) as { src?: string };
    const from = src || event.filename || '';
    if ('watched' in root.dataset || !from.includes('/r/shell/')) return;
    root.dataset['watched'] = '';
    const boot = document.getElementById('boot')?.textContent ?? '';
    const { composition, reportTokenUrl } = JSON.parse(boot) as Boot;
    const { shell, remotes } = composition;
    const failure = {
      module: 'shell/page',
      kind: src ? 'load' : 'script',
      message: event.message || 'A script of the shell failed to load.',
      frames: event.lineno
        ? [{ file: new URL(from).pathname, line: event.lineno, column: event.colno }]
        : [],
    };
    const versions = [
      `shell@${shell.version}`,
      ...remotes.map(({ name, version }) => `${name}@${version}`),
    ];
    const send = ({ token }: { token: string }) => {
      const body = JSON.stringify({ token, versions, healthy: [], issues: [failure] });
      navigator.sendBeacon('/api/reports', new Blob([body], { type: 'application/json' }));
    };
    fetch(reportTokenUrl ?? '')
      .then((response) => response.json())
      .then(send, () => undefined);
  };
  addEventListener('error', report, true);
}

/** The only strings that may become scripts: URLs of release files, and JSON, which does nothing. Everything else that would run or parse a string throws. */
export function restrictScripts(): void {
  interface Policies {
    createPolicy(name: string, policy: Record<string, (text: string) => string | null>): void;
  }
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      return origin === location.origin && pathname.startsWith('/r/') ? url : null;
    },
    createScript: (text) => (isJson(text) ? text : null),
  });
}

/** Development only: Fast Refresh runtimes of remotes load after React and must still find its renderer. */
export function keepRenderers(): void {
  const renderers = new Map<number, unknown>();
  const inject = (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size;
  const nothing = () => {};
  const global = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object };
  global.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    ...{ renderers, inject, supportsFiber: true },
    ...{ onScheduleFiberRoot: nothing, onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing },
  };
}
