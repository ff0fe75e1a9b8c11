import type { Asset } from '@tivara/contracts';
import { withTimeLimit } from '../timing';

const scripts = new Map<string, Promise<void>>();

/** Runs a script once; rejects when it fails to load, and then another call tries again. */
export function runScript({ url, integrity }: Asset, timeoutMs: number): Promise<void> {
  let script = scripts.get(url);
  if (!script) {
    script = withTimeLimit(timeoutMs, url, attach(url, integrity));
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
      onerror: () => reject(new Error(`TIV-401 ${src} failed to load`)),
    });
    document.head.append(script);
  });
}
