import { Suspense, lazy } from 'react';
import { useAppStore, useTexts } from '@tivara/state';
import { VisuallyHidden, loadPart, useHydrated } from '@tivara/ui';
import styles from './count.module.css';

/** Loaded only for visitors who have logged in. */
const WishlistSync = lazy(() =>
  loadPart(() => import('../sync/wishlist-sync')).catch(() => ({ default: () => null })),
);

export default function Count() {
  const t = useTexts();
  const count = useAppStore((state) => state.wishlist.length);
  const signedIn = useAppStore((state) => state.isSignedIn);
  // Announce changes, not the initial count.
  const live = useHydrated() ? 'polite' : 'off';
  return (
    <>
      <span className={styles.count} aria-live={live} aria-atomic="true">
        {count > 0 && (
          <span>
            {count}
            <VisuallyHidden> {count === 1 ? t('item') : t('items')}</VisuallyHidden>
          </span>
        )}
      </span>
      {signedIn && (
        <Suspense>
          <WishlistSync />
        </Suspense>
      )}
    </>
  );
}
