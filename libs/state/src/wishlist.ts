import { WISHLIST_KEY, type WishlistItem } from '@tivara/contracts';

/** An item is one colour of one product. (SPEC 4, Wishlist) */
export const sameItem = (
  a: Pick<WishlistItem, 'product_id' | 'selected_color'>,
  b: Pick<WishlistItem, 'product_id' | 'selected_color'>,
): boolean =>
  a.product_id === b.product_id && a.selected_color.color_name === b.selected_color.color_name;

/** Reads the stored list; items that cannot be read are dropped one by one, never the whole list. (DECISIONS, wishlist heart) */
export function readWishlist(storage: Storage | null): WishlistItem[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage?.getItem(WISHLIST_KEY) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const items = stored.map(readItem).filter((item) => item !== null);
  return items.filter((item, at) => items.findIndex((other) => sameItem(other, item)) === at);
}

function readItem(value: unknown): WishlistItem | null {
  if (!isRecord(value) || !isRecord(value['selected_color'])) return null;
  const { product_id, product_name, category_name, material_name, images } = value;
  const { color_id, color_name } = value['selected_color'];
  if (!Number.isInteger(product_id) || !Number.isInteger(color_id)) return null;
  if (typeof product_name !== 'string' || typeof color_name !== 'string') return null;
  return {
    product_id: product_id as number,
    product_name,
    category_name: text(category_name),
    material_name: text(material_name),
    selected_color: { color_id: color_id as number, color_name },
    images: (Array.isArray(images) ? images : [])
      .filter((url) => typeof url === 'string')
      .slice(0, 3),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
