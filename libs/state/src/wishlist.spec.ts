import { WISHLIST_KEY, type WishlistItem } from '@tivara/contracts';
import { createAppStore, createBrowserStore } from './store';
import { readWishlist } from './wishlist';

const item = (product_id: number, color_name = 'GOLD'): WishlistItem => ({
  product_id,
  product_name: `TV-${product_id}`,
  category_name: 'MEN',
  material_name: 'TITANIUM',
  selected_color: { color_name, color_id: 1 },
  images: ['/media/a/400.jpg'],
});

afterEach(() => localStorage.clear());

test('one unreadable item costs only itself', () => {
  localStorage.setItem(
    WISHLIST_KEY,
    JSON.stringify([item(1), { product_id: 'x' }, null, { ...item(2), images: 'none' }]),
  );
  expect(readWishlist(localStorage)).toEqual([item(1), { ...item(2), images: [] }]);
});

test.each(['{', '"text"', '{"a":1}'])('stored %s is an empty list', (stored) => {
  localStorage.setItem(WISHLIST_KEY, stored);
  expect(readWishlist(localStorage)).toEqual([]);
});

test('the same product in two colours is two items, in one colour one', () => {
  const store = createAppStore();
  for (const one of [item(1), item(1, 'SILVER'), item(1)]) store.getState().addToWishlist(one);
  expect(store.getState().wishlist).toEqual([item(1), item(1, 'SILVER')]);
  store.getState().removeFromWishlist(item(1));
  expect(store.getState().wishlist).toEqual([item(1, 'SILVER')]);
});

test('what is saved outlives the page, and another tab is followed', () => {
  const store = createBrowserStore(localStorage);
  store.getState().addToWishlist(item(7));
  expect(readWishlist(localStorage)).toEqual([item(7)]);
  localStorage.setItem(WISHLIST_KEY, JSON.stringify([item(8)]));
  dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }));
  expect(store.getState().wishlist).toEqual([item(8)]);
  expect(createBrowserStore(localStorage)).toBe(store);
});
