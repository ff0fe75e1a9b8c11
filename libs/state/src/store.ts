import { createStore, type StoreApi } from 'zustand/vanilla';
import { CONTRACT_VERSION, WISHLIST_KEY, type Account, type WishlistItem } from '@tivara/contracts';
import { readWishlist, withItems, withoutItems } from './wishlist';

/** Client state that all remotes share. Server data is in the query client. (DECISIONS, Data: shared client state) */
export interface AppState {
  /** The last non-empty header search. */
  searchHome: string;
  wishlist: WishlistItem[];
  /** False once the browser could not store the list. */
  wishlistKept: boolean;
  /** Who is logged in: undefined while unknown. */
  account: Account | null | undefined;
  setSearchHome(text: string): void;
  setAccount(account: Account | null): void;
  addToWishlist(item: WishlistItem): void;
  removeFromWishlist(...items: Pick<WishlistItem, 'product_id' | 'selected_color'>[]): void;
  /** Inserts what is not in the list yet, at an index or at the end. */
  putIntoWishlist(items: WishlistItem[], at?: number): void;
}
export type AppStore = StoreApi<AppState>;

const GUARD = Symbol.for(`tivara.store.${CONTRACT_VERSION.split('.')[0]}`);

/** Makes the store: one per request on the server, one per visit in the browser. */
export function createAppStore(): AppStore {
  return createStore<AppState>()((set) => ({
    searchHome: '',
    wishlist: [],
    wishlistKept: true,
    account: undefined,
    setSearchHome: (searchHome) => set({ searchHome }),
    setAccount: (account) => set({ account }),
    addToWishlist: (item) => set(({ wishlist }) => ({ wishlist: withItems(wishlist, [item]) })),
    putIntoWishlist: (items, at) =>
      set(({ wishlist }) => ({ wishlist: withItems(wishlist, items, at) })),
    removeFromWishlist: (...items) =>
      set(({ wishlist }) => ({ wishlist: withoutItems(wishlist, items) })),
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
  const restore = () => {
    const { wishlist, wishlistKept } = store.getState();
    const stored = readWishlist(storage);
    // What could not be stored is here alone: another tab's list must not take it away.
    store.setState({ wishlist: wishlistKept ? stored : withItems(wishlist, stored) });
  };
  restore();
  store.subscribe((state, before) => {
    if (state.wishlist !== before.wishlist)
      store.setState({ wishlistKept: writeWishlist(storage, state.wishlist) });
  });
  addEventListener('storage', (event) => {
    if (event.key === WISHLIST_KEY || event.key === null) restore();
  });
  // A page that comes back out of the browser's memory has missed what other pages stored.
  addEventListener('pageshow', (event) => {
    if (event.persisted) restore();
  });
  return store;
}

/** @returns whether the list outlives the visit: a storage may be full or forbidden. */
function writeWishlist(storage: Storage | null, items: WishlistItem[]): boolean {
  try {
    const text = JSON.stringify(items);
    if (storage?.getItem(WISHLIST_KEY) !== text) storage?.setItem(WISHLIST_KEY, text);
    return storage !== null;
  } catch {
    return false;
  }
}
