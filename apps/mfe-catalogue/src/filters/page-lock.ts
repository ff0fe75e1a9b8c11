import type { Collection, FilterLock } from '@tivara/contracts';

/** A filter fixed by the page's path, and its label in the drawer. */
export interface PageLock extends FilterLock {
  label: string;
}

export const lockedBySearch = (lock: FilterLock): PageLock => ({
  ...lock,
  label: 'Filter locked by search:',
});

export const lockedByCollection = ({ collection_name }: Collection): PageLock => ({
  group: 'Collection_Name',
  values: [collection_name],
  label: 'Filter locked by collection ID:',
});
