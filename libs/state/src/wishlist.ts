import { WISHLIST_KEY, type WishlistItem } from '@tivara/contracts';

type Identity = Pick<WishlistItem, 'product_id' | 'selected_color'>;

/** An item is one colour of one product. (SPEC 4, Wishlist) */
export const sameItem = (a: Identity, b: Identity): boolean =>
  a.product_id === b.product_id && a.selected_color.color_name === b.selected_color.color_name;

/** The list with the items of `more` that it lacks, inserted at an index or at the end. */
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
  items.filter((item) => !gone.some((other) => sameItem(other, item)));

/** Reads the stored list; items that cannot be read are dropped one by one, never the whole list. (DECISIONS, wishlist heart) */
export function readWishlist(storage: Storage | null): WishlistItem[] {
  let stored: string | null = null;
  try {
    stored = storage?.getItem(WISHLIST_KEY) ?? null;
  } catch {
    // A storage that may not be read is an empty one.
  }
  if (!stored) return [];
  return withItems([], entriesOf(stored).flatMap(readItem));
}

/** What the text holds, in order. Older lists lie in an object; of a text that breaks off, all that came before is read. */
function entriesOf(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
    const inner = isRecord(list) ? (list['wishlist'] ?? list['items']) : [];
    return Array.isArray(inner) ? inner : [];
  } catch {
    return wholeObjects(text);
  }
}

/** The complete objects in a broken list, each by itself. */
function wholeObjects(text: string): unknown[] {
  const found: unknown[] = [];
  let start = text.indexOf('{');
  while (start >= 0) {
    const end = endOfObject(text, start);
    if (end > 0) {
      try {
        found.push(JSON.parse(text.slice(start, end)));
      } catch {
        // Not an object after all.
      }
    }
    start = text.indexOf('{', end > 0 ? end : start + 1);
  }
  return found;
}

/** The index after the brace that closes the one at `start`; -1 when there is none. */
function endOfObject(text: string, start: number): number {
  // Strings first, so that braces in names do not count.
  const token = /"(?:[^"\\]|\\.)*"|[{}]/g;
  token.lastIndex = start;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{') depth++;
    if (match[0] === '}' && --depth === 0) return token.lastIndex;
  }
  return -1;
}

/** None or one: also of older shapes, with the colour's name alone, ids as text, or pictures as one text or as objects. */
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
      // 0 where it was not stored: the colour is known by its name.
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
