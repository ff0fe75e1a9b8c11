import { createStore, type StoreApi } from 'zustand/vanilla';
import { CONTRACT_VERSION, WISHLIST_KEY, type Account, type WishlistItem } from '@tivara/contracts';
import { readWishlist, sameItem } from './wishlist';

/** What the browser knows and all remotes share. Server data lives in the query client instead. (DECISIONS, Data: shared client state) */
export interface AppState {
  /** The last non-empty header search. */
  searchHome: string;
  wishlist: WishlistItem[];
  /** Who is signed in: undefined until asked. */
  account: Account | null | undefined;
  setSearchHome(text: string): void;
  setAccount(account: Account | null): void;
  addToWishlist(item: WishlistItem): void;
  removeFromWishlist(item: Pick<WishlistItem, 'product_id' | 'selected_color'>): void;
}
export type AppStore = StoreApi<AppState>;

const GUARD = Symbol.for(`tivara.store.${CONTRACT_VERSION.split('.')[0]}`);

/** Makes the store: one per request on the server, one per visit in the browser. */
export function createAppStore(): AppStore {
  return createStore<AppState>()((set) => ({
    searchHome: '',
    wishlist: [],
    account: undefined,
    setSearchHome: (searchHome) => set({ searchHome }),
    setAccount: (account) => set({ account }),
    addToWishlist: (item) =>
      set(({ wishlist }) =>
        wishlist.some((other) => sameItem(other, item)) ? {} : { wishlist: [...wishlist, item] },
      ),
    removeFromWishlist: (item) =>
      set(({ wishlist }) => ({ wishlist: wishlist.filter((other) => !sameItem(other, item)) })),
  }));
}

/**
 * The visit's one store, kept in step with local storage and other tabs. A second copy of this library in the page gets
 * the first one's store, so that two versions never hold two wishlists.
 */
export function createBrowserStore(storage: Storage | null): AppStore {
  const holder = globalThis as { [GUARD]?: AppStore };
  if (holder[GUARD]) return holder[GUARD];
  const store = createAppStore();
  holder[GUARD] = store;
  // setState, not initial state: hydration must first see what the server drew.
  const restore = () => store.setState({ wishlist: readWishlist(storage) });
  restore();
  store.subscribe((state, before) => {
    if (state.wishlist !== before.wishlist) writeWishlist(storage, state.wishlist);
  });
  addEventListener('storage', (event) => {
    if (event.key === WISHLIST_KEY || event.key === null) restore();
  });
  return store;
}

function writeWishlist(storage: Storage | null, items: WishlistItem[]): void {
  try {
    const text = JSON.stringify(items);
    if (storage && storage.getItem(WISHLIST_KEY) !== text) storage.setItem(WISHLIST_KEY, text);
  } catch {
    // A full or forbidden storage costs only what outlives the visit.
  }
}
