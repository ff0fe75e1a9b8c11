import type { Answer, ProductImage } from './rest.js';

/** The browser's stored wishlist. (SPEC 3, Wishlist item) */
export const WISHLIST_KEY = 'wishlist';

export interface WishlistItem {
  product_id: number;
  product_name: string;
  category_name: string;
  material_name: string;
  selected_color: { color_name: string; color_id: number };
  /** Up to three picture URLs. */
  images: string[];
}

/** Pixels that a kept picture should have: a card's width on most screens. */
const STORED_WIDTH = 600;

/** The addresses that an item keeps of a colour's pictures: three, of renditions, as the largest would weigh too much. */
export const storedUrls = (images: Pick<ProductImage, 'image_url' | 'widths'>[]): string[] =>
  images.slice(0, 3).map(({ image_url, widths }) => {
    const width = widths.find((one) => one >= STORED_WIDTH) ?? widths.at(-1);
    return width ? image_url.replace(/[^/]+(?=\.\w+$)/, String(width)) : image_url;
  });

/** One colour of a product, as a shared list stores it. */
export interface SharedItem {
  product_id: number;
  color_id: number;
}
/** Whoever has the token can read the list until it expires. */
export interface ShareAnswer extends Answer {
  token: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}
/** A shared item as the catalogue has it now. */
export interface SharedFrame extends SharedItem {
  product_name: string;
  category_name: string;
  material_name: string;
  color_name: string;
  color_code: string;
  /** Up to three. */
  images: ProductImage[];
}
export interface SharedWishlist {
  /** In the order of who shared them. */
  items: SharedFrame[];
  /** How many more there were that are no longer in the catalogue. */
  missing: number;
  /** ISO 8601, UTC. */
  expires_at: string;
}
