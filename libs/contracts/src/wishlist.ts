import type { Answer, ProductImage } from './rest.js';

export const WISHLIST_KEY = 'wishlist';
/** The list as the account last had it, in browsers that are logged in. Without it, the next sync is a union. */
export const SYNCED_WISHLIST_KEY = 'tivara.synced-wishlist';

export interface WishlistItem {
  product_id: number;
  product_name: string;
  category_name: string;
  material_name: string;
  selected_color: { color_name: string; color_id: number };
  images: string[];
}

export type WishlistIdentity = Pick<WishlistItem, 'product_id' | 'selected_color'>;

/** What a browser has changed since it last had the account's list. */
export interface WishlistChanges {
  added: WishlistItem[];
  removed: WishlistIdentity[];
}
export interface AccountWishlist {
  items: WishlistItem[];
}

/** A card's width on most screens. (px) */
const STORED_WIDTH = 600;

/** Three renditions, as the largest would be too heavy. */
export const storedUrls = (images: Pick<ProductImage, 'image_url' | 'widths'>[]): string[] =>
  images.slice(0, 3).map(({ image_url, widths }) => {
    const width = widths.find((one) => one >= STORED_WIDTH) ?? widths.at(-1);
    return width ? image_url.replace(/[^/]+(?=\.\w+$)/, String(width)) : image_url;
  });

export interface SharedItem {
  product_id: number;
  color_id: number;
}
/** Anyone with the token can read the list. */
export interface ShareAnswer extends Answer {
  token: string;
  expires_at: string;
}
export interface SharedFrame extends SharedItem {
  product_name: string;
  category_name: string;
  material_name: string;
  color_name: string;
  color_code: string;
  images: ProductImage[];
}
export interface SharedWishlist {
  items: SharedFrame[];
  /** Items no longer in the catalogue. */
  missing: number;
  expires_at: string;
}
