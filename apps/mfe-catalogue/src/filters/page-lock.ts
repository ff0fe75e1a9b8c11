import type { Collection, FilterLock } from '@tivara/contracts';

/** What a page's address stands for, and the words that say so in the drawer. */
export interface PageLock extends FilterLock {
  by: string;
}

export const lockedBySearch = (lock: FilterLock): PageLock => ({
  ...lock,
  by: 'Filter locked by search:',
});

export const lockedByCollection = ({ collection_name }: Collection): PageLock => ({
  group: 'Collection_Name',
  values: [collection_name],
  by: 'Filter locked by collection ID:',
});
