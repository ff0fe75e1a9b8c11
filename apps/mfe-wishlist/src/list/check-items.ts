import type { Picture, Product, ProductImage, WishlistItem } from '@tivara/contracts';
import type { Shot } from '../frame/slides';

/** A saved item beside what the catalogue says of it. */
export interface CheckedItem {
  item: WishlistItem;
  /** `unknown` while the catalogue was not asked, or did not answer. */
  state: 'unknown' | 'there' | 'gone';
  shown: {
    name: string;
    material: string;
    colour: string;
    /** 0 in a list of an older shape that the catalogue was not asked about. */
    colourId: number;
    code: string | undefined;
    shots: Shot[];
  };
}

interface Answer {
  /** What was asked for and is there; null before the answer. */
  products: Product[] | null;
  asked: number[];
  /** There will be no answer: what was stored must do. */
  failed: boolean;
}

/** Lays each item beside its product: by the colour's name, or its id where the colour was renamed. */
export function checkItems(items: WishlistItem[], answer: Answer): CheckedItem[] {
  const asked = new Set(answer.asked);
  const byId = new Map(answer.products?.map((product) => [product.product_id, product]));
  return items.map((item) => {
    if (!answer.products || !asked.has(item.product_id))
      return { item, state: 'unknown', shown: stored(item, answer.failed) };
    const product = byId.get(item.product_id);
    const { color_id, color_name } = item.selected_color;
    const colour =
      product?.colors.find((one) => one.color_name === color_name) ??
      product?.colors.find((one) => one.color_id === color_id);
    if (!product || !colour) return { item, state: 'gone', shown: stored(item, true) };
    return {
      item,
      state: 'there',
      shown: {
        name: product.product_name,
        material: product.material_name,
        colour: colour.color_name,
        colourId: colour.color_id,
        code: colour.color_code,
        shots: shotsOf(colour.images),
      },
    };
  });
}

/** Pictures of a colour that are shown. (SPEC 9) */
const SHOWN = 3;

export const shotsOf = (images: ProductImage[]): Picture[] =>
  images.slice(0, SHOWN).map(({ image_url, ...picture }) => ({ ...picture, url: image_url }));

/** Stored pictures are large and of one size, so they wait for the answer; those of other sites are never shown. */
const stored = (item: WishlistItem, withPictures: boolean): CheckedItem['shown'] => ({
  name: item.product_name,
  material: item.material_name,
  colour: item.selected_color.color_name,
  colourId: item.selected_color.color_id,
  code: undefined,
  shots: withPictures ? item.images.filter((url) => url.startsWith('/media/')) : [],
});
