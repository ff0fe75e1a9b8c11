/** Products that this browser looked at, the last one first. */
const KEY = 'recently-viewed';
/** How many are shown; one more is kept, as the one on the page is not. */
export const SHOWN = 8;

/** Ids other than `current`; what cannot be read counts as nothing. */
export function readViewed(current: number): number[] {
  return read().filter((id) => id !== current);
}

/** Puts a product first. A full or forbidden storage costs only this list. */
export function rememberViewed(id: number): void {
  write([id, ...readViewed(id)].slice(0, SHOWN + 1));
}

/** Forgets all but the products that there are, or all. */
export function keepViewed(known: (id: number) => boolean): void {
  write(read().filter(known));
}

function read(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter(isId) : [];
    return [...new Set(ids)].slice(0, SHOWN + 1);
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
