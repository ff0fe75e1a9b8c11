const KEY = 'recently-viewed';
/** One more is stored, since the current product is not shown. */
export const MAX_SHOWN = 8;

/** Ids other than `current`, latest first; [] if storage is unreadable. */
export function readViewed(current: number): number[] {
  return read().filter((id) => id !== current);
}

/** Moves a product to the front; does nothing if storage is full or blocked. */
export function addViewed(id: number): void {
  write([id, ...readViewed(id)].slice(0, MAX_SHOWN + 1));
}

export function filterViewed(isAvailable: (id: number) => boolean): void {
  write(read().filter(isAvailable));
}

function read(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter(isId) : [];
    return [...new Set(ids)].slice(0, MAX_SHOWN + 1);
  } catch {
    return [];
  }
}

function write(ids: number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    return;
  }
}

const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 1e9;
