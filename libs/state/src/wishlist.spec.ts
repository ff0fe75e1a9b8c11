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

/** A new page of the browser. */
const forgetStore = () => Reflect.deleteProperty(globalThis, Symbol.for('tivara.store.1'));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  forgetStore();
});

test('drops only the unreadable item', () => {
  localStorage.setItem(
    WISHLIST_KEY,
    JSON.stringify([item(1), { product_id: 'x' }, null, { ...item(2), images: 'none' }]),
  );
  expect(readWishlist(localStorage)).toEqual([item(1), { ...item(2), images: [] }]);
});

test.each(['{', '"text"', '{"a":1}'])('reads stored %s as an empty list', (stored) => {
  localStorage.setItem(WISHLIST_KEY, stored);
  expect(readWishlist(localStorage)).toEqual([]);
});

test.each<[string, unknown]>([
  ['a colour by its name alone', { ...item(1), selected_color: 'GOLD' }],
  [
    'the colour in the product itself',
    { ...item(1), selected_color: undefined, color_name: 'GOLD' },
  ],
  [
    'ids as text',
    { ...item(1), product_id: '1', selected_color: { color_name: 'GOLD', color_id: '0' } },
  ],
  [
    'one picture',
    { ...item(1), selected_color: 'GOLD', images: undefined, image: '/media/a/400.jpg' },
  ],
  [
    'pictures as rows',
    { ...item(1), selected_color: 'GOLD', images: [{ image_url: '/media/a/400.jpg' }] },
  ],
])('an item of an older shape is read: %s', (_, stored) => {
  localStorage.setItem(WISHLIST_KEY, JSON.stringify([stored, item(2)]));
  const known = { color_name: 'GOLD', color_id: 0 };
  expect(readWishlist(localStorage)).toEqual([{ ...item(1), selected_color: known }, item(2)]);
});

test('reads the list of an older shape from its object', () => {
  localStorage.setItem(WISHLIST_KEY, JSON.stringify({ items: [item(1)] }));
  expect(readWishlist(localStorage)).toEqual([item(1)]);
});

test('reads every complete item of a broken text', () => {
  const odd = { ...item(2), product_name: 'Braces } and "quotes" \\ {' };
  const text = JSON.stringify([item(1), odd, item(3)]);
  localStorage.setItem(WISHLIST_KEY, text.slice(0, -40));
  expect(readWishlist(localStorage)).toEqual([item(1), odd]);
  localStorage.setItem(WISHLIST_KEY, text.replace('},{', '},,broken{').slice(1));
  expect(readWishlist(localStorage)).toEqual([item(1), odd, item(3)]);
});

test('300 items are read and written without loss', () => {
  const many = Array.from({ length: 300 }, (_, index) => item(index + 1));
  localStorage.setItem(WISHLIST_KEY, JSON.stringify(many));
  const store = createBrowserStore(localStorage);
  store.getState().addToWishlist(item(301));
  expect(readWishlist(localStorage)).toEqual([...many, item(301)]);
});

test('items are inserted at their index, those already in the list stay where they are', () => {
  const store = createAppStore();
  store.getState().putIntoWishlist([item(1), item(3)]);
  store.getState().putIntoWishlist([item(2), item(3), item(2)], 1);
  expect(store.getState().wishlist).toEqual([item(1), item(2), item(3)]);
  store.getState().removeFromWishlist(item(1), item(3));
  expect(store.getState().wishlist).toEqual([item(2)]);
});

test('with a full storage the list lasts for the visit, and other tabs do not overwrite it', () => {
  localStorage.setItem(WISHLIST_KEY, JSON.stringify([item(1)]));
  const store = createBrowserStore(localStorage);
  expect(store.getState().isWishlistStored).toBe(true);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.getState().addToWishlist(item(2));
  expect(store.getState().wishlist).toEqual([item(1), item(2)]);
  expect(store.getState().isWishlistStored).toBe(false);
  dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }));
  expect(store.getState().wishlist).toEqual([item(1), item(2)]);
  full.mockRestore();
  store.getState().addToWishlist(item(3));
  expect(store.getState().isWishlistStored).toBe(true);
  expect(readWishlist(localStorage)).toEqual([item(1), item(2), item(3)]);
});

test('a page restored from the back/forward cache reads the list again', () => {
  const store = createBrowserStore(localStorage);
  localStorage.setItem(WISHLIST_KEY, JSON.stringify([item(4)]));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.getState().wishlist).toEqual([item(4)]);
});

test('the same product in two colours is two items, in one colour one', () => {
  const store = createAppStore();
  for (const one of [item(1), item(1, 'SILVER'), item(1)]) store.getState().addToWishlist(one);
  expect(store.getState().wishlist).toEqual([item(1), item(1, 'SILVER')]);
  store.getState().removeFromWishlist(item(1));
  expect(store.getState().wishlist).toEqual([item(1, 'SILVER')]);
});

test('the list is stored and follows other tabs', () => {
  const store = createBrowserStore(localStorage);
  store.getState().addToWishlist(item(7));
  expect(readWishlist(localStorage)).toEqual([item(7)]);
  localStorage.setItem(WISHLIST_KEY, JSON.stringify([item(8)]));
  dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }));
  expect(store.getState().wishlist).toEqual([item(8)]);
  expect(createBrowserStore(localStorage)).toBe(store);
});

// Last: these stores keep listening.
test('a storage that throws, or none, is an empty list that works', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  for (const storage of [localStorage, null]) {
    forgetStore();
    const store = createBrowserStore(storage);
    store.getState().addToWishlist(item(1));
    expect(store.getState().wishlist).toEqual([item(1)]);
    expect(store.getState().isWishlistStored).toBe(false);
  }
});
