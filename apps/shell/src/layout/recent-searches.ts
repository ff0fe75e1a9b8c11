import { LIMITS, cleanTerm } from '@tivara/contracts';

const KEY = 'tivara.recent-searches';
const MAX = LIMITS.suggestions.recent;

/** Latest first; [] if storage is unreadable. */
export function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const texts = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
    return [...new Set(texts.map(cleanTerm).filter(Boolean))].slice(0, MAX);
  } catch {
    return [];
  }
}

/** Moves a search to the front; does nothing if storage is full or blocked. */
export function rememberSearch(text: string): void {
  const term = cleanTerm(text);
  const isOther = (one: string) => one.toLowerCase() !== term.toLowerCase();
  if (term) write([term, ...readSearches().filter(isOther)].slice(0, MAX));
}

export const clearSearches = (): void => write([]);

function write(terms: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    return;
  }
}
