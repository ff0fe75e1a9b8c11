/** Shared by all tabs, so that they send one enquiry under one key. */
const STORAGE_KEY = 'wishlist-enquiry';
const DAY_MS = 24 * 3600_000;

interface Stored {
  key: string;
  list: string;
  /** Created, in ms since 1970. */
  at: number;
}

/** The idempotency key for a list: reused by other tabs and retries for a day. */
export function getKey(listId: string, now = Date.now()): string {
  const stored = read();
  if (stored?.list === listId && now - stored.at < DAY_MS) return stored.key;
  return createKey(listId, now);
}

export function createKey(listId: string, now = Date.now()): string {
  // randomUUID exists only in secure contexts.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    const stored: Stored = { key, list: listId, at: now };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Without storage the key is valid for this form only.
  }
  return key;
}

/** Call once the enquiry is sent: the next one for the same list is new. */
export function clearKey(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

function read(): Stored | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Stored | null;
    return typeof stored?.key === 'string' && typeof stored.at === 'number' ? stored : null;
  } catch {
    return null;
  }
}
