import { useState } from 'react';
import { keptUrls, type SharedFrame, type WishlistItem } from '@tivara/contracts';
import { notify, sameItem, useAppStore } from '@tivara/state';
import { frames } from '../words';

/** A shared frame as this browser saves it. */
const savedFrom = (frame: SharedFrame): WishlistItem => ({
  product_id: frame.product_id,
  product_name: frame.product_name,
  category_name: frame.category_name,
  material_name: frame.material_name,
  selected_color: { color_name: frame.color_name, color_id: frame.color_id },
  images: keptUrls(frame.images),
});

/** Copies a shared list into the visitor's own, and takes back what it added. */
export function useCopying(shared: SharedFrame[]) {
  const own = useAppStore((state) => state.wishlist);
  const putIn = useAppStore((state) => state.putIntoWishlist);
  const takeOut = useAppStore((state) => state.removeFromWishlist);
  const [added, setAdded] = useState<WishlistItem[] | null>(null);
  const all = shared.map(savedFrom);
  const fresh = all.filter((item) => !own.some((other) => sameItem(other, item)));

  const copy = () => {
    setAdded(fresh);
    putIn(fresh);
    notify(`${frames(fresh.length, 'capital')} added to your wishlist`, 'success');
  };
  const undo = () => {
    takeOut(...(added ?? []));
    setAdded(null);
    notify(`${frames(added?.length ?? 0, 'capital')} taken off your wishlist again`);
  };
  return { added, fresh: fresh.length, copy, undo };
}
