import { LRUCache } from 'lru-cache';

const MAX_MESSAGES = 500;

/** Logs each message once, as long as it is one of the last `MAX_MESSAGES`. */
export function logOnce(log: (message: string) => void): (message: string) => void {
  const logged = new LRUCache<string, true>({ max: MAX_MESSAGES });
  return (message) => {
    if (!logged.has(message)) log(message);
    logged.set(message, true);
  };
}
