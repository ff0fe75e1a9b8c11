import { createStore, type StoreApi } from 'zustand/vanilla';
import { CONTRACT_VERSION, WISHLIST_KEY, type Account, type WishlistItem } from '@tivara/contracts';
import { readWishlist, withItems, withoutItems } from './wishlist';

/** Client state of all remotes. Server data is in the query client. (DECISIONS, Data: shared client state) */
export interface AppState {
  searchHome: string;
  wishlist: WishlistItem[];
  /** False once the browser could not store the list. */
  isWishlistStored: boolean;
  /** The same for remotes from before contract 1.5, until none is live or in an open tab. */
  wishlistKept: boolean; // eslint-disable-line tivara/standard-terms
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

const storedState = (isStored: boolean) => ({ isWishlistStored: isStored, wishlistKept: isStored }); // eslint-disable-line tivara/standard-terms

/** One per request on the server, one per visit in the browser. */
export function createAppStore(): AppStore {
  return createStore<AppState>()((set) => ({
    searchHome: '',
    wishlist: [],
    ...storedState(true),
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

/** The one store of a visit, synchronised with local storage and other tabs. Every copy of this library gets the same one. */
export function createBrowserStore(storage: Storage | null): AppStore {
  const holder = globalThis as { [GUARD]?: AppStore };
  if (holder[GUARD]) return holder[GUARD];
  const store = createAppStore();
  holder[GUARD] = store;
  // setState, not initial state: hydration must first see what the server rendered.
  const restore = () => {
    const { wishlist, isWishlistStored } = store.getState();
    const stored = readWishlist(storage);
    // Items that could not be stored exist in this tab alone: another tab's list must not remove them.
    store.setState({ wishlist: isWishlistStored ? stored : withItems(wishlist, stored) });
  };
  restore();
  store.subscribe((state, before) => {
    if (state.wishlist !== before.wishlist)
      store.setState(storedState(writeWishlist(storage, state.wishlist)));
  });
  addEventListener('storage', (event) => {
    if (event.key === WISHLIST_KEY || event.key === null) restore();
  });
  // A page restored from the back/forward cache has missed what other pages stored.
  addEventListener('pageshow', (event) => {
    if (event.persisted) restore();
  });
  return store;
}

/** @returns whether the list was stored: the storage may be full or blocked. */
function writeWishlist(storage: Storage | null, items: WishlistItem[]): boolean {
  try {
    const text = JSON.stringify(items);
    if (storage?.getItem(WISHLIST_KEY) !== text) storage?.setItem(WISHLIST_KEY, text);
    return storage !== null;
  } catch {
    return false;
  }
}
