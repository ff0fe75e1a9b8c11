import type { Asset } from '@tivara/contracts';
import { withTimeLimit } from '../timing';

/** Of each file; shorter than a module's limit, so that Try again never waits for a request that was given up. (ms) */
const TIMEOUT_MS = 5_000;

const scripts = new Map<string, Promise<void>>();

/** Runs a script once; rejects when it fails to load, and then another call tries again. */
export function runScript({ url, integrity }: Asset): Promise<void> {
  let script = scripts.get(url);
  if (!script) {
    script = withTimeLimit(TIMEOUT_MS, url, attach(url, integrity));
    scripts.set(url, script);
    script.catch(() => scripts.delete(url));
  }
  return script;
}

function attach(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src,
      integrity,
      async: true,
      crossOrigin: 'anonymous',
      onload: () => resolve(),
      onerror: () => reject(new Error(`${src} failed to load`)),
    });
    document.head.append(script);
  });
}
