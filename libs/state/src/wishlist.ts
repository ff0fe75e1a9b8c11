import { WISHLIST_KEY, type WishlistItem } from '@tivara/contracts';

type Identity = Pick<WishlistItem, 'product_id' | 'selected_color'>;

/** An item is one colour of one product. (SPEC 4, Wishlist) */
export const sameItem = (a: Identity, b: Identity): boolean =>
  a.product_id === b.product_id && a.selected_color.color_name === b.selected_color.color_name;

/** The list with the missing items of `more`, inserted at an index or at the end. */
export function withItems(
  items: WishlistItem[],
  more: WishlistItem[],
  at = items.length,
): WishlistItem[] {
  const fresh = more.filter(
    (item, place) =>
      !items.some((other) => sameItem(other, item)) &&
      more.findIndex((other) => sameItem(other, item)) === place,
  );
  return fresh.length ? [...items.slice(0, at), ...fresh, ...items.slice(at)] : items;
}

export const withoutItems = (items: WishlistItem[], gone: Identity[]): WishlistItem[] =>
  gone.length ? items.filter((item) => !gone.some((other) => sameItem(other, item))) : items;

/** Reads the stored list; items that cannot be read are dropped one by one, never the whole list. (DECISIONS, wishlist heart) */
export function readWishlist(storage: Storage | null, key = WISHLIST_KEY): WishlistItem[] {
  let stored: string | null = null;
  try {
    stored = storage?.getItem(key) ?? null;
  } catch {
    // A blocked storage counts as empty.
  }
  if (!stored) return [];
  return withItems([], entriesOf(stored).flatMap(readItem));
}

const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
const FLAT_OBJECT = String.raw`\{(?:${STRING}|[^{}"])*\}`;
/** An object that may contain flat ones. Braces in strings do not count. */
const OBJECTS = new RegExp(String.raw`\{(?:${STRING}|${FLAT_OBJECT}|[^{}"])*\}`, 'g');

/** The list's entries, in order. Older lists are in an object; of an incomplete text, all complete objects are read. */
function entriesOf(text: string): unknown[] {
  const list = parsed(text);
  if (list === undefined) return (text.match(OBJECTS) ?? []).map(parsed);
  const entries = isRecord(list) ? (list['wishlist'] ?? list['items']) : list;
  return Array.isArray(entries) ? entries : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** None or one. Older items have the colour's name only, ids as text, or pictures as one text or as objects. */
function readItem(value: unknown): WishlistItem[] {
  if (!isRecord(value)) return [];
  const product_id = idOf(value['product_id']);
  const product_name = value['product_name'];
  const chosen = value['selected_color'];
  const colour = isRecord(chosen)
    ? chosen
    : { ...value, ...(chosen ? { color_name: chosen } : {}) };
  const color_name = colour['color_name'];
  if (product_id === null || typeof product_name !== 'string' || typeof color_name !== 'string')
    return [];
  if (!product_name || !color_name) return [];
  return [
    {
      product_id,
      product_name,
      category_name: text(value['category_name']),
      material_name: text(value['material_name']),
      // 0 if it was not stored: the name identifies the colour.
      selected_color: { color_name, color_id: idOf(colour['color_id']) ?? 0 },
      images: picturesOf(value['images'] ?? value['image']),
    },
  ];
}

function picturesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .map((one: unknown) => (isRecord(one) ? (one['image_url'] ?? one['url']) : one))
    .filter((url) => typeof url === 'string' && /^(\/|https?:|data:)/.test(url))
    .slice(0, 3) as string[];
}

function idOf(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(id) && (id as number) > 0 ? (id as number) : null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
