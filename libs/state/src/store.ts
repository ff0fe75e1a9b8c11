import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  COMPARISON_KEY,
  CONTRACT_VERSION,
  LIMITS,
  SYNCED_WISHLIST_KEY,
  WISHLIST_KEY,
  readFrames,
  sameFrame,
  writeFrames,
} from '@tivara/contracts';
import type { Account, ComparedFrame, WishlistItem } from '@tivara/contracts';
import { readWishlist, withItems, withoutItems } from './wishlist';

/** Client state of all remotes. Server data is in the query client. (DECISIONS, Data: shared client state) */
export interface AppState {
  searchHome: string;
  wishlist: WishlistItem[];
  /** False once the browser could not store the list. */
  isWishlistStored: boolean;
  /** Who is logged in: undefined while unknown. */
  account: Account | null | undefined;
  /** Whether this browser logged in last; the session may have expired since. From contract 1.8. */
  isSignedIn: boolean;
  /** Frames chosen to compare. From contract 1.9. */
  comparison: ComparedFrame[];
  /** False once the browser could not store them. From contract 1.14. */
  isComparisonStored: boolean;
  /** Brings the list and the account's together now; null unless someone is logged in. From contract 1.15. */
  syncWishlist: (() => Promise<void>) | null;
  setSearchHome(text: string): void;
  /** Null when the session has expired: the list stays, for the same account's next log-in. */
  setAccount(account: Account | null): void;
  /** Logged out, or deleted: what is in the account's list leaves the browser. From contract 1.15. */
  leaveAccount(): void;
  setWishlistSync(sync: (() => Promise<void>) | null): void;
  addToWishlist(item: WishlistItem): void;
  removeFromWishlist(...items: Pick<WishlistItem, 'product_id' | 'selected_color'>[]): void;
  /** Inserts what is not in the list yet, at an index or at the end. */
  putIntoWishlist(items: WishlistItem[], at?: number): void;
  setComparison(frames: ComparedFrame[]): void;
  /** @returns false if there are as many as can be compared */
  addToComparison(frame: ComparedFrame): boolean;
  removeFromComparison(frame: ComparedFrame): void;
}
export type AppStore = StoreApi<AppState>;

const SIGNED_IN_KEY = 'tivara.signed-in';
const SIGNED_IN = '1';
/** The id of the account whose list the browser has. */
const LIST_OWNER_KEY = 'tivara.wishlist-account';

const GUARD = Symbol.for(`tivara.store.${CONTRACT_VERSION.split('.')[0]}`);

/** One per request on the server, one per visit in the browser. */
export function createAppStore(storage: Storage | null = null): AppStore {
  return createStore<AppState>()((set, get) => ({
    searchHome: '',
    wishlist: [],
    isWishlistStored: true,
    account: undefined,
    isSignedIn: false,
    comparison: [],
    isComparisonStored: true,
    syncWishlist: null,
    setSearchHome: (searchHome) => set({ searchHome }),
    setAccount: (account) => {
      if (account) get().removeFromWishlist(...changeListOwner(storage, account));
      set({ account, isSignedIn: account !== null });
    },
    leaveAccount: () => {
      get().removeFromWishlist(...changeListOwner(storage, null));
      set({ account: null, isSignedIn: false });
    },
    setWishlistSync: (syncWishlist) => set({ syncWishlist }),
    addToWishlist: (item) => set(({ wishlist }) => ({ wishlist: withItems(wishlist, [item]) })),
    putIntoWishlist: (items, at) =>
      set(({ wishlist }) => ({ wishlist: withItems(wishlist, items, at) })),
    removeFromWishlist: (...items) =>
      set(({ wishlist }) => ({ wishlist: withoutItems(wishlist, items) })),
    setComparison: (comparison) => set({ comparison }),
    addToComparison: (frame) => {
      const { comparison } = get();
      if (comparison.some((other) => sameFrame(other, frame))) return true;
      if (comparison.length >= LIMITS.comparedFrames) return false;
      set({ comparison: [...comparison, frame] });
      return true;
    },
    removeFromComparison: (frame) =>
      set(({ comparison }) => ({
        comparison: comparison.filter((other) => !sameFrame(other, frame)),
      })),
  }));
}

/** The one store of a visit, synchronised with local storage and other tabs. Every copy of this library gets the same one. */
export function createBrowserStore(storage: Storage | null): AppStore {
  const holder = globalThis as { [GUARD]?: AppStore };
  if (holder[GUARD]) return holder[GUARD];
  const store = createAppStore(storage);
  holder[GUARD] = store;
  // setState, not initial state: hydration must first see what the server rendered.
  const restore = () => {
    const { wishlist, isWishlistStored } = store.getState();
    const stored = readWishlist(storage);
    // Items that could not be stored exist in this tab alone: another tab's list must not remove them.
    store.setState({
      wishlist: isWishlistStored ? stored : withItems(wishlist, stored),
      isSignedIn: readItem(storage, SIGNED_IN_KEY) === SIGNED_IN,
    });
  };
  const restoreComparison = () => store.setState({ comparison: readComparison(storage) });
  restore();
  restoreComparison();
  store.subscribe((state, before) => {
    if (state.wishlist !== before.wishlist)
      store.setState({ isWishlistStored: writeWishlist(storage, state.wishlist) });
    if (state.isSignedIn !== before.isSignedIn) writeSignedIn(storage, state.isSignedIn);
    if (state.comparison !== before.comparison)
      store.setState({ isComparisonStored: writeComparison(storage, state.comparison) });
  });
  addEventListener('storage', (event) => {
    if (event.key === WISHLIST_KEY || event.key === SIGNED_IN_KEY || event.key === null) restore();
    if (event.key === COMPARISON_KEY || event.key === null) restoreComparison();
  });
  // A page restored from the back/forward cache has missed what other pages stored.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    restore();
    restoreComparison();
  });
  return store;
}

function readItem(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    // A blocked storage counts as empty.
    return null;
  }
}

function writeSignedIn(storage: Storage | null, isSignedIn: boolean): void {
  try {
    if (isSignedIn) storage?.setItem(SIGNED_IN_KEY, SIGNED_IN);
    else storage?.removeItem(SIGNED_IN_KEY);
  } catch {
    // Without storage the header offers to log in.
  }
}

/** @returns what the former owner has in its account, which nobody else is to see here */
function changeListOwner(storage: Storage | null, account: Account | null): WishlistItem[] {
  const owner = account ? String(account.account_id) : null;
  if (owner === readItem(storage, LIST_OWNER_KEY)) return [];
  const former = readWishlist(storage, SYNCED_WISHLIST_KEY);
  try {
    storage?.removeItem(SYNCED_WISHLIST_KEY);
    if (owner) storage?.setItem(LIST_OWNER_KEY, owner);
    else storage?.removeItem(LIST_OWNER_KEY);
  } catch {
    // Then the next account to log in counts as another one.
  }
  return former;
}

const readComparison = (storage: Storage | null): ComparedFrame[] =>
  readFrames(readItem(storage, COMPARISON_KEY) ?? '').slice(0, LIMITS.comparedFrames);

/** @returns whether the frames were stored */
function writeComparison(storage: Storage | null, frames: ComparedFrame[]): boolean {
  try {
    if (frames.length > 0) storage?.setItem(COMPARISON_KEY, writeFrames(frames));
    else storage?.removeItem(COMPARISON_KEY);
    return storage !== null;
  } catch {
    return false;
  }
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
