import { LRUCache } from 'lru-cache';

/** The cached promise of a key, or a new one; a rejected one is not cached. */
export function cached<T>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => cache.delete(key));
  return loading;
}

/** Logs a message unless it is one of the last 500. */
export function logOnce(log: (message: string) => void): (message: string) => void {
  const logged = new LRUCache<string, true>({ max: 500 });
  return (message) => {
    if (!logged.has(message)) log(message);
    logged.set(message, true);
  };
}
