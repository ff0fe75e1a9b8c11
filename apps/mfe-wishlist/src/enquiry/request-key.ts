/** Where the tabs of this browser find the key of the enquiry that is under way. */
const STORAGE_KEY = 'wishlist-enquiry';
const DAY_MS = 24 * 3600_000;

interface Stored {
  key: string;
  /** What it is for. */
  list: string;
  /** When it was made, in ms. */
  at: number;
}

/**
 * The key of an enquiry about a list: one key makes one enquiry, however often and from however many tabs it is sent.
 * @param list says what the list holds
 */
export function keyFor(list: string, now = Date.now()): string {
  const stored = read();
  if (stored?.list === list && now - stored.at < DAY_MS) return stored.key;
  return newKeyFor(list, now);
}

/** Another key, for an enquiry that is to be another one. */
export function newKeyFor(list: string, now = Date.now()): string {
  // Not randomUUID, which a browser has on https alone.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ key, list, at: now } satisfies Stored));
  } catch {
    // The key then holds for this form alone.
  }
  return key;
}

/** The enquiry is stored: the next one about the same list is another. */
export function forgetKey(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}

function read(): Stored | null {
  try {
    const stored = JSON.parse(
      localStorage.getItem(STORAGE_KEY) ?? 'null',
    ) as Partial<Stored> | null;
    return stored && typeof stored.key === 'string' && typeof stored.at === 'number'
      ? (stored as Stored)
      : null;
  } catch {
    return null;
  }
}
