import { useEffect, useRef, useState } from 'react';
import { MESSAGES, type WishlistItem } from '@tivara/contracts';
import { notify, useAppStore } from '@tivara/state';
import type { CheckedItem } from './check-items';

/** What was taken out together, and the place where it stood in the list as it was shown. */
export interface Removed {
  items: WishlistItem[];
  at: number;
}

/** The list as it is shown: what was taken out keeps its place. */
export function withRemoved<T>(items: T[], removed: Removed[]): (T | Removed)[] {
  const list: (T | Removed)[] = [...items];
  for (const one of [...removed].sort((a, b) => a.at - b.at)) list.splice(one.at, 0, one);
  return list;
}

/** Takes items out and puts them back, and hands the focus to what stands in their place, or to the page's title. */
export function useRemoval(items: WishlistItem[]) {
  const place = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);
  const [removed, setRemoved] = useState<Removed[]>([]);
  const takeOut = useAppStore((state) => state.removeFromWishlist);
  const putIn = useAppStore((state) => state.putIntoWishlist);

  useEffect(() => {
    if (focusAt.current === null) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(focusAt.current, buttons.length - 1)];
    (next ?? place.current?.querySelector('h1'))?.focus();
    focusAt.current = null;
  }, [items]);

  const remove = ({ item }: CheckedItem, at: number) => {
    // On this page an item is a product and a colour's id, whatever the colour was called when it was saved.
    const gone = items.filter((other) => isSame(other, item));
    focusAt.current = items.indexOf(item);
    setRemoved([...removed, { items: gone, at }]);
    takeOut(...gone);
    notify(MESSAGES.wishlistRemoved, 'error');
  };
  const undo = (one: Removed) => {
    const index = one.at - removed.filter(({ at }) => at < one.at).length;
    focusAt.current = index;
    setRemoved(removed.filter((other) => other !== one));
    putIn(one.items, index);
    notify(MESSAGES.wishlistAdded, 'success');
  };
  return { place, removed, remove, undo, forget: () => setRemoved([]) };
}

const isSame = (a: WishlistItem, b: WishlistItem): boolean => {
  const [one, other] = [a.selected_color, b.selected_color];
  // Lists of an older shape have no id.
  const sameColour =
    one.color_id && other.color_id
      ? one.color_id === other.color_id
      : one.color_name === other.color_name;
  return a.product_id === b.product_id && sameColour;
};
