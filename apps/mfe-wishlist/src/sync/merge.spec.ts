import type { WishlistItem } from '@tivara/contracts';
import { changesSince, mergeOf } from './merge';

const item = (product_id: number, color_name = 'GOLD'): WishlistItem => ({
  product_id,
  product_name: `TV-${product_id}`,
  category_name: 'MEN',
  material_name: 'TITANIUM',
  selected_color: { color_name, color_id: 1 },
  images: [],
});
const [a, b, c, d] = [item(1), item(2), item(3), item(1, 'GUN')];

test('changes are what was added and removed since the last sync, by product and colour', () => {
  expect(changesSince([a, b], [b, c, d])).toEqual({ added: [c, d], removed: [a] });
  expect(changesSince([], [a])).toEqual({ added: [a], removed: [] });
});

test('items of other browsers are added, and what they removed is removed', () => {
  expect(mergeOf([a, c], [a, b], [a, b])).toEqual({ missing: [c], gone: [b] });
});

test('what the visitor changes during a request stays', () => {
  // a was removed and d added after the request was sent.
  expect(mergeOf([a, b], [a, b], [b, d])).toEqual({ missing: [], gone: [] });
});
