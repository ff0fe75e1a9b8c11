/** The cached promise of a key, or a new one; a rejected one is not cached. */
export function cached<Key, T>(
  cache: {
    get(key: Key): Promise<T> | undefined;
    set(key: Key, value: Promise<T>): unknown;
    delete(key: Key): unknown;
  },
  key: Key,
  load: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => cache.delete(key));
  return loading;
}

const MAX_LOGGED = 500;

/** Logs a message once, or once more after many others. */
export function logOnce(log: (message: string) => void): (message: string) => void {
  const logged = new Set<string>();
  return (message) => {
    if (logged.has(message)) return;
    if (logged.size >= MAX_LOGGED) logged.clear();
    logged.add(message);
    log(message);
  };
}
