import { useEffect, useRef, useState } from 'react';
import { MESSAGES, type WishlistItem } from '@tivara/contracts';
import { notify, notifySaved, useAppState, useAppStore } from '@tivara/state';
import type { CheckedItem } from '../frame/check-items';

/** Items removed together, and their position in the displayed list. */
export interface Removed {
  items: WishlistItem[];
  position: number;
}

/** The displayed list: removed items keep their position. */
export function withRemoved<T>(items: T[], removed: Removed[]): (T | Removed)[] {
  const list: (T | Removed)[] = [...items];
  for (const one of [...removed].sort((a, b) => a.position - b.position))
    list.splice(one.position, 0, one);
  return list;
}

/** Removes and restores items, then focuses the item now at that position, or the page title. */
export function useRemoval(items: WishlistItem[]) {
  const container = useRef<HTMLDivElement>(null);
  const focusIndex = useRef<number | null>(null);
  const [removed, setRemoved] = useState<Removed[]>([]);
  const state = useAppState();
  const removeItems = useAppStore((state) => state.removeFromWishlist);
  const restoreItems = useAppStore((state) => state.putIntoWishlist);

  useEffect(() => {
    if (focusIndex.current === null) return;
    const buttons = container.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(focusIndex.current, buttons.length - 1)];
    (next ?? container.current?.querySelector('h1'))?.focus();
    focusIndex.current = null;
  }, [items]);

  const remove = ({ item }: CheckedItem, position: number) => {
    // Identity here is product and colour id, so renamed colours match.
    const matches = items.filter((other) => isSame(other, item));
    focusIndex.current = items.indexOf(item);
    setRemoved([...removed, { items: matches, position }]);
    removeItems(...matches);
    notify(MESSAGES.wishlistRemoved, 'error');
  };
  const undo = (one: Removed) => {
    const index = one.position - removed.filter(({ position }) => position < one.position).length;
    focusIndex.current = index;
    setRemoved(removed.filter((other) => other !== one));
    restoreItems(one.items, index);
    notifySaved(MESSAGES.wishlistAdded, state().isWishlistStored);
  };
  return { container, removed, remove, undo, clear: () => setRemoved([]) };
}

const isSame = (a: WishlistItem, b: WishlistItem): boolean => {
  const [one, other] = [a.selected_color, b.selected_color];
  // The older storage format has no colour id.
  const sameColour =
    one.color_id && other.color_id
      ? one.color_id === other.color_id
      : one.color_name === other.color_name;
  return a.product_id === b.product_id && sameColour;
};
