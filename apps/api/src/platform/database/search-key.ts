import { searchKey } from '@tivara/contracts';

export { searchKey };

/** Characters; an index of MySQL holds no more than 768. */
export const SEARCH_KEY_LENGTH = 640;

/** For searching, and sorting by the first text; a line each, so that no match spans two. */
export const searchKeyOf = (...texts: string[]): string =>
  [...texts.map(searchKey).join('\n')].slice(0, SEARCH_KEY_LENGTH).join('');
