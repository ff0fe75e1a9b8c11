import type { WishlistChangesBody, WishlistItem } from '@tivara/contracts';
import { sameItem } from '@tivara/state';

const without = (items: readonly WishlistItem[], others: readonly WishlistItem[]) =>
  items.filter((item) => !others.some((other) => sameItem(other, item)));

/** @param synced the list as it last was in the account */
export const changesSince = (
  synced: readonly WishlistItem[],
  now: readonly WishlistItem[],
): WishlistChangesBody => ({ added: without(now, synced), removed: without(synced, now) });

/**
 * What the browser's list lacks and has too much after a request, apart from what the visitor changed during it.
 * @param sent the list when the request was sent @param now the list when the response arrived
 */
export const mergeOf = (
  account: readonly WishlistItem[],
  sent: readonly WishlistItem[],
  now: readonly WishlistItem[],
) => ({
  missing: without(without(account, now), without(sent, now)),
  gone: without(without(now, account), without(now, sent)),
});
