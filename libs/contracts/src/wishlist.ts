import type { ProductImage, WishlistItem } from './api.js';
export const WISHLIST_KEY = 'wishlist';
/** The list as the account last had it, in browsers that are logged in. Without it, the next sync is a union. */
export const SYNCED_WISHLIST_KEY = 'tivara.synced-wishlist';

export type WishlistIdentity = Pick<WishlistItem, 'product_id' | 'selected_color'>;

/** A card's width on most screens. (px) */
const STORED_WIDTH = 600;

/** Three renditions, as the largest would be too heavy. */
export const storedUrls = (images: Pick<ProductImage, 'image_url' | 'widths'>[]): string[] =>
  images.slice(0, 3).map(({ image_url, widths }) => {
    const width = widths.find((one) => one >= STORED_WIDTH) ?? widths.at(-1);
    return width ? image_url.replace(/[^/]+(?=\.\w+$)/, String(width)) : image_url;
  });
