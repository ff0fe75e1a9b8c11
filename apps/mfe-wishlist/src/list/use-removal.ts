import { useEffect, useRef } from 'react';
import { MESSAGES, type WishlistItem } from '@tivara/contracts';
import { notify, useAppStore } from '@tivara/state';

/** Takes an item out, and hands the focus to the one that moves into its place, or to the page's title. */
export function useRemoval(items: WishlistItem[]) {
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  const removeFromWishlist = useAppStore((state) => state.removeFromWishlist);

  useEffect(() => {
    if (removed.current === null) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    (next ?? place.current?.querySelector('h1'))?.focus();
    removed.current = null;
  }, [items]);

  const remove = (index: number) => {
    const gone = items[index];
    if (!gone) return;
    removed.current = index;
    // On this page an item is a product and a colour's id, whatever the colour was called when it was saved.
    items.filter((item) => isSame(item, gone)).forEach((item) => removeFromWishlist(item));
    notify(MESSAGES.wishlistRemoved, 'error');
  };
  return { place, remove };
}

const isSame = (a: WishlistItem, b: WishlistItem): boolean =>
  a.product_id === b.product_id && a.selected_color.color_id === b.selected_color.color_id;
