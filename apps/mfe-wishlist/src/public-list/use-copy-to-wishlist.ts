import { useState } from 'react';
import { storedUrls, type SharedFrame, type WishlistItem } from '@tivara/contracts';
import { notify, sameItem, useAppStore } from '@tivara/state';
import { frameCount } from '../labels';

const toWishlistItem = (frame: SharedFrame): WishlistItem => ({
  product_id: frame.product_id,
  product_name: frame.product_name,
  category_name: frame.category_name,
  material_name: frame.material_name,
  selected_color: { color_name: frame.color_name, color_id: frame.color_id },
  images: storedUrls(frame.images),
});

/** Adds a shared list to the visitor's own, with undo. */
export function useCopyToWishlist(shared: SharedFrame[]) {
  const own = useAppStore((state) => state.wishlist);
  const addItems = useAppStore((state) => state.putIntoWishlist);
  const removeItems = useAppStore((state) => state.removeFromWishlist);
  const [added, setAdded] = useState<WishlistItem[] | null>(null);
  const all = shared.map(toWishlistItem);
  const newItems = all.filter((item) => !own.some((other) => sameItem(other, item)));

  const copy = () => {
    setAdded(newItems);
    addItems(newItems);
    notify(`${frameCount(newItems.length, 'capital')} added to your wishlist`, 'success');
  };
  const undo = () => {
    removeItems(...(added ?? []));
    setAdded(null);
    notify(`${frameCount(added?.length ?? 0, 'capital')} removed from your wishlist`);
  };
  return { added, newCount: newItems.length, copy, undo };
}
