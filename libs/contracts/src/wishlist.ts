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
