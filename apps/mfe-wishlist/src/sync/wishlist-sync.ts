import { useEffect, useRef } from 'react';
import { ApiError, LIMITS, SYNCED_WISHLIST_KEY, WISHLIST_KEY } from '@tivara/contracts';
import type {
  ApiCall,
  WishlistChangesBody,
  WishlistIdentity,
  WishlistItem,
} from '@tivara/contracts';
import { useApi, useAppStore } from '@tivara/state';
import { changesSince, mergeOf } from './merge';

/** From a change to the request: quick ones are sent together. (ms) */
const DELAY_MS = 600;
/** How often a sync waits for another tab's change to arrive. */
const MAX_WAITS = 5;

/** Renders nothing. Brings the browser's list and the account's together: when the page opens, after each change, and when the browser is online or looked at again. */
export default function WishlistSync(): null {
  const api = useApi();
  const items = useAppStore((state) => state.wishlist);
  const put = useAppStore((state) => state.putIntoWishlist);
  const remove = useAppStore((state) => state.removeFromWishlist);
  const setAccount = useAppStore((state) => state.setAccount);
  const setWishlistSync = useAppStore((state) => state.setWishlistSync);
  const latest = useRef(items);
  const onChange = useRef(() => {});

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waits = 0;
    /** Whether to ask for other browsers' changes, even if this one has none. */
    let isDue = false;
    let hasEnded = false;
    const schedule = (due: boolean) => {
      isDue ||= due;
      clearTimeout(timer);
      timer = setTimeout(() => void exclusively(sync), DELAY_MS);
    };
    async function sync() {
      const now = latest.current;
      // Another tab has just changed the list: this one hears of it in a moment.
      if (readStored() !== JSON.stringify(now) && waits++ < MAX_WAITS) return schedule(isDue);
      waits = 0;
      const { added, removed } = changesSince(readSynced(), now);
      if (!isDue && !added.length && !removed.length) return;
      isDue = false;
      const later = added.splice(LIMITS.wishlistChanges);
      const sent = now.filter((item) => !later.includes(item));
      try {
        const account = await send(api, { added, removed });
        // Logged out meanwhile: the list is no longer this browser's to show.
        if (hasEnded) return;
        const { missing, gone } = mergeOf(account, sent, latest.current);
        if (missing.length) put(missing);
        if (gone.length) remove(...gone);
        // Last, so that a tab that is closed meanwhile has not forgotten what it still lacks.
        writeSynced(account);
        if (later.length) schedule(true);
      } catch (error) {
        // The next change, or coming back, tries again: nothing is lost meanwhile.
        isDue = true;
        if (error instanceof ApiError && error.status === 401) setAccount(null);
      }
    }
    onChange.current = () => schedule(false);
    const resume = () => schedule(true);
    const onVisible = () => document.visibilityState === 'visible' && resume();
    const syncNow = () => {
      clearTimeout(timer);
      return exclusively(sync);
    };
    isDue = true;
    void syncNow();
    setWishlistSync(syncNow);
    addEventListener('online', resume);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      hasEnded = true;
      setWishlistSync(null);
      clearTimeout(timer);
      removeEventListener('online', resume);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [api, put, remove, setAccount, setWishlistSync]);

  useEffect(() => {
    latest.current = items;
    onChange.current();
  }, [items]);
  return null;
}

/** One tab of the browser at a time. */
const exclusively = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(SYNCED_WISHLIST_KEY, work) : work();

async function send(
  api: ApiCall,
  { added, removed }: WishlistChangesBody,
): Promise<WishlistItem[]> {
  const body: WishlistChangesBody = { added: added.map(forApi), removed: removed.map(identityOf) };
  const { items } = await api('/api/auth/wishlist', { method: 'POST', body });
  return items;
}

const identityOf = ({ product_id, selected_color }: WishlistIdentity): WishlistIdentity => ({
  product_id,
  selected_color,
});

/** Older items may have other pictures; the catalogue has the current ones anyway. */
const forApi = (item: WishlistItem): WishlistItem => ({
  ...item,
  images: item.images.filter((url) => /^\/media\/[\w./-]+$/.test(url)),
});

function readStored(): string | null {
  try {
    return localStorage.getItem(WISHLIST_KEY) ?? '[]';
  } catch {
    return null;
  }
}

function readSynced(): WishlistItem[] {
  try {
    const synced: unknown = JSON.parse(localStorage.getItem(SYNCED_WISHLIST_KEY) ?? '[]');
    return Array.isArray(synced) ? synced.filter(isItem) : [];
  } catch {
    // Then nothing counts as removed.
    return [];
  }
}

const isItem = (value: Partial<WishlistItem> | null): value is WishlistItem =>
  typeof value?.product_id === 'number' && typeof value.selected_color?.color_name === 'string';

function writeSynced(items: WishlistItem[]): void {
  try {
    localStorage.setItem(SYNCED_WISHLIST_KEY, JSON.stringify(items));
  } catch {
    // The same.
  }
}
