import { SYNCED_WISHLIST_KEY, WISHLIST_KEY } from '@tivara/contracts';
import type { Account, WishlistItem } from '@tivara/contracts';
import { createBrowserStore } from './store';
import { readWishlist } from './wishlist';

const item = (product_id: number): WishlistItem => ({
  product_id,
  product_name: `TV-${product_id}`,
  category_name: 'MEN',
  material_name: 'TITANIUM',
  selected_color: { color_name: 'GOLD', color_id: 1 },
  images: [],
});

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, Symbol.for('tivara.store.1'));
});

const account = (account_id: number) => ({ account_id }) as Account;
const synced = (...items: WishlistItem[]) =>
  localStorage.setItem(SYNCED_WISHLIST_KEY, JSON.stringify(items));

test('the list of an account leaves the browser with the log-out; what is not in the account stays', () => {
  const store = createBrowserStore(localStorage);
  store.getState().setAccount(account(1));
  store.getState().putIntoWishlist([item(1), item(2)]);
  synced(item(1));
  store.getState().leaveAccount();
  expect(readWishlist(localStorage)).toEqual([item(2)]);
  expect(store.getState().wishlist).toEqual([item(2)]);
  expect(localStorage.getItem(SYNCED_WISHLIST_KEY)).toBeNull();
});

test('it stays when the session expires, and is not shown to another account that logs in', () => {
  const store = createBrowserStore(localStorage);
  store.getState().setAccount(account(1));
  store.getState().putIntoWishlist([item(1), item(2)]);
  synced(item(1), item(2));
  store.getState().setAccount(null);
  store.getState().setAccount(account(1));
  expect(store.getState().wishlist).toEqual([item(1), item(2)]);
  // What is removed while logged out is removed from the account by its next sync.
  expect(localStorage.getItem(SYNCED_WISHLIST_KEY)).toContain('TV-2');
  store.getState().setAccount(null);
  store.getState().setAccount(account(2));
  expect(store.getState().wishlist).toEqual([]);
  expect(store.getState().isSignedIn).toBe(true);
});

test("it is not touched by a tab that has missed another tab's log-in", () => {
  const store = createBrowserStore(localStorage);
  store.getState().setAccount(account(1));
  localStorage.setItem(WISHLIST_KEY, JSON.stringify([item(5)]));
  localStorage.setItem('tivara.wishlist-account', '2');
  synced(item(5));
  dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }));
  store.getState().setAccount(null);
  expect(store.getState().wishlist).toEqual([item(5)]);
  expect(readWishlist(localStorage)).toEqual([item(5)]);
});
