import { searchKey } from '@tivara/contracts';

export { searchKey };

/** Characters; an index of MySQL holds no more than 768. */
export const SEARCH_KEY_LENGTH = 640;

/** What a table searches of a row and, by the first text, sorts it by; a line each, so that no match spans two of them. */
export const searchKeyOf = (...texts: string[]): string =>
  [...texts.map(searchKey).join('\n')].slice(0, SEARCH_KEY_LENGTH).join('');
